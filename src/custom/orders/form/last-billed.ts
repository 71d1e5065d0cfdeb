import type { Order } from '../../../../domain/resources/commands.ts';

type BillTo = Order['billTo'];

/**
 * The latest party other than sender and recipient that one of these orders was billed to. The
 * customer's order number is left out: it belonged to that order.
 */
export function lastBilled(orders: readonly Order[]): BillTo | undefined {
  const latest = orders
    .filter(({ billTo }) => billTo?.party === 'other')
    .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))[0];
  return latest && { ...latest.billTo, reference: null };
}

/** The name of another party: the company, or the person if there is none. */
export const billedName = ({ firm, contact }: Partial<BillTo>): string =>
  firm?.trim() || (contact ?? '');
