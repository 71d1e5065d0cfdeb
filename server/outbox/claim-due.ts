import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { PhoneChannel } from '../../domain/messages/channels.ts';
import type { DB, Outbox } from '../database/database-types.ts';
import { inTransaction } from '../resources/in-transaction.ts';
import { askPace, keepPace } from './channel-pace.ts';
import { isDue } from './is-due.ts';

/** A message that this process alone is sending. */
export type Claimed = Selectable<Outbox>;

export type Claim = {
  readonly channel: PhoneChannel;
  /** The name of the driver that will send them. */
  readonly driver: string;
  /** The process (database/presence.ts). */
  readonly worker: number;
  readonly now: Date;
  readonly most: number;
  /** Messages in a second; without it there is no limit. */
  readonly rate: number | undefined;
};

type Claims = {
  readonly rows: readonly Claimed[];
  /** For how long nobody may send on this channel. */
  readonly waitMs: number;
};

/**
 * Takes messages that are due. It is committed before a provider hears of any of them, so that
 * whoever finds this process dead knows which ones it may have sent.
 */
export function claimDue(database: Kysely<DB>, claim: Claim): Promise<Claims> {
  const { channel, rate } = claim;
  return inTransaction(database, async (transaction) => {
    if (rate === undefined) return { rows: await take(transaction, claim), waitMs: 0 };
    const { most, waitMs } = await askPace(transaction, channel, rate);
    if (most === 0) return { rows: [], waitMs };
    const rows = await take(transaction, { ...claim, most: Math.min(most, claim.most) });
    if (rows.length > 0) await keepPace(transaction, channel, { count: rows.length, rate });
    return { rows, waitMs: 0 };
  });
}

const take = (
  transaction: Transaction<DB>,
  { channel, driver, worker, now, most }: Claim,
): Promise<Claimed[]> =>
  transaction
    .updateTable('outbox')
    .set((is) => ({
      status: 'sending',
      worker,
      claimed_at: now,
      driver,
      updated_at: now,
      attempts: is('attempts', '+', 1),
      version: is('version', '+', 1),
    }))
    .where('id', 'in', (due) =>
      due
        .selectFrom('outbox')
        .select('id')
        .where('channel', '=', channel)
        .where('status', '=', 'queued')
        .where(isDue(now))
        // Codes that somebody waits for go first.
        .orderBy(sql`purpose <> 'security'`)
        .orderBy('id')
        .limit(most)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute();
