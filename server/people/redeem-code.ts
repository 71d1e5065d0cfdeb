import type { FastifyInstance } from 'fastify';
import type { Transaction } from 'kysely';
import { readCode } from '../../domain/people/sign-in-codes.ts';
import type { DB } from '../database/database-types.ts';
import { inTransaction } from '../resources/in-transaction.ts';
import { hashCode } from './code-hash.ts';
import { type Asking, codeSource, type Owner, type RequestedCode } from './code-source.ts';
import { forgiveCode, takeTry } from './code-tries.ts';
import { deviceStore } from './device-store.ts';
import { rememberNetwork } from './known-networks.ts';
import { noteAttempt, noteBlock, notingBlocks } from './sign-in-trail.ts';
import { forgiveTry } from './sign-in-tries.ts';

/** The id of nobody, so that an unknown number takes the same queries. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

/** What a code was used for. */
export type UsedCode<Result> = {
  readonly result: Result;
  /** The secret that identifies the device from now on. */
  readonly device: string;
};

/**
 * Uses a code once, and does in the same transaction what it is for. Nothing is returned if the code
 * is wrong, too old, used, for something else or for somebody else, or if this source has no try
 * left; all of them take the same time. Throws `request.tooMany`.
 */
export async function redeemCode<Result>(
  app: FastifyInstance,
  { code, ...asking }: Asking & { readonly code: string },
  work: (transaction: Transaction<DB>, owner: Owner) => Promise<Result>,
): Promise<UsedCode<Result> | undefined> {
  const { database } = app;
  const now = app.now();
  const requested = await codeSource(app, asking);
  const { number, address, purpose } = requested;
  const attempted = { numbers: [number], address, by: purpose };
  const isLeft = await notingBlocks(app, attempted, () => takeTry({ database, now }, requested));
  if (!isLeft) {
    await noteBlock(app, attempted);
    return undefined;
  }
  const hash = await hashCode(readCode(code), requested);
  const done = await inTransaction(database, async (transaction) => {
    const isRight = await claim(transaction, { requested, hash, now });
    return isRight && requested.owner
      ? { result: await work(transaction, requested.owner) }
      : undefined;
  });
  if (!done || !requested.owner) {
    await noteAttempt(app, 'wrongCode', attempted);
    return undefined;
  }
  await forgiveCode(database, requested);
  await forgiveTry({ database, now }, requested);
  const userId = requested.owner.id;
  await rememberNetwork({ database, now }, { userId, address });
  const device = await deviceStore(database).remember(asking.device, { userId, now });
  return { ...done, device };
}

type Claim = { readonly requested: RequestedCode; readonly hash: Buffer; readonly now: Date };

/**
 * Takes the code away with all others of its purpose, so that nobody can use them. The person's row is
 * locked first: if a new password is set while a session begins, one of the two sees the other.
 */
async function claim(
  transaction: Transaction<DB>,
  { requested: { owner, purpose }, hash, now }: Claim,
): Promise<boolean> {
  const id = owner?.id ?? NOBODY;
  const person = await transaction
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('status', '=', 'active')
    .forUpdate()
    .executeTakeFirst();
  const used = await transaction
    .deleteFrom('sign_in_code')
    .where('user_id', '=', id)
    .where('purpose', '=', purpose)
    .where('code_hash', '=', hash)
    .where('expires_at', '>', now)
    .returning('id')
    .executeTakeFirst();
  if (!person || !used) return false;
  // Nobody needs the others any more: whoever has seen one of them cannot use it.
  await transaction
    .deleteFrom('sign_in_code')
    .where('user_id', '=', id)
    .where('purpose', '=', purpose)
    .execute();
  return true;
}
