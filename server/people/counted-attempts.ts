import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { RequestError } from '../base/request-error.ts';
import type { DB } from '../database/database-types.ts';

/** How many attempts there were since a window began, and when it ends. */
export type Attempts = { readonly hits: number; readonly endsAt: Date };

/** Counts one more attempt, for all nodes together. The window begins with its first attempt. */
export async function countAttempt(
  database: Kysely<DB>,
  counted: Counted,
  { windowMs, now }: { windowMs: number; now: Date },
): Promise<Attempts> {
  const endsAt = new Date(now.getTime() + windowMs);
  // A window that ends later than a whole one from now was begun by a clock that has been put back.
  const isOver = sql<boolean>`(attempt.ends_at <= ${now} or attempt.ends_at > ${endsAt})`;
  const { hits, ends_at } = await database
    .insertInto('attempt')
    .values({ bucket: bucketOf(counted), hits: 1, ends_at: endsAt })
    .onConflict((conflict) =>
      conflict.column('bucket').doUpdateSet({
        hits: sql`case when ${isOver} then 1 else attempt.hits + 1 end`,
        ends_at: sql`case when ${isOver} then ${endsAt} else attempt.ends_at end`,
      }),
    )
    .returning(['hits', 'ends_at'])
    .executeTakeFirstOrThrow();
  return { hits, endsAt: ends_at };
}

/** How many attempts were counted in the current window. */
export async function attemptsOf(
  database: Kysely<DB>,
  counted: Counted,
  now: Date,
): Promise<number> {
  const row = await database
    .selectFrom('attempt')
    .select('hits')
    .where('bucket', '=', bucketOf(counted))
    .where('ends_at', '>', now)
    .executeTakeFirst();
  return row?.hits ?? 0;
}

/** Takes back an attempt that turned out to be legitimate. */
export async function forgiveAttempt(database: Kysely<DB>, counted: Counted): Promise<void> {
  await database
    .updateTable('attempt')
    .set({ hits: sql`greatest(hits - 1, 0)` })
    .where('bucket', '=', bucketOf(counted))
    .execute();
}

/** What is counted, and for whom: a phone number, an address, or both. */
export type Counted = { readonly of: string; readonly who: string };

/** The name under which something is counted. It reveals neither a phone number nor an address. */
export const bucketOf = ({ of, who }: Counted): string =>
  `${of}:${createHash('sha256').update(who).digest('base64url')}`;

/** The rejection of an attempt that came too early: `open_at` may lie at `latest`, and lies later. */
export async function tooMany(
  database: Kysely<DB>,
  bucket: string,
  latest: Date,
): Promise<RequestError> {
  const row = await database
    .selectFrom('attempt')
    .select('open_at')
    .where('bucket', '=', bucket)
    .executeTakeFirst();
  const waitMs = (row?.open_at?.getTime() ?? 0) - latest.getTime();
  return new RequestError('request.tooMany', {
    retryAfter: Math.max(1, Math.ceil(waitMs / 1000)),
  });
}
