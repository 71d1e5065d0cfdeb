import { sql, type Transaction } from 'kysely';
import { RequestError } from '../base/request-error.ts';
import type { DB } from '../database/database-types.ts';

/**
 * Does a part of a transaction, or nothing of it if it is rejected: then returns the rejection, and the
 * other parts stand. Any other error ends the transaction.
 */
export async function inSavepoint<T>(
  transaction: Transaction<DB>,
  work: () => Promise<T>,
): Promise<T | RequestError> {
  await sql`savepoint one_part`.execute(transaction);
  try {
    const result = await work();
    await sql`release savepoint one_part`.execute(transaction);
    return result;
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    await sql`rollback to savepoint one_part`.execute(transaction);
    await sql`release savepoint one_part`.execute(transaction);
    return error;
  }
}
