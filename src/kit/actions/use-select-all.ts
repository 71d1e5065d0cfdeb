import { useState } from 'react';
import { type Identifier, useListContext } from 'react-admin';
import { errorKey } from '../../providers/call-error.ts';
import { useAppDataProvider } from '../../providers/use-app-data-provider.ts';
import { useToast } from '../notices/use-notice.tsx';
import { useSelectionChange } from '../selection/list-selection.tsx';
import { useSelectedIdsAround } from '../selection/selected-rows.tsx';
import type { ActionScope } from '../view/bulk-action.ts';

type Read = { readonly of: string; readonly ids: readonly Identifier[] };

/**
 * Selects all records that the filter finds, in addition to those selected already. The framework's own
 * replaces the selection made under another search, without a warning.
 */
export function useSelectAll(scope: Pick<ActionScope, 'key' | 'filter' | 'failed'>) {
  const { resource, data = [], total = 0, filterValues, sort } = useListContext();
  const selectedIds = useSelectedIdsAround();
  const provider = useAppDataProvider();
  const select = useSelectionChange(scope.key);
  const toast = useToast();
  const [read, setRead] = useState<Read>();
  const [isReading, setReading] = useState(false);
  const filter = { ...filterValues, ...scope.filter };
  const requested = JSON.stringify(filter);

  const selectAll = async () => {
    setReading(true);
    try {
      const { data: ids } = await provider.getIds(resource, { filter, sort, has: total });
      // The selection when the response arrives: the user may have ticked more in the meantime.
      select((selected) => [...new Set([...selected, ...ids])]);
      setRead({ of: requested, ids });
    } catch (error) {
      toast(scope.failed ?? errorKey(error), { type: 'error' });
    }
    setReading(false);
  };

  const known = read?.of === requested && read.ids.length === total ? read.ids : undefined;
  return { selectAll, isReading, hasMore: leavesOut(selectedIds, { data, total, known }) };
}

type Found = {
  data: readonly { id: Identifier }[];
  total: number;
  /** All records that the filter finds, if they have been loaded. */
  known: readonly Identifier[] | undefined;
};

/** Whether the filter finds a record that is not selected; assumed for pages that are not loaded. */
function leavesOut(ticked: readonly Identifier[], { data, total, known }: Found): boolean {
  const selected = new Set(ticked);
  const isAll = total <= data.length || known !== undefined;
  return (
    !isAll ||
    data.some(({ id }) => !selected.has(id)) ||
    known?.some((id) => !selected.has(id)) === true
  );
}
