import type { Order } from '../resources/commands.ts';

/** How many days a deleted order can come back (contract, "Deleting"). */
export const BIN_DAYS = 30;

const DAY_MS = 86_400_000;

/** An order in the bin: as it was, and when it was deleted. */
export type BinnedOrder = Order & { readonly deletedAt?: string | null };

/** How many days are left, the begun one included, of those that a deleted order can come back. */
export function binDaysLeft(deletedAt: string, now: Date): number {
  const left = (Date.parse(deletedAt) + BIN_DAYS * DAY_MS - now.getTime()) / DAY_MS;
  return Math.min(BIN_DAYS, Math.max(0, Math.ceil(left)));
}

/** Who deleted an order, as the last line of its history about that says. */
export const deletedBy = ({ history }: Pick<Order, 'history'>): string | undefined =>
  history?.findLast(({ action }) => action === 'delete')?.by;
