import type { Kysely } from 'kysely';
import { DAY_MS } from '../../domain/calendar-days.ts';
import { type Settings, settings } from '../../domain/resources/settings.ts';
import { RequestError } from '../base/request-error.ts';
import type { DB } from '../database/database-types.ts';
import { contentRecords } from '../resources/content-records.ts';
import { bucketOf, countAttempt } from './counted-attempts.ts';

const SENT = { of: 'codes-sent', who: 'house' };
const DEFAULTS = settings.fields.codes.fields;

/** What the company's settings say of codes; what is not filled in is as delivered. */
export async function codeSettings(database: Kysely<DB>) {
  const [record] = await contentRecords(database, settings);
  const { codes } = (record ?? {}) as Partial<Settings>;
  return {
    sending: codes?.sending ?? DEFAULTS.sending.default,
    perDay: codes?.perDay ?? DEFAULTS.perDay.default,
    adminRecovery: codes?.adminRecovery ?? DEFAULTS.adminRecovery.default,
  };
}

export type CodeSettings = Awaited<ReturnType<typeof codeSettings>>;

/** How many codes were sent in the day that lasts now, and when it ends if there were any. */
export async function codesSent(
  database: Kysely<DB>,
  now: Date,
): Promise<{ readonly sent: number; readonly endsAt: Date | null }> {
  const row = await database
    .selectFrom('attempt')
    .select(['hits', 'ends_at'])
    .where('bucket', '=', bucketOf(SENT))
    .where('ends_at', '>', now)
    .executeTakeFirst();
  return { sent: row?.hits ?? 0, endsAt: row?.ends_at ?? null };
}

const usedUp = (endsAt: Date | null, now: Date): RequestError =>
  new RequestError('request.tooMany', {
    retryAfter: Math.max(1, Math.ceil(((endsAt ?? now).getTime() - now.getTime()) / 1000)),
  });

type Spending = {
  readonly perDay: number;
  /** Whether the device is known: it is counted, and never rejected because of others. */
  readonly isKnown: boolean;
  readonly now: Date;
};

/** Rejects a request that the budget of the day has no code for, before any work is done for it. */
export async function rejectBeyondBudget(
  database: Kysely<DB>,
  { perDay, isKnown, now }: Spending,
): Promise<void> {
  const { sent, endsAt } = await codesSent(database, now);
  if (sent >= perDay && !isKnown) throw usedUp(endsAt, now);
}

/**
 * Takes one code of the day's budget in the transaction that sends it; what is sent to nobody is
 * taken back with it. Returns whether this one was the half of them. Throws `request.tooMany` when
 * none is left.
 */
export async function spendCode(
  database: Kysely<DB>,
  { perDay, isKnown, now }: Spending,
): Promise<boolean> {
  const { hits, endsAt } = await countAttempt(database, SENT, { windowMs: DAY_MS, now });
  if (hits > perDay && !isKnown) throw usedUp(endsAt, now);
  return hits === Math.ceil(perDay / 2);
}
