import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import type { Order } from '../../../../domain/resources/commands.ts';
import { checkSelection } from '../../../kit/actions/check-selection.ts';
import { useSelectedIds, useUnselect } from '../../../kit/selection/list-selection.tsx';
import { storeKeyOf, useListView } from '../../../kit/view/list-view.ts';
import { useAppDataProvider } from '../../../providers/use-app-data-provider.ts';
import { customersOf } from './customers-of.ts';

/**
 * The customers of the orders that are selected in the list below. It is one selection: who is taken
 * out here is not selected there any more either.
 */
export function useAddressees() {
  const { view, list } = useListView();
  const { resource, filter } = list;
  const key = storeKeyOf(view, list);
  const provider = useAppDataProvider();
  const unselect = useUnselect(key);
  const selected = useSelectedIds(key);
  const [first] = useState(selected);
  const { data, error, refetch } = useQuery({
    queryKey: ['addressees', key, first],
    queryFn: () => checkSelection<Order>(provider, { resource, filter }, first),
    enabled: first.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    meta: { silent: true },
  });
  useEffect(() => {
    if (data) unselect(data.left);
  }, [data, unselect]);
  const customers = useMemo(() => {
    const still = new Set(selected);
    return data && customersOf(data.records.filter(({ id }) => still.has(id)));
  }, [data, selected]);
  return {
    listName: list.name,
    /** `undefined` while the orders are read. */
    customers,
    /** Whether nothing was selected when the dialog was opened. */
    isEmpty: first.length === 0,
    /** Whether everything that was selected has left the list meanwhile. */
    isOutdated: data?.records.length === 0,
    error,
    retry: () => void refetch(),
    unselect,
  };
}
