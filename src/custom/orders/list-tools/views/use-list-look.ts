import { useListContext, useStore } from 'react-admin';
import { type OrderListConfig, tableKeyOf } from '../../stages.ts';
import { hiddenAtFirst } from '../list-columns.ts';
import { knownLook, type ListLook } from './list-look.ts';

/** The current look of the list, and a function to change it. */
export function useListLook(list: OrderListConfig): readonly [ListLook, (look: ListLook) => void] {
  const { filterValues, setFilters, sort, setSort, perPage, setPerPage } = useListContext();
  const tableKey = tableKeyOf(list);
  // The keys under which react-admin's table stores the hidden columns and the column order.
  const [hidden, setHidden] = useStore<readonly string[] | undefined>(tableKey);
  const [ranks, setRanks] = useStore<readonly number[] | undefined>(`${tableKey}_columnRanks`);

  const look: ListLook = {
    filter: filterValues,
    sort: { field: sort.field, order: sort.order },
    perPage,
    ...(isChosen(hidden, list) && { hidden: hidden.toSorted() }),
    ...(ranks?.length && { ranks }),
  };

  const show = (wanted: ListLook): void => {
    const next = knownLook(wanted, list);
    setFilters({ ...next.filter }, undefined, false);
    // Sorting by the same field again would reverse the direction.
    if (next.sort.field !== sort.field || next.sort.order !== sort.order) setSort(next.sort);
    setPerPage(next.perPage);
    setHidden(next.hidden ?? hiddenAtFirst(list));
    setRanks(next.ranks ?? []);
  };

  return [look, show];
}

/** Whether the hidden columns differ from the default. */
function isChosen(
  hidden: readonly string[] | undefined,
  list: OrderListConfig,
): hidden is readonly string[] {
  const first = hiddenAtFirst(list);
  return (
    hidden !== undefined &&
    (hidden.length !== first.length || hidden.some((source) => !first.includes(source)))
  );
}
