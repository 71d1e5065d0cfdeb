import type { Kysely, Transaction } from 'kysely';
import type { DB } from '../database/database-types.ts';
import { DEADLOCK, databaseError, SERIALIZATION_FAILURE } from './database-error.ts';

const ATTEMPTS = 4;

const mayPass = (error: unknown): boolean => {
  const code = databaseError(error)?.code;
  return code === DEADLOCK || code === SERIALIZATION_FAILURE;
};

/** Runs work in one transaction, and again if PostgreSQL aborted it in favour of another one. */
export async function inTransaction<T>(
  database: Kysely<DB>,
  work: (transaction: Transaction<DB>) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await database.transaction().execute(work);
    } catch (error) {
      if (attempt === ATTEMPTS || !mayPass(error)) throw error;
    }
  }
}
