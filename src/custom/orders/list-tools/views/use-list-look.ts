import { useListContext, useStore } from 'react-admin';
import { type OrderListConfig, tableKeyOf } from '../../stages.ts';
import { hiddenAtFirst } from '../list-columns.ts';
import { knownLook, type ListLook } from './list-look.ts';

/** How the list looks now, and the way to give it another look. */
export function useListLook(list: OrderListConfig): readonly [ListLook, (look: ListLook) => void] {
  const { filterValues, setFilters, sort, setSort, perPage, setPerPage } = useListContext();
  const tableKey = tableKeyOf(list);
  // The keys under which react-admin's table keeps the choice of columns and their order.
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
    // The same field sorted once more means the other direction.
    if (next.sort.field !== sort.field || next.sort.order !== sort.order) setSort(next.sort);
    setPerPage(next.perPage);
    setHidden(next.hidden ?? hiddenAtFirst(list));
    setRanks(next.ranks ?? []);
  };

  return [look, show];
}

/** Whether other columns are hidden than those that are at first. */
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
