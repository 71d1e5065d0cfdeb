import { useState } from 'react';
import { type Identifier, useListContext, useStoreContext } from 'react-admin';
import { ALL_ROWS } from '../../kit/list/page-sizes.ts';
import { useAppDataProvider } from '../../providers/use-app-data-provider.ts';
import { useNotice } from '../layout/use-notice.ts';
import { type OrderListConfig, storeKeyOf } from './stages.ts';

type Read = { readonly of: string; readonly ids: readonly Identifier[] };

/**
 * Ticks all orders that the filter finds, beside those that are ticked already. The framework's own
 * puts them in place of what was ticked under another search, and drops that without a word.
 */
export function useSelectAll(stage: OrderListConfig) {
  const { resource, data = [], total = 0, selectedIds = [], filterValues, sort } = useListContext();
  const provider = useAppDataProvider();
  const { getItem, setItem } = useStoreContext();
  const notice = useNotice();
  const [read, setRead] = useState<Read>();
  const [isReading, setReading] = useState(false);
  const filter = { ...filterValues, ...stage.filter };
  const asked = JSON.stringify(filter);

  const selectAll = async () => {
    setReading(true);
    try {
      const pagination = { page: 1, perPage: ALL_ROWS };
      const found = await provider.getList(resource, { filter, sort, pagination });
      const ids = found.data.map(({ id }) => id);
      // What is ticked when the answer comes: somebody may have gone on ticking in the meantime.
      const key = `${storeKeyOf(stage)}.selectedIds`;
      setItem(key, [...new Set([...(getItem<readonly Identifier[]>(key) ?? []), ...ids])]);
      setRead({ of: asked, ids });
    } catch {
      notice('server.reload', { type: 'error' });
    }
    setReading(false);
  };

  const known = read?.of === asked && read.ids.length === total ? read.ids : undefined;
  return { selectAll, isReading, hasMore: leavesOut(selectedIds, { data, total, known }) };
}

type Found = {
  data: readonly { id: Identifier }[];
  total: number;
  /** All that the filter finds, where that has been read. */
  known: readonly Identifier[] | undefined;
};

/** Whether the filter finds an order that is not ticked; of pages nobody has read that is taken so. */
function leavesOut(ticked: readonly Identifier[], { data, total, known }: Found): boolean {
  const selected = new Set(ticked);
  const isAll = total <= data.length || known !== undefined;
  return !isAll || [...data.map(({ id }) => id), ...(known ?? [])].some((id) => !selected.has(id));
}
