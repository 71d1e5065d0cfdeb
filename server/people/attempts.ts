import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../database-types.ts';
import { RequestError } from '../request-error.ts';

export type AttemptLimit = { readonly of: string; readonly max: number; readonly windowMs: number };

/** The bucket's name gives away neither a phone number nor an address. */
const bucketOf = (limit: AttemptLimit, who: string): string =>
  `${limit.of}:${createHash('sha256').update(who).digest('base64url')}`;

/**
 * Counts one more attempt, for all nodes together. Throws `request.tooMany` past the limit, with
 * the time after which it is open again.
 */
export async function countAttempt(
  database: Kysely<DB>,
  limit: AttemptLimit,
  { who, now }: { who: string; now: Date },
): Promise<void> {
  const endsAt = new Date(now.getTime() + limit.windowMs);
  const { hits, ends_at } = await database
    .insertInto('attempt')
    .values({ bucket: bucketOf(limit, who), hits: 1, ends_at: endsAt })
    .onConflict((conflict) =>
      conflict.column('bucket').doUpdateSet({
        hits: sql`case when attempt.ends_at <= ${now} then 1 else attempt.hits + 1 end`,
        ends_at: sql`case when attempt.ends_at <= ${now} then ${endsAt} else attempt.ends_at end`,
      }),
    )
    .returning(['hits', 'ends_at'])
    .executeTakeFirstOrThrow();
  if (hits <= limit.max) return;
  const seconds = Math.ceil((ends_at.getTime() - now.getTime()) / 1000);
  throw new RequestError('request.tooMany', { retryAfter: Math.max(1, seconds) });
}

/** Takes an attempt back that turned out to be a rightful one. */
export async function forgiveAttempt(
  database: Kysely<DB>,
  limit: AttemptLimit,
  who: string,
): Promise<void> {
  await database
    .updateTable('attempt')
    .set({ hits: sql`greatest(hits - 1, 0)` })
    .where('bucket', '=', bucketOf(limit, who))
    .execute();
}
