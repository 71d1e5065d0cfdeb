import { type Kysely, sql } from 'kysely';
import { signInWaits, UNDER_ATTACK, type WaitRule } from '../../domain/people/sign-in-waits.ts';
import type { DB } from '../database/database-types.ts';
import { bucketOf, type Counted, tooMany } from './counted-attempts.ts';

/** Failures are forgotten when none was added for this long. */
const MEMORY_MS = 24 * 3_600_000;

/**
 * Counts an attempt as a failure before its outcome is known, for all nodes together and in one
 * statement, so that simultaneous attempts are counted too. Throws `request.tooMany` during the
 * waiting time; trying again too early does not extend it.
 */
export async function countFailure(
  database: Kysely<DB>,
  counted: Counted,
  { rule, now }: { rule: WaitRule; now: Date },
): Promise<void> {
  const bucket = bucketOf(counted);
  const waits = signInWaits(rule);
  const [first = 0] = waits;
  // A failure without a wait must not delay an attempt on a node whose clock is behind.
  // No wait of any rule is longer; one that is was set by a clock that has been put back.
  const longest = new Date(now.getTime() + Math.max(rule.mostMs, UNDER_ATTACK.mostMs));
  const isOpen = sql<boolean>`(attempt.open_at is null or attempt.open_at <= ${now}
    or attempt.open_at > ${longest})`;
  const hits = sql<number>`case when attempt.ends_at <= ${now} then 1 else attempt.hits + 1 end`;
  const waitMs = sql<number>`(${waits}::float8[])[least(${hits}, ${waits.length})]`;
  const ends_at = new Date(now.getTime() + MEMORY_MS);
  const { numInsertedOrUpdatedRows } = await database
    .insertInto('attempt')
    .values({
      bucket,
      hits: 1,
      ends_at,
      open_at: first > 0 ? new Date(now.getTime() + first) : null,
    })
    .onConflict((conflict) =>
      conflict
        .column('bucket')
        .doUpdateSet({
          hits,
          ends_at,
          open_at: sql`${now}::timestamptz + nullif(${waitMs}, 0) * interval '1 millisecond'`,
        })
        .where(isOpen),
    )
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows !== 1n) throw await tooMany(database, bucket, now);
}

/** Forgets the failures of a user who has entered the right password. */
export async function forgetFailures(database: Kysely<DB>, counted: Counted): Promise<void> {
  await database.deleteFrom('attempt').where('bucket', '=', bucketOf(counted)).execute();
}
