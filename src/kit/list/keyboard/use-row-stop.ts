import {
  type FocusEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from 'react';
import type { Identifier } from 'react-admin';
import { useRowKeyboard } from './row-keyboard.tsx';
import { useControlsTabIndex } from './use-controls-tab-index.ts';

type RowStop = {
  ref: RefObject<HTMLTableRowElement | null>;
  tabIndex: 0 | -1;
  onFocus: () => void;
  onBlur: (event: FocusEvent<HTMLTableRowElement>) => void;
};

/**
 * Makes a row part of the single tab stop of its table. The controls in it are not tab stops; the arrow
 * keys lead there from the row.
 */
export function useRowStop(id: Identifier | undefined): RowStop {
  const { focus } = useRowKeyboard();
  const ref = useRef<HTMLTableRowElement>(null);
  const role = useSyncExternalStore(focus.subscribe, () => focus.roleOf(id));
  useControlsTabIndex(ref, id === undefined ? undefined : -1);
  useLayoutEffect(() => {
    const row = ref.current;
    if (row && id !== undefined && role === 'called' && focus.arrives(id)) enter(row);
  }, [focus, id, role]);

  return {
    ref,
    tabIndex: role === 'other' ? -1 : 0,
    onFocus: () => {
      if (id !== undefined) focus.take(id);
    },
    onBlur: ({ currentTarget, relatedTarget }) => {
      if (id === undefined || currentTarget.contains(relatedTarget)) return;
      focus.release(id);
      // Whoever goes elsewhere while a row is being read stays there.
      if (relatedTarget && !currentTarget.parentElement?.contains(relatedTarget)) focus.dismiss();
    },
  };
}

/** The margins of the row keep it clear of the bars above the list. */
function enter(row: HTMLTableRowElement): void {
  row.focus({ preventScroll: true });
  row.scrollIntoView({ block: 'nearest' });
}
