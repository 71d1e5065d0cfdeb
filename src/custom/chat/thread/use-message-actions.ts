import { type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import type { Entries, Entry } from './entries.ts';
import { rowOf } from './use-message-keys.ts';

/** A finger that rests this long on a message opens its actions. */
const PRESS_MS = 500;
/** A finger that moves further than this scrolls. */
const STILL_PX = 10;

export type OpenMenu = { readonly entry: Entry; readonly anchor: HTMLElement };

/**
 * Opens the actions of a message: its button, the keys of a menu while it has the focus, or a long
 * press. One set of listeners serves all messages.
 */
export function useMessageActions(entries: Entries) {
  const [open, setOpen] = useState<OpenMenu>();
  const show = (target: EventTarget) => {
    const row = rowOf(target);
    const index = Number(row?.closest('li')?.getAttribute('data-index') ?? Number.NaN);
    const entry = Number.isNaN(index) ? undefined : entries.at(index);
    if (row && entry) setOpen({ entry, anchor: row.querySelector('button.chat-menu') ?? row });
  };
  const press = useLongPress(show);
  const onClick = (event: MouseEvent) => {
    const isMenu = event.target instanceof Element && event.target.closest('.chat-menu');
    if (isMenu) show(event.target);
  };
  const onKeyUp = (event: { key: string; target: EventTarget }) => {
    const isOnRow = rowOf(event.target) === event.target;
    if (isOnRow && MENU_KEYS.includes(event.key)) show(event.target);
  };
  return {
    listeners: { onClick, onKeyUp, ...press },
    menu: { open, onClose: () => setOpen(undefined) },
  };
}

const MENU_KEYS = ['Enter', ' ', 'ContextMenu', 'Delete'];

function useLongPress(show: (target: EventTarget) => void) {
  const pressed = useRef<{ timer: ReturnType<typeof setTimeout>; x: number; y: number }>(undefined);
  const end = () => {
    clearTimeout(pressed.current?.timer);
    pressed.current = undefined;
  };
  useEffect(() => () => clearTimeout(pressed.current?.timer), []);
  return {
    onPointerDown: ({ pointerType, target, clientX: x, clientY: y }: PointerEvent) => {
      end();
      if (pointerType !== 'touch') return;
      const timer = setTimeout(() => show(target), PRESS_MS);
      pressed.current = { timer, x, y };
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const start = pressed.current;
      if (start && Math.hypot(clientX - start.x, clientY - start.y) > STILL_PX) end();
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}
