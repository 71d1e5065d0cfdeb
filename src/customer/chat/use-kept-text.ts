import { useState } from 'react';
import { CUSTOMER_PREFIX } from '../../providers/session.ts';

const keyOf = (userId: string): string => `${CUSTOMER_PREFIX}draft.${userId}`;

/** What somebody has begun to write and not sent, as it is kept on this device. */
export const keptDraft = (userId: string): string => localStorage.getItem(keyOf(userId)) ?? '';

export function keepDraft(userId: string, text: string): void {
  try {
    if (text) localStorage.setItem(keyOf(userId), text);
    else localStorage.removeItem(keyOf(userId));
  } catch {
    // A full device keeps the text on the page at least.
  }
}

/** The text in the input: it survives a reload and the end of a session of the same person. */
export function useKeptText(userId: string) {
  const [text, setText] = useState(() => keptDraft(userId));
  const change = (next: string) => {
    setText(next);
    keepDraft(userId, next);
  };
  return [text, change] as const;
}
