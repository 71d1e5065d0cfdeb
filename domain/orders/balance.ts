import { fromCents, toCents } from '../money.ts';

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
