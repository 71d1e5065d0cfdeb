import {
  type FocusEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from 'react';
import type { Identifier } from 'react-admin';
import { rowControls } from '../../kit/list/keyboard/row-controls.ts';
import { useRowKeyboard } from '../../kit/list/keyboard/row-keyboard.tsx';

type TileStop = {
  ref: RefObject<HTMLLIElement | null>;
  onFocus: (event: FocusEvent<HTMLElement>) => void;
  onBlur: (event: FocusEvent<HTMLElement>) => void;
};

/**
 * Lets Tab reach the controls of one tile only, the one that last had the focus: its link, then its
 * checkbox and buttons. The arrow keys lead from tile to tile.
 */
export function useTileStop(id: Identifier): TileStop {
  const { focus } = useRowKeyboard();
  const ref = useRef<HTMLLIElement>(null);
  const isStop = useSyncExternalStore(focus.subscribe, () => focus.stop() === id);

  // After each drawing: what a tile shows decides which controls are in it.
  useLayoutEffect(() => {
    const tile = ref.current;
    if (!tile) return;
    const controls = rowControls(tile);
    for (const control of controls) control.tabIndex = isStop ? 0 : -1;
    if (!isStop || !focus.arrives(id)) return;
    controls[0]?.focus({ preventScroll: true });
    tile.scrollIntoView?.({ block: 'nearest' });
  });

  return {
    ref,
    onFocus: () => focus.take(id),
    onBlur: ({ currentTarget, relatedTarget }) => {
      if (!currentTarget.contains(relatedTarget)) focus.release(id);
    },
  };
}
