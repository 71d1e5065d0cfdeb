import type { Order } from '../resources/commands.ts';

/** For how many days a deleted order can be restored (contract, "Deleting"). */
export const BIN_DAYS = 30;

const DAY_MS = 86_400_000;

/** An order in the bin: the order as it was, and when it was deleted. */
export type BinnedOrder = Order & { readonly deletedAt?: string | null };

/** How many days are left in which a deleted order can be restored, including the current one. */
export function binDaysLeft(deletedAt: string, now: Date): number {
  const left = (Date.parse(deletedAt) + BIN_DAYS * DAY_MS - now.getTime()) / DAY_MS;
  return Math.min(BIN_DAYS, Math.max(0, Math.ceil(left)));
}

/** Who deleted an order, according to the last deletion in its history. */
export const deletedBy = ({ history }: Pick<Order, 'history'>): string | undefined =>
  history?.findLast(({ action }) => action === 'delete')?.by;
