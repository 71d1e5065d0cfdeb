import { randomInt } from 'node:crypto';
import { hashRaw } from '@node-rs/argon2';
import {
  CODE_CHARACTERS,
  CODE_LENGTH,
  type CodePurpose,
} from '../../domain/people/sign-in-codes.ts';
import { sha256 } from '../base/sha256.ts';
import { HASH_OPTIONS } from './passwords.ts';

const SALT_BYTES = 16;

/** A new code: six characters, each equally likely. */
export const newCode = (): string =>
  Array.from(
    { length: CODE_LENGTH },
    () => CODE_CHARACTERS[randomInt(CODE_CHARACTERS.length)],
  ).join('');

/**
 * The argon2id hash of a code for a number. The salt follows from the number and the purpose: one
 * hash is compared with all codes of a number, however many there are and whether there are any.
 */
export const hashCode = (
  code: string,
  { number, purpose }: { number: string; purpose: CodePurpose },
): Promise<Buffer> =>
  hashRaw(code, {
    ...HASH_OPTIONS,
    salt: sha256(`${purpose} ${number}`).subarray(0, SALT_BYTES),
  });
