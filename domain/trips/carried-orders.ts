import { STAGE_ORDERS } from '../orders/stages.ts';
import type { TripGroup } from './groups.ts';

type Carrier = { readonly id: string; readonly name: TripGroup; readonly finish?: boolean | null };
type OrdersQuery = Readonly<Record<string, string | boolean>>;

/**
 * The filters of a list call for the orders of a trip: an open trip carries the orders of its
 * group, a finished one keeps those it carried.
 */
export function carriedOrders({ id, name, finish }: Carrier): OrdersQuery {
  const aboard = name === 'A' ? STAGE_ORDERS.tracking : STAGE_ORDERS.ToDu;
  if (!finish) return aboard;
  const { finish: _open, ...group } = aboard;
  return { ...group, trip: id };
}
