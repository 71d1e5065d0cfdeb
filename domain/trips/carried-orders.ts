import { isAboard, STAGES } from '../orders/stages.ts';
import type { TripGroup } from './groups.ts';

type Carrier = { readonly id: string; readonly name: TripGroup; readonly finish?: boolean | null };
type OrdersQuery = Readonly<Record<string, string | boolean | readonly string[]>>;

/** The stages aboard as a filter: the only one by itself, several as any of them. */
function stagesAboard(): string | readonly string[] {
  const [first, ...others] = STAGES.filter(isAboard);
  if (!first) throw new Error('No stage of an order is aboard.');
  return others.length > 0 ? [first, ...others] : first;
}

/**
 * The filters of a list call for the orders of a trip: an open trip carries the orders of its
 * group, a finished one keeps those it carried.
 */
export function carriedOrders({ id, name, finish }: Carrier): OrdersQuery {
  const group: OrdersQuery =
    name === 'A' ? { tripGroup: 'A', commandMode: stagesAboard() } : { tripGroup: 'B' };
  return finish ? { ...group, trip: id } : { ...group, finish: false };
}
