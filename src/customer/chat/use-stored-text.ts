import { useRef, useState } from 'react';
import { ignoringError } from '../../../domain/ignoring-failure.ts';
import { CUSTOMER_PREFIX } from '../../providers/session.ts';

/**
 * Whose text it is: that of a person for the conversation, or `person/…` for another text of theirs.
 */
type Owner = string;

const keyOf = (owner: Owner): string => `${CUSTOMER_PREFIX}draft.${owner}`;

/** What somebody has begun to write and not sent, as it is stored on this device. */
const storedDraft = (owner: Owner): string => localStorage.getItem(keyOf(owner)) ?? '';

export function keepDraft(owner: Owner, text: string): void {
  ignoringError(() => {
    if (text) localStorage.setItem(keyOf(owner), text);
    else localStorage.removeItem(keyOf(owner));
  }, 'The page keeps it.');
}

/** Everything that a person has begun to write: the owners of the texts. */
export function draftsOf(userId: string): readonly Owner[] {
  const own = keyOf(userId);
  return Object.keys(localStorage)
    .filter((key) => key === own || key.startsWith(`${own}/`))
    .map((key) => key.slice(keyOf('').length))
    .filter((owner) => storedDraft(owner).trim() !== '');
}

/** The text in an input: it survives a reload and the end of a session of the same person. */
export function useStoredText(owner: Owner) {
  const [text, setText] = useState(() => storedDraft(owner));
  const latest = useRef(text);
  const change = (next: string) => {
    latest.current = next;
    setText(next);
    keepDraft(owner, next);
  };
  /** Puts a text that could not be sent before what was typed since. */
  const giveBack = (unsent: string) =>
    change(latest.current.trim() ? `${unsent}\n${latest.current}` : unsent);
  return [text, change, giveBack] as const;
}
