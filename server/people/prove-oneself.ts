import type { Kysely } from 'kysely';
import { CALM } from '../../domain/people/sign-in-waits.ts';
import { RequestError } from '../base/request-error.ts';
import type { DB } from '../database/database-types.ts';
import { countFailure, forgetFailures } from './failures.ts';
import { isPassword } from './passwords.ts';

const rejection = (code: 'required' | 'wrongPassword'): RequestError =>
  new RequestError('record.invalid', { fields: { currentPassword: { code } } });

/**
 * Requires users to give their current password, because the session can be a screen that was left open.
 * Throws `record.invalid`, and `request.tooMany` after too many wrong passwords.
 */
export async function proveOneself(
  database: Kysely<DB>,
  { userId, given, now }: { userId: string; given: unknown; now: Date },
): Promise<void> {
  if (typeof given !== 'string' || given === '') throw rejection('required');
  const counted = { of: 'own-password', who: userId };
  await countFailure(database, counted, { rule: CALM, now });
  const person = await database
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!(await isPassword(given, person?.password_hash))) throw rejection('wrongPassword');
  await forgetFailures(database, counted);
}
