import { sql, type Transaction } from 'kysely';
import type { DB } from '../database/database-types.ts';
import type { Storage } from './storage.ts';

/**
 * Makes one row of the counters of each kind, at the end of a transaction that has written many records
 * one by one: it has left a row for each of them, which every count would read (decision 186).
 */
export async function foldCounters(
  transaction: Transaction<DB>,
  { counters }: Pick<Storage, 'counters'>,
): Promise<void> {
  if (counters) await sql`select ${sql.id(`fold_${counters.table}`)}()`.execute(transaction);
}
