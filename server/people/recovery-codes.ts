import { randomInt } from 'node:crypto';
import type { Transaction } from 'kysely';
import {
  RECOVERY_CHARACTERS,
  RECOVERY_CODES,
  RECOVERY_LENGTH,
  readRecoveryCode,
  writeRecoveryCode,
} from '../../domain/people/second-factor.ts';
import { sha256 } from '../base/sha256.ts';
import type { DB } from '../database/database-types.ts';

const newCode = (): string =>
  Array.from(
    { length: RECOVERY_LENGTH },
    () => RECOVERY_CHARACTERS[randomInt(RECOVERY_CHARACTERS.length)],
  ).join('');

/** 80 random bits cannot be found from their hash, so a slow one would protect nothing. */
const hashOf = (code: string): Buffer => sha256(readRecoveryCode(code));

/** Makes ten codes for somebody in place of all that they had. They are shown this once. */
export async function renewRecoveryCodes(
  transaction: Transaction<DB>,
  userId: string,
): Promise<readonly string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newCode);
  await transaction.deleteFrom('recovery_code').where('user_id', '=', userId).execute();
  await transaction
    .insertInto('recovery_code')
    .values(codes.map((code) => ({ user_id: userId, code_hash: hashOf(code) })))
    .execute();
  return codes.map(writeRecoveryCode);
}

/** Uses a code, which is then worth nothing any more. Whether it was one of this person's. */
export async function spendRecoveryCode(
  transaction: Transaction<DB>,
  userId: string,
  typed: string,
): Promise<boolean> {
  const used = await transaction
    .deleteFrom('recovery_code')
    .where('user_id', '=', userId)
    .where('code_hash', '=', hashOf(typed))
    .returning('user_id')
    .executeTakeFirst();
  return used !== undefined;
}
