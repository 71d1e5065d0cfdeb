import {
  createContext,
  type ReactNode,
  useContext,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { type Identifier, useListContext } from 'react-admin';
import { createListeners } from '../listeners.ts';

type Ids = readonly Identifier[];
const NONE: Ids = [];

/** Lets each row of the enclosed list know the selection without being drawn whenever it changes. */
export function SelectedRowsProvider({ children }: { children: ReactNode }) {
  const { selectedIds = NONE } = useListContext();
  const [rows] = useState(() => createSelectedRows(selectedIds));
  useLayoutEffect(() => rows.follow(selectedIds), [rows, selectedIds]);
  return <SelectedRowsContext.Provider value={rows}>{children}</SelectedRowsContext.Provider>;
}

type SelectedRows = ReturnType<typeof createSelectedRows>;

function createSelectedRows(selected: Ids) {
  let ids = selected;
  let known: ReadonlySet<Identifier> = new Set(ids);
  const { subscribe, notify } = createListeners();
  return {
    subscribe,
    /** The selected records, in the order in which they were selected. */
    ids: () => ids,
    has: (id: Identifier): boolean => known.has(id),
    /** Sets what is selected now. */
    follow(next: Ids): void {
      if (next === ids) return;
      ids = next;
      known = new Set(next);
      notify();
    },
  };
}

const SelectedRowsContext = createContext<SelectedRows>(createSelectedRows(NONE));

/** The selection of the enclosed list, for whoever needs it only when something happens. */
export const useSelectedRows = (): SelectedRows => useContext(SelectedRowsContext);

/**
 * What `read` finds out about the selection. It must be a plain value: a component is drawn again only
 * when it becomes another.
 */
export function useSelected<T extends Identifier | boolean | undefined>(
  read: (rows: SelectedRows) => T,
): T {
  const rows = useSelectedRows();
  return useSyncExternalStore(rows.subscribe, () => read(rows));
}
