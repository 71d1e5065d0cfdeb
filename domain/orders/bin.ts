import { DAY_MS } from '../calendar-days.ts';

type BinTime = {
  /** For how many days a deleted order can be restored: a setting of the company. */
  readonly days: number;
  readonly now: Date;
};

/** How many days are left in which a deleted order can be restored, including the current one. */
export function binDaysLeft(deletedAt: string, { days, now }: BinTime): number {
  const left = (Date.parse(deletedAt) + days * DAY_MS - now.getTime()) / DAY_MS;
  return Math.min(days, Math.max(0, Math.ceil(left)));
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
