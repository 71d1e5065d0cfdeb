import { useEffect } from 'react';
import { type SortPayload, useListContext } from 'react-admin';
import { isObject } from '../../../domain/validate.ts';
import type { View } from '../view/view.ts';

type Query = Readonly<Record<string, unknown>>;

/**
 * Takes filters and a sort order out of the list that name a field which is hidden from the user. They
 * can come with a link, or with a saved view that is older than the user's role; the server would
 * reject the whole list. `sort` is the list's own.
 */
export function AllowedQuery({ view, sort: own }: { view: View; sort: SortPayload }) {
  const { filterValues, displayedFilters, setFilters, sort, setSort } = useListContext();
  const isFilterAllowed = allowedFilter(view, filterValues ?? {}) === undefined;
  const isSortAllowed = !view.withholds(sort.field);
  useEffect(() => {
    if (isFilterAllowed) return;
    setFilters(allowedFilter(view, filterValues) ?? {}, displayedFilters, false);
  }, [isFilterAllowed, view, filterValues, displayedFilters, setFilters]);
  useEffect(() => {
    if (!isSortAllowed) setSort(own);
  }, [isSortAllowed, own, setSort]);
  return null;
}

/** The filters without those of withheld fields; `undefined` if there is none of them. */
export function allowedFilter(view: View, filter: Query, prefix = ''): Query | undefined {
  let isLess = false;
  const left = Object.entries(filter).flatMap(([key, value]): [string, unknown][] => {
    const path = `${prefix}${key}`.replace(/\.(gte|gt|lte|lt)$/, '');
    if (view.withholds(path)) {
      isLess = true;
      return [];
    }
    const inside = isObject(value) ? allowedFilter(view, value, `${path}.`) : undefined;
    if (!inside) return [[key, value]];
    isLess = true;
    return Object.keys(inside).length > 0 ? [[key, inside]] : [];
  });
  return isLess ? Object.fromEntries(left) : undefined;
}
