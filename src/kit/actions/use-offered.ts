import { type Identifier, type RaRecord, useListContext } from 'react-admin';
import { useActor } from '../access/use-access.ts';
import { rowsById } from '../selection/rows-by-id.ts';
import { useSelectedIdsAround } from '../selection/selected-rows.tsx';
import { isUnread } from '../selection/unread-row.ts';
import { type BulkAction, isOffered, isOpenTo } from '../view/bulk-action.ts';

/** Finds out which actions the user may take on records of the list. */
export function useOfferedFor<R extends RaRecord>() {
  const { data = [] } = useListContext();
  const actor = useActor();
  return (
    actions: readonly BulkAction<R>[],
    ids: readonly Identifier[],
  ): readonly BulkAction<R>[] => {
    const rows = ids.flatMap((id) => {
      // Looked up here, so that the records of a list without a selection are not gone through.
      const row = rowsById(data).get(id);
      return row && !isUnread(row) ? row : [];
    });
    return actions.filter(
      (action) => isOpenTo(action, actor) && isOffered(action, rows, ids.length),
    );
  };
}

/** The actions that the user may take on the selected records; the first is the main one. */
export function useOffered<R extends RaRecord>(
  actions: readonly BulkAction<R>[],
): readonly BulkAction<R>[] {
  const offeredFor = useOfferedFor<R>();
  return offeredFor(actions, useSelectedIdsAround());
}
