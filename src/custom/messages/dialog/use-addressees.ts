import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import type { Identifier } from 'react-admin';
import type { Order } from '../../../../domain/resources/commands.ts';
import { checkSelection } from '../../../kit/actions/check-selection.ts';
import { useSelectedIds, useUnselect } from '../../../kit/selection/list-selection.tsx';
import { storeKeyOf, useListView } from '../../../kit/view/list-view.ts';
import { useAppDataProvider } from '../../../providers/use-app-data-provider.ts';
import { type Addressee, customersOf } from './customers-of.ts';

const NONE: ReadonlySet<Identifier> = new Set();

/**
 * The customers of some orders of the list below; by default, of those that are selected in it. It is
 * one selection: who is taken out here is not selected there any more either.
 */
export function useAddressees(given?: readonly Identifier[]) {
  const { view, list } = useListView();
  const { resource, filter } = list;
  const key = storeKeyOf(view, list);
  const provider = useAppDataProvider();
  const unselect = useUnselect(key);
  const selected = useSelectedIds(key);
  const [first] = useState(given ?? selected);
  const [removed, setRemoved] = useState(NONE);
  const { data, error, refetch } = useQuery({
    queryKey: ['addressees', key, first],
    queryFn: () => checkSelection<Order>(provider, { resource, filter }, first),
    enabled: first.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    throwOnError: false,
    meta: { silent: true },
  });
  useEffect(() => {
    if (data) unselect(data.left);
  }, [data, unselect]);
  const customers = useMemo(
    () => data && customersOf(data.records.filter(({ id }) => !removed.has(id))),
    [data, removed],
  );
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
    remove: ({ orders }: Addressee) => {
      setRemoved(new Set([...removed, ...orders]));
      unselect(orders);
    },
    /** Nothing of it stays selected. */
    unselectAll: () => unselect(first),
  };
}
