import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';
import type { RaRecord } from 'react-admin';
import { useRowActions } from './row-actions.ts';

/** How long a finger has to rest, in ms, and how far it may tremble, in px. */
export const LONG_PRESS = 500;
const TREMBLE = 10;

type Pressed = { readonly x: number; readonly y: number; readonly timer: number };

/**
 * What opens the menu of a row or a card: a right-click, the menu key and Shift+F10, which browsers
 * report as a right-click on what has the focus, and a finger that rests, which not all of them do.
 * Nothing for a list without such a menu.
 */
export function useRowMenu(record: RaRecord | undefined) {
  const { openMenu } = useRowActions();
  const pressed = useRef<Pressed>(undefined);
  const hasOpened = useRef(false);
  const release = () => {
    clearTimeout(pressed.current?.timer);
    pressed.current = undefined;
  };
  useEffect(() => () => clearTimeout(pressed.current?.timer), []);
  if (!openMenu || !record) return {};
  return {
    onContextMenu: (event: MouseEvent) => {
      release();
      // The finger that opened the menu already is reported a second time.
      if (hasOpened.current) event.preventDefault();
      else openMenu(record, event);
    },
    onPointerDown: (event: PointerEvent) => {
      hasOpened.current = false;
      const { pointerType, target, clientX, clientY } = event;
      if (pointerType !== 'touch' || isControl(target)) return;
      const timer = window.setTimeout(() => {
        hasOpened.current = openMenu(record, { target, clientX, clientY, preventDefault });
      }, LONG_PRESS);
      pressed.current = { x: clientX, y: clientY, timer };
    },
    // A key is pressed after the finger has left, and the menu key is reported as a right-click next.
    onKeyDownCapture: () => {
      hasOpened.current = false;
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const from = pressed.current;
      if (from && Math.hypot(clientX - from.x, clientY - from.y) > TREMBLE) release();
    },
    onPointerUp: release,
    onPointerCancel: release,
    /** The finger that is lifted from the menu that it has opened clicks nothing. */
    stopClick: (event: MouseEvent) => {
      if (!hasOpened.current) return;
      hasOpened.current = false;
      event.stopPropagation();
      event.preventDefault();
    },
  };
}

const preventDefault = () => undefined;

/** Controls have their own answer to a finger that rests, such as the browser's menu of a link. */
const isControl = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('a, button, input') !== null;
