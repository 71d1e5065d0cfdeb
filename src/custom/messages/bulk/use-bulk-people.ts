import { useQuery } from '@tanstack/react-query';
import type { Identifier } from 'react-admin';
import type { Order } from '../../../../domain/resources/commands.ts';
import { useAppDataProvider } from '../../../providers/use-app-data-provider.ts';

/** Those who are written to: customers, each once, and the selected orders of each. */
export type BulkPeople = {
  readonly ids: readonly string[];
  readonly orders: Readonly<Record<string, readonly string[]>>;
};

/** The customers of some orders, as the back end knows them now. */
export function useBulkPeople(orderIds: readonly Identifier[]) {
  const provider = useAppDataProvider();
  return useQuery({
    queryKey: ['commands', 'customersOf', orderIds],
    queryFn: async () => {
      const { data } = await provider.getMany<Order>('commands', { ids: orderIds.map(String) });
      return peopleOf(data.filter((order) => order !== undefined));
    },
    retry: false,
    throwOnError: false,
    meta: { silent: true },
  });
}

/** Several orders of a customer are one message, which names them all. */
function peopleOf(orders: readonly Pick<Order, 'id' | 'user'>[]): BulkPeople {
  const found = new Map<string, string[]>();
  for (const { id, user } of orders) {
    if (user?._id) found.set(user._id, [...(found.get(user._id) ?? []), id]);
  }
  return { ids: [...found.keys()], orders: Object.fromEntries(found) };
}
