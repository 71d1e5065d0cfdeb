import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../database/database-types.ts';
import type { QueueName } from './queues.ts';

type Wanted = {
  readonly queue: QueueName;
  readonly key: string;
  /** Not before this moment; at once if left out. */
  readonly after: Date | undefined;
};

/**
 * Whether a job for the same is waiting that begins no later than wanted. It then waits for the
 * transaction too: a job that has begun may have looked before the transaction's changes were there.
 * If there is none, nobody else adds one until the transaction has ended.
 */
export async function isWaiting(transaction: Transaction<DB>, wanted: Wanted): Promise<boolean> {
  if (await joined(transaction, wanted)) return true;
  const { queue, key } = wanted;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${queue} ${key}`}, 0))`.execute(
    transaction,
  );
  return joined(transaction, wanted);
}

/** Workers skip jobs that are locked, so whoever holds a waiting one keeps it from beginning. */
async function joined(
  transaction: Transaction<DB>,
  { queue, key, after }: Wanted,
): Promise<boolean> {
  const { rows } = await sql`
    select from jobs.job
    where name = ${queue} and state < 'active' and singleton_key = ${key}
      and start_after <= coalesce(${after ?? null}::timestamptz, clock_timestamp())
    limit 1 for share skip locked
  `.execute(transaction);
  return rows.length > 0;
}

/** What the jobs of a queue are about that wait or are being done. */
export async function keysAtWork(
  database: Kysely<DB>,
  queue: QueueName,
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ key: string }>`
    select distinct singleton_key as key from jobs.job
    where name = ${queue} and state <= 'active' and singleton_key is not null
  `.execute(database);
  return new Set(rows.map(({ key }) => key));
}
