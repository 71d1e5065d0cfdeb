import { useGetOne } from 'react-admin';
import type { Order } from '../../domain/resources/commands.ts';
import type { Trip } from '../../domain/resources/trips.ts';
import { goesWith, standOf } from '../../domain/trips/order-stand.ts';
import { useOpenTrip } from './use-app-data-provider.ts';

/** The trip that the order names; an order on the road without one is on its group's open trip. */
export function useTripOf(order: Order) {
  const id = order.trip;
  const isOnTheRoad = standOf(order).at === 'road';
  const named = useNamedTrip(id, true);
  const open = useOpenTrip(order.tripGroup);
  const trip = id ? named.data : isOnTheRoad ? (open.data ?? undefined) : undefined;
  return { trip, isPending: id ? named.isPending : isOnTheRoad && open.isPending };
}

/**
 * The trip that carries the order, carried it, or will: one in the house goes with the open trip of
 * its group as long as that trip has not left.
 */
export function useExpectedTripOf(order: Order, { enabled }: { enabled: boolean }) {
  const { trip: id, tripGroup, finish } = order;
  const named = useNamedTrip(id, enabled);
  const open = useOpenTrip(tripGroup, { enabled: enabled && !id && !finish });
  if (!enabled) return undefined;
  if (id) return named.data;
  return open.data && goesWith(order, open.data) ? open.data : undefined;
}

const useNamedTrip = (id: string | null | undefined, enabled: boolean) =>
  // Whoever shows the trip says that it cannot be loaded.
  useGetOne<Trip>(
    'trips',
    { id: id ?? '' },
    { enabled: enabled && Boolean(id), retry: false, meta: { silent: true } },
  );
