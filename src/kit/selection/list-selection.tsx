import { type ReactNode, useCallback, useMemo } from 'react';
import {
  type Identifier,
  ListContextProvider,
  type Store,
  useListContext,
  useStore,
  useStoreContext,
} from 'react-admin';
import { selectionKeyOf } from '../../providers/store.ts';
import { SelectedRowsProvider } from './selected-rows.tsx';

type Props = { storeKey: string; children: ReactNode };

/**
 * Gives a list its selection, in place of react-admin's: that edits the selection which was last
 * drawn, and searches it for each id, which blocks the page for a second with thousands of records. The
 * list itself does not know it, because everything that reads the list would be drawn with each tick:
 * whoever needs the selection reads it by the hooks of `selected-rows.tsx`.
 */
export function ListSelection({ storeKey, children }: Props) {
  const list = useListContext();
  const selectedIds = useSelectedIds(storeKey);
  const change = useSelectionChange(storeKey);
  const changes = useMemo(
    () => ({
      onSelect: (ids: Identifier[]) => change(() => ids),
      onToggleItem: (id: Identifier) => change((ids) => toggled(ids, id)),
      onUnselectItems: () => change(() => NONE),
    }),
    [change],
  );
  const value = useMemo(() => ({ ...list, ...changes, selectedIds: NONE }), [list, changes]);
  return (
    <ListContextProvider value={value}>
      <SelectedRowsProvider selectedIds={selectedIds}>{children}</SelectedRowsProvider>
    </ListContextProvider>
  );
}

const NONE: Identifier[] = [];

const toggled = (ids: Identifier[], id: Identifier): Identifier[] =>
  ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id];

/** What is selected in a list, by the key under which it stores its page, sort and filters. */
export const useSelectedIds = (storeKey: string): Identifier[] =>
  useStore(selectionKeyOf(storeKey), NONE)[0];

type Change = (change: (selected: Identifier[]) => Identifier[]) => void;

/** The lists in which something was selected on this page, by the keys of their selections. */
const selections = new Set<string>();

/** Selects another record wherever one is selected, also in lists that are not shown. */
export function replaceSelected({ getItem, setItem }: Store, former: string, now: string): void {
  for (const key of selections) {
    const selected: readonly Identifier[] = getItem(key) ?? NONE;
    if (!selected.includes(former)) continue;
    setItem(
      key,
      selected.map((id) => (id === former ? now : id)),
    );
  }
}

/** Changes the selection of a list as it is then, also after the list was left. */
export function useSelectionChange(storeKey: string): Change {
  const { getItem, setItem } = useStoreContext();
  return useCallback(
    (change) => {
      const key = selectionKeyOf(storeKey);
      selections.add(key);
      setItem(key, change(getItem(key) ?? NONE));
    },
    [getItem, setItem, storeKey],
  );
}

/** Removes ids from the selection of a list; a row ticked meanwhile stays ticked. */
export function useUnselect(storeKey: string): (ids: readonly Identifier[]) => void {
  const change = useSelectionChange(storeKey);
  return useCallback(
    (ids) => {
      if (ids.length === 0) return;
      const left = new Set(ids);
      change((selected) => selected.filter((id) => !left.has(id)));
    },
    [change],
  );
}
