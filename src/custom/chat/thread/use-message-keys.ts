import type { Virtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, type RefObject, useState } from 'react';
import { useShortcuts } from '../../../kit/shortcuts/use-shortcuts.ts';
import type { Entries } from './entries.ts';

/**
 * The keys in the messages: the arrows, Home and End lead from one to the next, and Tab reaches the
 * one that had the focus, at first the newest. What a message holds has the keys of its own.
 */
export function useMessageKeys(
  scroller: RefObject<HTMLDivElement | null>,
  entries: Entries,
  virtual: Virtualizer<HTMLDivElement, Element>,
) {
  const [focused, setFocused] = useState<string>();
  useShortcuts('messages');
  const newest = entries.keyAt(entries.count - 1);
  const isDrawn = virtual.getVirtualItems().some(({ index }) => entries.keyAt(index) === focused);

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const row = rowOf(event.target);
    if (!row || row !== event.target) return;
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const at = Number(row.closest('li')?.getAttribute('data-index'));
    const to = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: entries.count - 1 }[event.key];
    if (to === undefined || Number.isNaN(to)) return;
    event.preventDefault();
    const next = Math.max(0, Math.min(to, entries.count - 1));
    setFocused(entries.keyAt(next));
    virtual.scrollToIndex(next, { align: 'auto' });
    requestAnimationFrame(() =>
      scroller.current
        ?.querySelector<HTMLElement>(`li[data-index="${next}"] article`)
        ?.focus({ preventScroll: true }),
    );
  };
  const onFocus = ({ target }: { target: EventTarget }) => {
    const key = rowOf(target)?.getAttribute('data-entry');
    if (key) setFocused(key);
  };
  return { stop: isDrawn ? focused : newest, listeners: { onKeyDown, onFocus } };
}

/** The message that an element belongs to. */
export const rowOf = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('article[data-entry]') : null;
