import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Config } from '../base/config.ts';
import { sha256 } from '../base/sha256.ts';
import type { DB } from '../database/database-types.ts';
import { StartError } from '../database/start-error.ts';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

type Key = Pick<Config, 'secondFactorKey'>;
/** A secret as its row stores it. */
export type Stored = { readonly secret: Buffer; readonly sealed: boolean };

const keyOf = (given: string): Buffer => sha256(`jisr second factors ${given}`);

/** A secret as it is stored: encrypted if the operator has given a key, and bound to its owner. */
export function sealed(secret: Buffer, owner: string, { secondFactorKey }: Key): Stored {
  if (secondFactorKey === undefined) return { secret, sealed: false };
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, keyOf(secondFactorKey), nonce);
  cipher.setAAD(Buffer.from(owner));
  const text = Buffer.concat([cipher.update(secret), cipher.final()]);
  return { secret: Buffer.concat([nonce, cipher.getAuthTag(), text]), sealed: true };
}

/** The secret that is stored so. Throws if it was encrypted with another key, or is somebody else's. */
export function unsealed(stored: Stored, owner: string, { secondFactorKey }: Key): Buffer {
  if (!stored.sealed) return stored.secret;
  if (secondFactorKey === undefined) throw new Error('SECOND_FACTOR_KEY is missing.');
  const nonce = stored.secret.subarray(0, NONCE_BYTES);
  const tag = stored.secret.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
  const decipher = createDecipheriv(ALGORITHM, keyOf(secondFactorKey), nonce, {
    authTagLength: TAG_BYTES,
  });
  decipher.setAAD(Buffer.from(owner));
  decipher.setAuthTag(tag);
  const text = stored.secret.subarray(NONCE_BYTES + TAG_BYTES);
  return Buffer.concat([decipher.update(text), decipher.final()]);
}

/** Whether the operator's key opens what is stored. */
export function opens(stored: Stored, owner: string, config: Key): boolean {
  try {
    unsealed(stored, owner, config);
    return true;
  } catch {
    return false;
  }
}

/** Throws a `StartError` if the operator's key does not open what is stored. */
export async function checkSecretsOpen(database: Kysely<DB>, config: Key): Promise<void> {
  const one = await database
    .selectFrom('authenticator')
    .select(['user_id', 'secret', 'sealed'])
    .where('sealed', '=', true)
    .limit(1)
    .executeTakeFirst();
  if (!one) return;
  try {
    unsealed(one, one.user_id, config);
  } catch (cause) {
    throw new StartError(
      'The secrets of authenticator apps were encrypted with another SECOND_FACTOR_KEY. Start with ' +
        'that one, or reset these second factors with `npm run reset-second-factor -- --all-sealed` (docs/signing-in.md).',
      { cause },
    );
  }
}
