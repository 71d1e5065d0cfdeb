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
import { useControlsTabIndex } from '../../kit/list/keyboard/use-controls-tab-index.ts';

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
  const role = useSyncExternalStore(focus.subscribe, () => focus.roleOf(id));
  useControlsTabIndex(ref, role === 'other' ? -1 : 0);
  useLayoutEffect(() => {
    const tile = ref.current;
    if (!tile || role !== 'called' || !focus.arrives(id)) return;
    rowControls(tile)[0]?.focus({ preventScroll: true });
    tile.scrollIntoView?.({ block: 'nearest' });
  }, [focus, id, role]);

  return {
    ref,
    onFocus: () => focus.take(id),
    onBlur: ({ currentTarget, relatedTarget }) => {
      if (!currentTarget.contains(relatedTarget)) focus.release(id);
    },
  };
}
