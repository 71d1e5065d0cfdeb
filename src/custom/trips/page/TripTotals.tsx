import { useListContext } from 'react-admin';
import type { Trip } from '../../../../domain/resources/trips.ts';
import { OrderTotals } from '../../orders/list-tools/OrderTotals.tsx';
import { carriedBy } from './carried-by.ts';

/** What the orders of a trip add up to; only their number, where the back end does not add. */
export function TripTotals({ trip }: { trip: Trip }) {
  const { total } = useListContext();
  return <OrderTotals filter={carriedBy(trip)} count={total} />;
}
