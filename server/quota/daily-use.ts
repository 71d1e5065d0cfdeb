import { type Kysely, sql } from 'kysely';
import { type DailyUse, endOfDayFrom, type QuotaKind } from '../../domain/chat/daily-quota.ts';
import type { DB } from '../database/database-types.ts';

export type QuotaLimits = Readonly<Record<QuotaKind, number>>;

/** Counts one more message or file of a user, and returns the total since their day began. */
export async function countUse(
  database: Kysely<DB>,
  { userId, kind, limit, now }: { userId: string; kind: QuotaKind; limit: number; now: Date },
): Promise<DailyUse> {
  const endsAt = endOfDayFrom(now);
  const row = await database
    .insertInto('daily_use')
    .values({ user_id: userId, kind, used: 1, ends_at: endsAt })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'kind']).doUpdateSet({
        used: sql`case when daily_use.ends_at <= ${now} then 1 else daily_use.used + 1 end`,
        ends_at: sql`case when daily_use.ends_at <= ${now} then ${endsAt} else daily_use.ends_at end`,
      }),
    )
    .returning(['used', 'ends_at'])
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
