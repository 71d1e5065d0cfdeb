import { type Kysely, sql } from 'kysely';
import type { Allowance } from '../../domain/people/code-limits.ts';
import type { DB } from '../database/database-types.ts';
import { bucketOf, type Counted, tooMany } from './counted-attempts.ts';

/**
 * Takes one of what is allowed, for all nodes together and in one statement. `open_at` is the moment
 * at which everything is there again; each one that is taken delays it by one interval. One that lies
 * further ahead than all of it takes was set by a clock that has been put back, and counts no more. Throws
 * `request.tooMany` with the time to wait, and then takes nothing.
 */
export async function takeAllowance(
  database: Kysely<DB>,
  counted: Counted,
  { allowance: { atOnce, everyMs }, now }: { allowance: Allowance; now: Date },
): Promise<void> {
  const bucket = bucketOf(counted);
  const every = sql`${everyMs} * interval '1 millisecond'`;
  const latest = new Date(now.getTime() + (atOnce - 1) * everyMs);
  const full = new Date(now.getTime() + everyMs);
  const longest = new Date(now.getTime() + atOnce * everyMs);
  const isOfOtherClock = sql<boolean>`attempt.open_at > ${longest}`;
  const next = sql<Date>`case when ${isOfOtherClock} then ${full}
    else greatest(attempt.open_at, ${now}::timestamptz) + ${every} end`;
  const { numInsertedOrUpdatedRows } = await database
    .insertInto('attempt')
    .values({ bucket, hits: 1, ends_at: full, open_at: full })
    .onConflict((conflict) =>
      conflict
        .column('bucket')
        .doUpdateSet({ hits: sql`attempt.hits + 1`, ends_at: next, open_at: next })
        .where(({ eb, or }) => or([eb('attempt.open_at', '<=', latest), isOfOtherClock])),
    )
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 1n) return;
  throw await tooMany(database, bucket, latest);
}
