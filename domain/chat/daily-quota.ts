import { DAY_MS } from '../calendar-days.ts';
/** What an account sends in the chat, counted within a day. */
export const QUOTA_KINDS = ['messages', 'files'] as const;
export type QuotaKind = (typeof QUOTA_KINDS)[number];

/**
 * What an account may send in a day and what it has sent so far. Without `endsAt` it has not sent
 * anything yet.
 */
export type DailyUse = { readonly limit: number; readonly used: number; readonly endsAt?: Date };

/** The end of a day that begins now, with the first thing sent. */
export const endOfDayFrom = (now: Date): Date => new Date(now.getTime() + DAY_MS);

/** How much may still be sent, at least 0. */
export const leftOf = ({ limit, used }: DailyUse): number => Math.max(0, limit - used);

/** Whole seconds until the full limit is available again, at least 1. */
export const secondsLeft = ({ endsAt }: DailyUse, now: Date): number =>
  Math.max(1, Math.ceil(((endsAt ?? endOfDayFrom(now)).getTime() - now.getTime()) / 1000));
