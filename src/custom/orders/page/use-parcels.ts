import { useQuery } from '@tanstack/react-query';
import type { Parcel } from '../../../../domain/parcels/parcel.ts';
import type { Order } from '../../../../domain/resources/commands.ts';
import { useAppDataProvider } from '../../../providers/use-app-data-provider.ts';

/** The parcels of an order, read again whenever the order has changed; none where none are kept. */
export function useParcels({ id, __v }: Pick<Order, 'id' | '__v'>): readonly Parcel[] {
  const provider = useAppDataProvider();
  const { data } = useQuery({
    // Under the orders' key, so that what makes orders be read again does so for their parcels.
    queryKey: ['commands', 'parcels', id, __v],
    queryFn: async ({ signal }) => (await provider.getParcels(id, { signal })) ?? [],
    retry: false,
    // The number of parcels stands above them; without the list the page is still whole.
    throwOnError: false,
  });
  return data ?? [];
}
