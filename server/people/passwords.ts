import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** What a hash costs: 19 MiB, two passes. The library's default algorithm is argon2id. */
export const HASH_OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The argon2id hash of a password (19 MiB, two passes). */
export const hashPassword = (password: string): Promise<string> =>
  hash(password.normalize('NFC'), HASH_OPTIONS);

/** The hash of a password that nobody knows, made when it is first needed. */
function createDecoy(): () => Promise<string> {
  let decoy: Promise<string> | undefined;
  return () => {
    decoy ??= hashPassword(randomBytes(32).toString('hex'));
    return decoy;
  };
}

const decoyHash = createDecoy();

/**
 * Whether the password is the one that was hashed. If there is no hash, it is compared with a
 * password that nobody knows, so that the answer takes the same time.
 */
export async function isPassword(
  password: string,
  stored: string | null | undefined,
): Promise<boolean> {
  const hashed = stored ?? (await decoyHash());
  const right = await verify(hashed, password.normalize('NFC'), HASH_OPTIONS);
  return right && typeof stored === 'string';
}
