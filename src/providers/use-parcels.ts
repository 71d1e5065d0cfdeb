import { useQuery } from '@tanstack/react-query';
import type { Parcel } from '../../domain/parcels/parcel.ts';
import type { Order } from '../../domain/resources/commands.ts';
import { useAppDataProvider } from './use-app-data-provider.ts';

/** The parcels of an order, read again when the order has changed; none if the back end keeps none. */
export function useParcels({ id, __v }: Pick<Order, 'id' | '__v'>): readonly Parcel[] {
  const provider = useAppDataProvider();
  const { data } = useQuery({
    // Below the key of the orders, so that invalidating the orders reloads their parcels too.
    queryKey: ['commands', 'parcels', id, __v],
    queryFn: async ({ signal }) => (await provider.getParcels(id, { signal })) ?? [],
    retry: false,
    // The number of parcels is shown above; without the list the page is still complete.
    throwOnError: false,
  });
  return data ?? [];
}
