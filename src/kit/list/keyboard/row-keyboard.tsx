import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import {
  createContext,
  type ReactNode,
  useContext,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { type Identifier, useListContext, useLocation } from 'react-admin';
import { createListeners } from '../../listeners.ts';

const NONE: readonly [] = [];

/** Makes the rows of the enclosed list one tab stop, which follows the records shown. */
export function RowKeyboardProvider({ children }: { children: ReactNode }) {
  const { data = NONE } = useListContext();
  const keyboard = usePinnedKeyboard();
  useLayoutEffect(() => keyboard.focus.follow(data.map(({ id }) => id)), [data, keyboard]);
  return <RowKeyboardContext.Provider value={keyboard}>{children}</RowKeyboardContext.Provider>;
}

/** The rows that lists were left from, by the history entry of the list; each app has its own. */
const leftFrom = new WeakMap<QueryClient, Map<string, Identifier>>();

function rowsLeftIn(app: QueryClient): Map<string, Identifier> {
  const rows = leftFrom.get(app) ?? new Map<string, Identifier>();
  leftFrom.set(app, rows);
  return rows;
}

/**
 * Coming back to a list by the browser's Back puts the focus on the row that was opened. A link or a
 * menu entry leads to a history entry of its own, where nothing takes the focus.
 */
function usePinnedKeyboard(): RowKeyboard {
  const { key = '' } = useLocation();
  const app = useQueryClient();
  const [left] = useState(() => rowsLeftIn(app));
  const [keyboard] = useState(() => createRowKeyboard(left.get(key)));
  const entry = useRef(key);
  useLayoutEffect(() => {
    entry.current = key;
  }, [key]);
  useLayoutEffect(
    () => () => {
      const holder = keyboard.focus.holder();
      if (holder === undefined) left.delete(entry.current);
      else left.set(entry.current, holder);
    },
    [keyboard, left],
  );
  return keyboard;
}

type RowKeyboard = { readonly focus: RowFocus; readonly range: RowRange };

const createRowKeyboard = (returning?: Identifier): RowKeyboard => ({
  focus: createRowFocus(returning),
  range: createRowRange(),
});

const RowKeyboardContext = createContext<RowKeyboard>(createRowKeyboard());

/** The keyboard position in the enclosing table. */
export const useRowKeyboard = (): RowKeyboard => useContext(RowKeyboardContext);

type RowFocus = ReturnType<typeof createRowFocus>;

/** The tab stop of its table; one that is also called is about to receive the focus; or neither. */
export type RowRole = 'stop' | 'called' | 'other';

/**
 * The keyboard position in a table. One row at a time is the tab stop: the one that last had the
 * focus. Rows are identified by their records, so that the focus stays with a record when the list is
 * sorted or reloaded, and moves to the next one when the record has left.
 */
function createRowFocus(returning: Identifier | undefined) {
  let rows: readonly Identifier[] = [];
  let stop = returning;
  let place = 0;
  let holder: Identifier | undefined;
  let wanted = returning;
  /** Whether the row that is called takes the place of one that has left with the focus. */
  let isSuccessor = false;
  const { subscribe, notify } = createListeners();

  const stopAt = (id: Identifier | undefined) => {
    if (id === stop) return;
    stop = id;
    place = id === undefined ? 0 : Math.max(0, rows.indexOf(id));
    notify();
  };

  return {
    subscribe,
    /** The row that is the tab stop. */
    stop: () => stop,
    /** What a row is to the keyboard. */
    roleOf: (id: Identifier | undefined): RowRole => {
      if (id === undefined || id !== stop) return 'other';
      return id === wanted ? 'called' : 'stop';
    },
    /** The row that has the focus, or holds what has it. */
    holder: () => holder,
    /** The records of the table, from top to bottom. */
    rows: () => rows,
    /** Sets the records that the table shows now. */
    follow(next: readonly Identifier[]): void {
      rows = next;
      if (stop !== undefined && next.includes(stop)) {
        place = next.indexOf(stop);
        return;
      }
      const hasLost = holder !== undefined && holder === stop;
      const successor = next[hasLost ? Math.min(place, next.length - 1) : 0];
      holder = undefined;
      wanted = hasLost ? successor : undefined;
      isSuccessor = hasLost;
      stopAt(successor);
    },
    /** Moves the focus to a row, which may not be rendered yet. */
    move(id: Identifier): void {
      wanted = id;
      isSuccessor = false;
      if (id === stop) notify();
      else stopAt(id);
    },
    /**
     * Whether this row, which has just been rendered, is about to receive the focus. Whoever has gone
     * elsewhere meanwhile, such as to the button of a notice, stays there.
     */
    arrives(id: Identifier): boolean {
      if (wanted !== id) return false;
      wanted = undefined;
      return !isSuccessor || document.activeElement === document.body;
    },
    /** A row, or a control in it, has received the focus. */
    take(id: Identifier): void {
      holder = id;
      stopAt(id);
    },
    /** No row is about to receive the focus any more. */
    dismiss(): void {
      wanted = undefined;
    },
    /** A row has lost the focus. */
    release(id: Identifier): void {
      if (holder === id) holder = undefined;
    },
  };
}

type Ids = readonly Identifier[];

type RowRange = ReturnType<typeof createRowRange>;

/**
 * A selection that grows and shrinks with the focus, from its anchor to the focused row, in addition to
 * what was selected before.
 */
function createRowRange() {
  let anchor: { id: Identifier; before: Ids } | undefined;
  let growing = false;
  const upTo = (id: Identifier, rows: Ids, from: { id: Identifier; before: Ids }): Identifier[] => {
    const ends = [rows.indexOf(from.id), rows.indexOf(id)].toSorted((a, b) => a - b);
    const [first = 0, last = 0] = ends;
    return [...new Set([...from.before, ...rows.slice(Math.max(0, first), last + 1)])];
  };

  return {
    /** A single row was selected or deselected; `selected` is the selection after that. */
    begin(id: Identifier, selected: Ids): void {
      anchor = { id, before: selected };
      growing = false;
    },
    /** The focus moves without the Shift key. */
    pause(): void {
      growing = false;
    },
    /** The focus moves from one row to another with Shift pressed. */
    grow(from: Identifier, to: Identifier, rows: Ids, selected: Ids): Identifier[] {
      if (!growing || !anchor) anchor = { id: from, before: selected };
      growing = true;
      return upTo(to, rows, anchor);
    },
    /** Everything from the row selected last to this one. */
    reach(id: Identifier, rows: Ids, selected: Ids): Identifier[] {
      const from = anchor && rows.includes(anchor.id) ? anchor.id : id;
      return upTo(id, rows, { id: from, before: selected });
    },
  };
}
