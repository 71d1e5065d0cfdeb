import { useListContext } from 'react-admin';
import type { Trip } from '../../../../domain/resources/trips.ts';
import { carriedOrders } from '../../../../domain/trips/carried-orders.ts';
import { OrderTotals } from '../../orders/list-tools/OrderTotals.tsx';

/** What the orders of a trip add up to; only their number, where the back end does not add. */
export function TripTotals({ trip }: { trip: Trip }) {
  const { total } = useListContext();
  return <OrderTotals filter={carriedOrders(trip)} count={total} />;
}
