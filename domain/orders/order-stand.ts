import { fromCents, toCents } from '../money.ts';
import type { TripGroup } from '../trips/groups.ts';
import { isStaged, type Stage } from './stages.ts';

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
  if (order.commandMode === 'tracking') return { at: 'road', group: 'A' };
  return { at: 'house', stage: order.commandMode ?? 'facturation' };
}

type Priced = { readonly paid?: boolean | null; readonly priceTotal?: string | null };

/**
 * What is still to be paid of some orders, in euro as wire money. `undefined` as long as one of those
 * that are not paid has no price.
 */
export function balanceOf(orders: readonly Priced[]): string | undefined {
  const unpaid = orders.filter(({ paid }) => !paid);
  const prices = unpaid.flatMap(({ priceTotal }) => priceTotal ?? []);
  if (prices.length < unpaid.length) return undefined;
  return fromCents(prices.reduce((sum, price) => sum + toCents(price), 0));
}
