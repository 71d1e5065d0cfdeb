import {
  type FocusEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from 'react';
import type { Identifier } from 'react-admin';
import { rowControls } from './row-controls.ts';
import { useRowKeyboard } from './row-keyboard.tsx';

type RowStop = {
  ref: RefObject<HTMLTableRowElement | null>;
  tabIndex: 0 | -1;
  onFocus: (event: FocusEvent<HTMLTableRowElement>) => void;
  onBlur: (event: FocusEvent<HTMLTableRowElement>) => void;
};

/**
 * Makes a row part of the single tab stop of its table. The controls in it are not tab stops; the arrow
 * keys lead there from the row.
 */
export function useRowStop(id: Identifier | undefined): RowStop {
  const { focus } = useRowKeyboard();
  const ref = useRef<HTMLTableRowElement>(null);
  const isStop = useSyncExternalStore(focus.subscribe, () => focus.stop() === id);

  // After each drawing: the cells of a row decide which controls are in it.
  useLayoutEffect(() => {
    const row = ref.current;
    if (!row || id === undefined) return;
    keepOutOfTabOrder(row);
    if (isStop && focus.arrives(id)) enter(row);
  });

  return {
    ref,
    tabIndex: isStop ? 0 : -1,
    onFocus: ({ currentTarget }) => {
      keepOutOfTabOrder(currentTarget);
      if (id !== undefined) focus.take(id);
    },
    onBlur: ({ currentTarget, relatedTarget }) => {
      if (id !== undefined && !currentTarget.contains(relatedTarget)) focus.release(id);
    },
  };
}

function keepOutOfTabOrder(row: HTMLTableRowElement): void {
  for (const control of rowControls(row)) control.tabIndex = -1;
}

/** The margins of the row keep it clear of the bars above the list. */
function enter(row: HTMLTableRowElement): void {
  row.focus({ preventScroll: true });
  row.scrollIntoView({ block: 'nearest' });
}
