import { useListContext } from 'react-admin';
import type { Trip } from '../../../../domain/resources/trips.ts';
import { carriedOrders } from '../../../../domain/trips/carried-orders.ts';
import { OrderTotals } from '../../orders/list-tools/OrderTotals.tsx';

/** The totals of a trip's orders, or only their number if the back end does not add up. */
export function TripTotals({ trip }: { trip: Trip }) {
  const { total } = useListContext();
  return <OrderTotals filter={carriedOrders(trip)} count={total} />;
}
