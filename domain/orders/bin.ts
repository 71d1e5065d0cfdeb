import { DAY_MS } from '../calendar-days.ts';
/** For how many days a deleted order can be restored (contract, "Deleting"). */
export const BIN_DAYS = 30;

/** How many days are left in which a deleted order can be restored, including the current one. */
export function binDaysLeft(deletedAt: string, now: Date): number {
  const left = (Date.parse(deletedAt) + BIN_DAYS * DAY_MS - now.getTime()) / DAY_MS;
  return Math.min(BIN_DAYS, Math.max(0, Math.ceil(left)));
}

/**
 * Who deleted an order: as the server says, or according to the last deletion in its history.
 */
export const deletedBy = ({ deletedBy: by, history }: Recorded): string | undefined =>
  by ?? history?.findLast(({ action }) => action === 'delete')?.by;

type Recorded = {
  readonly deletedBy?: string | null | undefined;
  readonly history?: readonly { readonly action: string; readonly by: string }[] | null | undefined;
};
