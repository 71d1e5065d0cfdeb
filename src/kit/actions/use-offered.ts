import { type RaRecord, useListContext } from 'react-admin';
import { useActor } from '../access/use-access.ts';
import { type BulkAction, isOffered, isOpenTo } from '../view/bulk-action.ts';

/** The actions that the user may take on the selected records; the first is the main one. */
export function useOffered<R extends RaRecord>(
  actions: readonly BulkAction<R>[],
): readonly BulkAction<R>[] {
  const { data = [], selectedIds = [] } = useListContext();
  const actor = useActor();
  const selected = new Set(selectedIds);
  const rows = data.filter(({ id }) => selected.has(id));
  return actions.filter(
    (action) => isOpenTo(action, actor) && isOffered(action, rows, selectedIds.length),
  );
}
