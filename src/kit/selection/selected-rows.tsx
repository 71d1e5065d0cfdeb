import {
  createContext,
  type ReactNode,
  use,
  useDeferredValue,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import type { Identifier } from 'react-admin';
import { createListeners } from '../listeners.ts';

type Ids = readonly Identifier[];
const NONE: Ids = [];

type Props = { selectedIds: Ids; children: ReactNode };

/**
 * Lets each row of the enclosed list know the selection without being drawn whenever it changes. What
 * stands around the rows is drawn with the new selection after them, so that a tick is seen at once.
 */
export function SelectedRowsProvider({ selectedIds, children }: Props) {
  const [rows] = useState(() => createSelectedRows(selectedIds));
  useLayoutEffect(() => rows.follow(selectedIds), [rows, selectedIds]);
  return (
    <SelectedRowsContext value={rows}>
      <SelectedIdsContext value={useDeferredValue(selectedIds)}>{children}</SelectedIdsContext>
    </SelectedRowsContext>
  );
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
const SelectedIdsContext = createContext<Ids>(NONE);

/** The selection of the enclosed list, for whoever needs it only when something happens. */
export const useSelectedRows = (): SelectedRows => use(SelectedRowsContext);

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

/** The whole selection of the enclosed list, for what stands around its rows. */
export const useSelectedIdsAround = (): Ids => use(SelectedIdsContext);

/** The whole selection of the enclosed list, for whoever is drawn in the same moment as the row. */
export function useSelectedIdsAtOnce(): Ids {
  const { subscribe, ids } = useSelectedRows();
  return useSyncExternalStore(subscribe, ids);
}
