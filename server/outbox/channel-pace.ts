import { type Kysely, sql, type Transaction } from 'kysely';
import type { PhoneChannel } from '../../domain/messages/channels.ts';
import type { DB } from '../database/database-types.ts';

/** Messages are taken a quarter of a second ahead: fewer questions, and still an even pace. */
const AHEAD_S = 0.25;

/** No provider's wish counts for longer. */
export const LONGEST_SILENCE_MS = 10 * 60_000;

/** How many messages may go out now, or how long everybody has to wait. */
export type Allowance = { readonly most: number; readonly waitMs: number };

/**
 * Finds out when a channel may send, by the clock of the database, and makes other processes wait
 * until the transaction ends. A wait that is longer than any that is begun comes from a clock that was
 * put back since, and is over.
 */
export async function askPace(
  transaction: Transaction<DB>,
  channel: PhoneChannel,
  rate: number,
): Promise<Allowance> {
  await transaction
    .insertInto('channel_pace')
    .values({ channel, next_at: sql`clock_timestamp()` })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { wait } = await transaction
    .selectFrom('channel_pace')
    .select(sql<number>`extract(epoch from next_at - clock_timestamp())::float8`.as('wait'))
    .where('channel', '=', channel)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (wait > LONGEST_SILENCE_MS / 1000 + 1 / rate + AHEAD_S) {
    await transaction
      .updateTable('channel_pace')
      .set({ next_at: sql`clock_timestamp()` })
      .where('channel', '=', channel)
      .execute();
  } else if (wait > 0) return { most: 0, waitMs: Math.ceil(wait * 1000) };
  return { most: Math.max(1, Math.floor(rate * AHEAD_S)), waitMs: 0 };
}

/** Takes the time that some messages need at this rate. */
export async function keepPace(
  transaction: Transaction<DB>,
  channel: PhoneChannel,
  { count, rate }: { count: number; rate: number },
): Promise<void> {
  const seconds = count / rate;
  await transaction
    .updateTable('channel_pace')
    .set({ next_at: sql`greatest(next_at, clock_timestamp()) + make_interval(secs => ${seconds})` })
    .where('channel', '=', channel)
    .execute();
}

/** Silences the whole channel for a while, because its provider has requested it. */
export async function slowDown(
  database: Kysely<DB>,
  channel: PhoneChannel,
  pauseMs: number,
): Promise<void> {
  const until = sql<Date>`clock_timestamp() + make_interval(secs => ${pauseMs / 1000})`;
  await database
    .insertInto('channel_pace')
    .values({ channel, next_at: until })
    .onConflict((conflict) =>
      conflict
        .column('channel')
        .doUpdateSet({ next_at: sql`greatest(channel_pace.next_at, excluded.next_at)` }),
    )
    .execute();
}
