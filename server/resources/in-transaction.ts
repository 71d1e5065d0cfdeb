import type { Kysely, Transaction } from 'kysely';
import type { DB } from '../database/database-types.ts';
import { DEADLOCK, databaseError, SERIALIZATION_FAILURE } from './database-error.ts';

const ATTEMPTS = 4;

const mayPass = (error: unknown): boolean => {
  const code = databaseError(error)?.code;
  return code === DEADLOCK || code === SERIALIZATION_FAILURE;
};

type Task = () => Promise<void>;

/** What waits for the commit of each transaction in progress. */
const waiting = new WeakMap<Transaction<DB>, Task[]>();

/**
 * Does something once a transaction is committed, in the order of these calls, and never if it
 * failed. The task handles its own errors, because the change that it follows is certain.
 */
export function afterCommit(transaction: Transaction<DB>, task: Task): void {
  const tasks = waiting.get(transaction);
  if (!tasks) throw new Error('Only work of inTransaction can wait for its commit.');
  tasks.push(task);
}

/**
 * Runs work in one transaction, and again if PostgreSQL aborted it in favour of another one. Then
 * does what the work has left for after the commit.
 */
export async function inTransaction<T>(
  database: Kysely<DB>,
  work: (transaction: Transaction<DB>) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    const tasks: Task[] = [];
    const done = await tried(database, tasks, work, attempt);
    if (!done) continue;
    for (const task of tasks) await task();
    return done.result;
  }
}

/** One attempt; nothing if it can be repeated. */
async function tried<T>(
  database: Kysely<DB>,
  tasks: Task[],
  work: (transaction: Transaction<DB>) => Promise<T>,
  attempt: number,
): Promise<{ result: T } | undefined> {
  try {
    const result = await database.transaction().execute((transaction) => {
      waiting.set(transaction, tasks);
      return work(transaction);
    });
    return { result };
  } catch (error) {
    if (attempt === ATTEMPTS || !mayPass(error)) throw error;
    return undefined;
  }
}
