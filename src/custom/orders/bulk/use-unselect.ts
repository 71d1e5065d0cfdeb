import { useCallback } from 'react';
import { type Identifier, useStoreContext } from 'react-admin';

/**
 * Takes ids off the selection of a stage list. It edits what is selected at that moment, so that a
 * row that is ticked while a run is under way stays ticked. The framework's own looks through both
 * lists for each id, which with thousands of orders stands still for a second.
 */
export function useUnselect(storeKey: string): (ids: readonly Identifier[]) => void {
  const { getItem, setItem } = useStoreContext();
  return useCallback(
    (ids) => {
      if (ids.length === 0) return;
      const key = `${storeKey}.selectedIds`;
      const gone = new Set(ids);
      const selected = getItem<readonly Identifier[]>(key) ?? [];
      setItem(
        key,
        selected.filter((id) => !gone.has(id)),
      );
    },
    [getItem, setItem, storeKey],
  );
}
