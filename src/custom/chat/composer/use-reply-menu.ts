import { type KeyboardEvent, useId, useState } from 'react';
import type { QuickReplies, QuickReply } from './quick-replies.ts';

const SIGN = '/';

type Options = {
  source: QuickReplies | undefined;
  text: string;
  onChoose: (text: string) => void;
};

/** The menu of quick replies that a `/` at the beginning of the input opens. */
export function useReplyMenu({ source, text, onChoose }: Options) {
  const listId = useId();
  const [active, setActive] = useState(0);
  const [dismissed, setDismissed] = useState<string>();
  const isRequested = source !== undefined && text.startsWith(SIGN) && !text.includes('\n');
  const isOpen = isRequested && dismissed !== text;
  const found: readonly QuickReply[] = isOpen ? source.find(text.slice(SIGN.length).trim()) : [];
  const at = Math.min(active, Math.max(0, found.length - 1));
  const choose = (reply: QuickReply) => {
    setActive(0);
    onChoose(reply.text);
  };
  /** Whether the key was meant for the menu. */
  const press = (event: KeyboardEvent): boolean => {
    if (!isOpen) return false;
    const chosen = found[at];
    if (event.key === 'Escape') setDismissed(text);
    else if (!chosen) return false;
    else if (event.key === 'ArrowDown') setActive((at + 1) % found.length);
    else if (event.key === 'ArrowUp') setActive((at - 1 + found.length) % found.length);
    else if (event.key === 'Enter' && !event.shiftKey) choose(chosen);
    else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  };
  const idOf = (index: number) => `${listId}-${index}`;
  const attributes =
    source === undefined
      ? {}
      : ({
          'aria-autocomplete': 'list',
          'aria-haspopup': 'listbox',
          'aria-controls': isOpen && found.length > 0 ? listId : undefined,
          'aria-activedescendant': isOpen && found.length > 0 ? idOf(at) : undefined,
        } as const);
  return { press, attributes, menu: { listId, idOf, isOpen, found, at, onChoose: choose } };
}
