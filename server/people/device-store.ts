import type { Kysely } from 'kysely';
import { sha256 } from '../base/sha256.ts';
import type { DB } from '../database/database-types.ts';
import { newToken } from './token.ts';

/**
 * The browsers that users have signed in with. Each keeps an opaque secret, stored here as a hash.
 */
export function deviceStore(database: Kysely<DB>) {
  /** Whether a user with one of these numbers has signed in with the device before. */
  async function isKnownTo(hash: Buffer, numbers: readonly string[]): Promise<boolean> {
    const row = await database
      .selectFrom('device')
      .innerJoin('users', 'users.id', 'device.user_id')
      .select('users.id')
      .where('device.token_hash', '=', hash)
      .where('users.phone', 'in', numbers.length > 0 ? [...numbers] : [''])
      .executeTakeFirst();
    return row !== undefined;
  }

  async function isKnown(hash: Buffer): Promise<boolean> {
    const row = await database
      .selectFrom('device')
      .select('user_id')
      .where('token_hash', '=', hash)
      .executeTakeFirst();
    return row !== undefined;
  }

  /**
   * Remembers the device for a user who has just signed in with it. Returns the secret to keep: the
   * one that the device already has if it was issued here, because several users may share a
   * device, or else a new one.
   */
  async function remember(
    given: string | undefined,
    { userId, now }: { userId: string; now: Date },
  ): Promise<string> {
    const token = given && (await isKnown(sha256(given))) ? given : newToken();
    await database
      .insertInto('device')
      .values({ token_hash: sha256(token), user_id: userId, used_at: now })
      .onConflict((conflict) =>
        conflict.columns(['token_hash', 'user_id']).doUpdateSet({ used_at: now }),
      )
      .execute();
    return token;
  }

  return { isKnownTo, remember };
}
