import type { Order } from '../../../../domain/resources/commands.ts';

type BillTo = Order['billTo'];

/**
 * The party, other than sender and recipient, that the latest of these orders was billed to. The
 * customer's order number is left out: it was that order's own.
 */
export function lastBilled(orders: readonly Order[]): BillTo | undefined {
  const latest = orders
    .filter(({ billTo }) => billTo?.party === 'other')
    .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))[0];
  return latest && { ...latest.billTo, reference: null };
}

/** What another party is called: the firm, or the person where there is none. */
export const billedName = ({ firm, contact }: Partial<BillTo>): string =>
  firm?.trim() || (contact ?? '');
