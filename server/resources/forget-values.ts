import { sql, type Transaction } from 'kysely';
import type { Definition } from '../../domain/define.ts';
import { leavesOf } from '../../domain/paths.ts';
import type { DB } from '../database/database-types.ts';

/**
 * Removes the values of records from the audit trail. Who changed which field, and when, stays: it is
 * what the trail is for, and says nothing about whom the record was about.
 */
export async function forgetValues(
  transaction: Transaction<DB>,
  resource: string,
  ids: readonly string[],
): Promise<void> {
  await sql`select audit_erase_values(${resource}, ${ids}::uuid[])`.execute(transaction);
}

/** Whether the records of a resource are people, or name one: their data goes with the record. */
export const isAboutPeople = ({ name, fields }: Definition): boolean =>
  name === 'users' ||
  leavesOf(fields).some(([, field]) => field.kind === 'reference' && field.target === 'users');
