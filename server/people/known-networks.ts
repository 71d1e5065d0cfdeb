import type { Kysely } from 'kysely';
import { addressPrefix } from '../base/address-group.ts';
import type { DB } from '../database/database-types.ts';
import { bucketOf, type Counted } from './counted-attempts.ts';

const KNOWN_MS = 90 * 24 * 3_600_000;

type Place = { readonly database: Kysely<DB>; readonly now: Date };

/** Somebody, and an address that a call comes from. */
type Caller = { readonly userId: string; readonly address: string };

const networkOf = ({ userId, address }: Caller): Counted => ({
  of: 'known-network',
  who: `${userId} ${addressPrefix(address)}`,
});

/** Remembers for some months that somebody has signed in from the network of this provider. */
export async function rememberNetwork({ database, now }: Place, caller: Caller): Promise<void> {
  const ends_at = new Date(now.getTime() + KNOWN_MS);
  await database
    .insertInto('attempt')
    .values({ bucket: bucketOf(networkOf(caller)), hits: 1, ends_at })
    .onConflict((conflict) => conflict.column('bucket').doUpdateSet({ hits: 1, ends_at }))
    .execute();
}

/** Whether somebody has signed in from the network of this provider before. */
export async function isKnownNetwork({ database, now }: Place, caller: Caller): Promise<boolean> {
  const row = await database
    .selectFrom('attempt')
    .select('bucket')
    .where('bucket', '=', bucketOf(networkOf(caller)))
    .where('ends_at', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}
