import { hashKey } from '@tanstack/react-query';
import type { SortPayload } from 'react-admin';
import { isOneOf } from '../../../../../domain/is-one-of.ts';
import { ALL_ROWS, PAGE_SIZES } from '../../../../kit/list/page-sizes.ts';
import type { SavedView } from '../../../../providers/saved-views.ts';
import { sortable } from '../../order-columns.tsx';
import { type OrderListConfig, ROUTE_ORDER } from '../../stages.ts';
import { CODE_FIELD } from '../codes/use-codes.ts';
import { FILTER_FIELDS } from '../filters/order-filters.ts';
import { columnsOf } from '../list-columns.ts';

/** The filter, sort and layout of a list: a view without its name. */
export type ListLook = Omit<SavedView, 'name'>;

const FIELDS: readonly string[] = ['q', CODE_FIELD, ...FILTER_FIELDS];
const USUAL_PAGE = 10;

/** The default look of a list. */
export const standardLook = ({ sort }: OrderListConfig): ListLook => ({
  filter: {},
  sort,
  perPage: USUAL_PAGE,
});

/**
 * A saved look, without the filters, the sort or the page size that the list no longer supports, so that
 * an old view still opens.
 */
export function knownLook(look: ListLook, list: OrderListConfig): ListLook {
  const known = Object.entries(look.filter).filter(([field]) => FIELDS.includes(field));
  return {
    ...look,
    filter: Object.fromEntries(known),
    sort: isKnownSort(look.sort, list) ? look.sort : list.sort,
    perPage: isOneOf([...PAGE_SIZES, ALL_ROWS], look.perPage) ? look.perPage : USUAL_PAGE,
  };
}

function isKnownSort({ field }: SortPayload, list: OrderListConfig): boolean {
  const ofRoute = list.sort.field === ROUTE_ORDER.field && field === ROUTE_ORDER.field;
  return ofRoute || sortable(columnsOf(list)).some((column) => column.field === field);
}

/** Whether the look of a list matches a view. */
export function showsView(look: ListLook, view: SavedView, list: OrderListConfig): boolean {
  const { name: _, ...saved } = view;
  return hashKey([knownLook(saved, list)]) === hashKey([look]);
}
