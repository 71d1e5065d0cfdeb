import { type Kysely, sql, type Transaction } from 'kysely';
import { fromKysely } from 'pg-boss';
import { isOneOf } from '../../domain/is-one-of.ts';
import { isObject } from '../../domain/validate.ts';
import type { DB } from '../database/database-types.ts';
import { openBoss, QUEUE_NAMES, type QueueName } from './queues.ts';

/** How a queue stands. */
export type QueueState = {
  readonly queue: QueueName;
  /** Work that could be done now, and since when the first of it waits. */
  readonly waiting: number;
  readonly since: Date | null;
  /** Work for later, and work that is tried again later. */
  readonly later: number;
  readonly active: number;
  /** Work that is not tried again any more. */
  readonly failed: number;
};

type QueueRow = {
  readonly name: QueueName;
  readonly waiting: string;
  readonly since: Date | null;
  readonly later: string;
  readonly active: string;
  readonly failed: string;
};

/** How all queues stand, in their order. */
export async function queueStates(database: Kysely<DB>): Promise<readonly QueueState[]> {
  const { rows } = await sql<QueueRow>`
    with work as (
      select name, state, start_after,
        state < 'active' and start_after <= clock_timestamp() as is_waiting
      from jobs.job
      where name = any(${QUEUE_NAMES}) and (state <= 'active' or state = 'failed')
    )
    select name, count(*) filter (where is_waiting) as waiting,
      min(start_after) filter (where is_waiting) as since,
      count(*) filter (where state < 'active' and not is_waiting) as later,
      count(*) filter (where state = 'active') as active,
      count(*) filter (where state = 'failed') as failed
    from work group by name
  `.execute(database);
  return QUEUE_NAMES.map((queue) => {
    const row = rows.find(({ name }) => name === queue);
    return {
      queue,
      waiting: Number(row?.waiting ?? 0),
      since: row?.since ?? null,
      later: Number(row?.later ?? 0),
      active: Number(row?.active ?? 0),
      failed: Number(row?.failed ?? 0),
    };
  });
}

/** Work that has failed for good. */
export type FailedWork = {
  readonly id: string;
  readonly queue: QueueName;
  readonly failedAt: Date;
  readonly attempts: number;
  readonly reason: string;
  /** The id by which its lines of the log are found. */
  readonly trace: string | null;
};

type FailedRow = {
  readonly id: string;
  readonly name: string;
  readonly failed_at: Date;
  readonly attempts: number;
  readonly output: unknown;
  readonly trace: string | null;
};

const MOST_LETTERS = 300;

/** Why work has failed. PostgreSQL quotes rows, which hold personal data: only its code remains. */
function reasonIn(output: unknown): string {
  if (!isObject(output)) return '';
  if ('severity' in output) return `The database rejected a statement (${String(output.code)}).`;
  const { message } = isObject(output.value) ? output.value : output;
  return typeof message === 'string' ? message.slice(0, MOST_LETTERS) : '';
}

/** The latest work that has failed for good. */
export async function failedWork(
  database: Kysely<DB>,
  limit: number,
): Promise<readonly FailedWork[]> {
  const { rows } = await sql<FailedRow>`
    select id, name, coalesce(completed_on, created_on) as failed_at,
      retry_count + 1 as attempts, output, data ->> 'trace' as trace
    from jobs.job where name = any(${QUEUE_NAMES}) and state = 'failed'
    order by completed_on desc, id limit ${limit}
  `.execute(database);
  return rows.flatMap(({ id, name, failed_at, attempts, output, trace }) =>
    isOneOf(QUEUE_NAMES, name)
      ? [{ id, queue: name, failedAt: failed_at, attempts, reason: reasonIn(output), trace }]
      : [],
  );
}

/** Which failed work is meant: these jobs, or all of it. */
export type Which = readonly string[] | 'all';

/** The failed work that is meant, by queue, locked until the transaction ends. */
async function locked(
  transaction: Transaction<DB>,
  which: Which,
): Promise<ReadonlyMap<QueueName, readonly string[]>> {
  const isMeant = which === 'all' ? sql`true` : sql`id = any(${which}::uuid[])`;
  const { rows } = await sql<{ id: string; name: QueueName }>`
    select id, name from jobs.job
    where name = any(${QUEUE_NAMES}) and state = 'failed' and ${isMeant}
    order by id for update
  `.execute(transaction);
  return new Map(
    [...Map.groupBy(rows, ({ name }) => name)].map(([name, some]) => [
      name,
      some.map(({ id }) => id),
    ]),
  );
}

/** What was done with failed work: of which queues, and how much. */
export type Handled = { readonly queues: readonly QueueName[]; readonly count: number };

async function withEach(
  transaction: Transaction<DB>,
  which: Which,
  work: (queue: QueueName, ids: string[]) => Promise<unknown>,
): Promise<Handled> {
  const found = await locked(transaction, which);
  for (const [queue, ids] of found) await work(queue, [...ids]);
  return { queues: [...found.keys()], count: [...found.values()].flat().length };
}

/** Has failed work done once more. */
export const retryFailed = (transaction: Transaction<DB>, which: Which): Promise<Handled> => {
  const boss = openBoss(transaction);
  const db = fromKysely(transaction);
  return withEach(transaction, which, (queue, ids) => boss.retry(queue, ids, { db }));
};

/** Gives failed work up. */
export const discardFailed = (transaction: Transaction<DB>, which: Which): Promise<Handled> => {
  const boss = openBoss(transaction);
  const db = fromKysely(transaction);
  return withEach(transaction, which, (queue, ids) => boss.deleteJob(queue, ids, { db }));
};

const STAYS_SECONDS = 30 * 86_400;

/** Finished work is stored for a day; what has failed for good stays for a month, until somebody looks. */
export async function keepFailed(database: Kysely<DB>): Promise<void> {
  await sql`
    update jobs.job set deletion_seconds = ${STAYS_SECONDS}
    where name = any(${QUEUE_NAMES}) and state = 'failed' and deletion_seconds < ${STAYS_SECONDS}
  `.execute(database);
}
