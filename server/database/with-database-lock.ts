import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from './database-types.ts';

/** Does the work while no other node does work under the same lock number. */
export function withDatabaseLock<T>(
  database: Kysely<DB>,
  number: number,
  work: (transaction: Transaction<DB>) => Promise<T>,
): Promise<T> {
  return database.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${number}::bigint)`.execute(transaction);
    return work(transaction);
  });
}
