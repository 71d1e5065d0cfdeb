import { type RaRecord, useListContext } from 'react-admin';
import { useActor } from '../access/use-access.ts';
import { rowsById } from '../selection/rows-by-id.ts';
import { useSelectedIdsAround } from '../selection/selected-rows.tsx';
import { type BulkAction, isOffered, isOpenTo } from '../view/bulk-action.ts';

/** The actions that the user may take on the selected records; the first is the main one. */
export function useOffered<R extends RaRecord>(
  actions: readonly BulkAction<R>[],
): readonly BulkAction<R>[] {
  const { data = [] } = useListContext();
  const selectedIds = useSelectedIdsAround();
  const actor = useActor();
  const shown = rowsById(data);
  const rows = selectedIds.flatMap((id) => shown.get(id) ?? []);
  return actions.filter(
    (action) => isOpenTo(action, actor) && isOffered(action, rows, selectedIds.length),
  );
}
