import { fromCents, toCents } from '../money.ts';

type Priced = {
  readonly paid?: boolean | null;
  readonly priceTotal?: string | null;
  /** What has been paid of an order that is not paid whole, as wire money. */
  readonly deposit?: string | null;
};

const centsOf = (amount: string | null | undefined): number => (amount ? toCents(amount) : 0);

/**
 * What is still to be paid of an order, in cents: nothing once it is paid, else its price without the
 * deposit. `undefined` as long as an order that is not paid has no price.
 */
export function dueCentsOf({ paid, priceTotal, deposit }: Priced): number | undefined {
  if (paid) return 0;
  return priceTotal ? Math.max(toCents(priceTotal) - centsOf(deposit), 0) : undefined;
}

/**
 * What is still to be paid of some orders, in euro as wire money. `undefined` as long as one of those
 * that are not paid has no price.
 */
export function balanceOf(orders: readonly Priced[]): string | undefined {
  const due = orders.map(dueCentsOf);
  if (due.includes(undefined)) return undefined;
  return fromCents(due.reduce<number>((sum, cents) => sum + (cents ?? 0), 0));
}
