/** What is counted of an account within a day. */
export const QUOTA_KINDS = ['messages', 'files'] as const;
export type QuotaKind = (typeof QUOTA_KINDS)[number];

/** What an account may send in a day and has sent of it. Without `endsAt` nothing was sent yet. */
export type DailyUse = { readonly limit: number; readonly used: number; readonly endsAt?: Date };

const DAY_MS = 24 * 3_600_000;

/** When a day ends that begins now, with the first thing that somebody sends. */
export const endOfDayFrom = (now: Date): Date => new Date(now.getTime() + DAY_MS);

/** How much may still be sent; never less than nothing. */
export const leftOf = ({ limit, used }: DailyUse): number => Math.max(0, limit - used);

/** Whole seconds until an account may send everything again, one at least. */
export const secondsLeft = ({ endsAt }: DailyUse, now: Date): number =>
  Math.max(1, Math.ceil(((endsAt ?? endOfDayFrom(now)).getTime() - now.getTime()) / 1000));
