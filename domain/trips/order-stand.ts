import { isStaged, type Stage, stageOf } from '../orders/stages.ts';
import type { TripGroup } from './groups.ts';

type Placed = {
  readonly tripGroup?: TripGroup | null | undefined;
  readonly commandMode?: Stage | null | undefined;
  readonly finish?: boolean | null | undefined;
};

/** Where an order is: at a stage in the house, on the road with the open trip of its group, or there. */
export type OrderStand =
  | { readonly at: 'house'; readonly stage: Stage }
  | { readonly at: 'road'; readonly group: TripGroup }
  | { readonly at: 'end' };

export function standOf(order: Placed): OrderStand {
  if (order.finish) return { at: 'end' };
  if (!isStaged(order)) return { at: 'road', group: 'B' };
  const { mode, isAboard } = stageOf(order.commandMode);
  return isAboard ? { at: 'road', group: 'A' } : { at: 'house', stage: mode };
}

type Carrier = {
  readonly name: TripGroup;
  readonly status?: number | null | undefined;
  readonly finish?: boolean | null | undefined;
};

/** Whether a trip that is not over has left: until then it only collects. */
export const isUnderway = ({ status, finish }: Omit<Carrier, 'name'>): boolean =>
  !finish && (status ?? 0) > 0;

/**
 * Whether the open trip of its group carries an order, or will as far as anybody knows: one in the
 * house goes with it only as long as the trip has not left.
 */
export function goesWith(order: Placed, trip: Carrier): boolean {
  if (trip.finish || trip.name !== order.tripGroup) return false;
  const stand = standOf(order);
  return stand.at === 'road' || (stand.at === 'house' && !isUnderway(trip));
}
