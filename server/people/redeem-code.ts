import type { FastifyInstance } from 'fastify';
import type { Transaction } from 'kysely';
import { readCode } from '../../domain/people/sign-in-codes.ts';
import type { DB } from '../database/database-types.ts';
import { inTransaction } from '../resources/in-transaction.ts';
import { hashCode } from './code-hash.ts';
import { type Asked, type Asking, codeSource, type Owner } from './code-source.ts';
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
  const asked = await codeSource(app, asking);
  const { number, address, purpose } = asked;
  const attempted = { numbers: [number], address, by: purpose };
  const isLeft = await notingBlocks(app, attempted, () => takeTry({ database, now }, asked));
  if (!isLeft) {
    await noteBlock(app, attempted);
    return undefined;
  }
  const hash = await hashCode(readCode(code), asked);
  const done = await inTransaction(database, async (transaction) => {
    const isRight = await claim(transaction, { asked, hash, now });
    return isRight && asked.owner ? { result: await work(transaction, asked.owner) } : undefined;
  });
  if (!done || !asked.owner) {
    await noteAttempt(app, 'wrongCode', attempted);
    return undefined;
  }
  await forgiveCode(database, asked);
  await forgiveTry({ database, now }, asked);
  const userId = asked.owner.id;
  await rememberNetwork({ database, now }, { userId, address });
  const device = await deviceStore(database).remember(asking.device, { userId, now });
  return { ...done, device };
}

type Claim = { readonly asked: Asked; readonly hash: Buffer; readonly now: Date };

/**
 * Takes the code away with all others of its purpose, so that nobody can use them. The person's row is
 * locked first: if a new password is set while a session begins, one of the two sees the other.
 */
async function claim(
  transaction: Transaction<DB>,
  { asked: { owner, purpose }, hash, now }: Claim,
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
