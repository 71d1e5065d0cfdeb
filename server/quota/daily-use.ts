import { type Kysely, sql } from 'kysely';
import {
  type DailyUse,
  endOfDayFrom,
  QUOTA_KINDS,
  type QuotaKind,
} from '../../domain/chat/daily-quota.ts';
import type { DB } from '../database/database-types.ts';
import { unsynced } from '../database/unsynced.ts';

export type QuotaLimits = Readonly<Record<QuotaKind, number>>;

/** The largest number of the column. */
const MOST = 2_147_483_647;

/**
 * What is counted of a user: the bytes of files too, whose number says little, and the archives of their
 * own data.
 */
export const USE_KINDS = [...QUOTA_KINDS, 'bytes', 'archives'] as const;

type Counted = {
  readonly userId: string;
  readonly kind: (typeof USE_KINDS)[number];
  readonly limit: number;
  readonly now: Date;
  /** How much is added; one by default. */
  readonly amount?: number;
};

/**
 * Counts what a user sends, and returns the total since their day began. A day that ends later than a
 * whole day from now was begun by a clock that has been put back since: it is over. Outside of a
 * transaction nobody waits for the disk: the latest counts may be lost with the database.
 */
export async function countUse(
  database: Kysely<DB>,
  { userId, kind, limit, now, amount = 1 }: Counted,
): Promise<DailyUse> {
  const endsAt = endOfDayFrom(now);
  const isOver = sql<boolean>`(daily_use.ends_at <= ${now} or daily_use.ends_at > ${endsAt})`;
  const row = await database
    .insertInto('daily_use')
    .values({ user_id: userId, kind, used: amount, ends_at: endsAt })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'kind']).doUpdateSet({
        used: sql`case when ${isOver} then ${amount}::integer
          else least(daily_use.used::bigint + ${amount}::integer, ${MOST}) end`,
        ends_at: sql`case when ${isOver} then ${endsAt} else daily_use.ends_at end`,
      }),
    )
    .returning(['used', 'ends_at'])
    .$if(!database.isTransaction, (query) => query.returning(unsynced(database).as('commit')))
    .executeTakeFirstOrThrow();
  return { limit, used: row.used, endsAt: row.ends_at };
}

/** What a user has sent since their day began. */
export async function usesOf(
  database: Kysely<DB>,
  { userId, limits, now }: { userId: string; limits: QuotaLimits; now: Date },
): Promise<Readonly<Record<QuotaKind, DailyUse>>> {
  const rows = await database
    .selectFrom('daily_use')
    .select(['kind', 'used', 'ends_at'])
    .where('user_id', '=', userId)
    .where('ends_at', '>', now)
    .where('ends_at', '<=', endOfDayFrom(now))
    .execute();
  const countedOf = (kind: QuotaKind): DailyUse => {
    const row = rows.find((one) => one.kind === kind);
    const limit = limits[kind];
    return row
      ? { limit, used: Math.min(row.used, limit), endsAt: row.ends_at }
      : { limit, used: 0 };
  };
  return { messages: countedOf('messages'), files: countedOf('files') };
}
