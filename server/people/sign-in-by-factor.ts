import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from 'kysely';
import { addressGroups } from '../base/address-group.ts';
import { RequestError } from '../base/request-error.ts';
import { sha256 } from '../base/sha256.ts';
import type { DB } from '../database/database-types.ts';
import { inTransaction } from '../resources/in-transaction.ts';
import { countAttempt } from './counted-attempts.ts';
import { deviceStore } from './device-store.ts';
import { acceptAppCode } from './factor-store.ts';
import { notePasskeyUse, type Signature, signatureOf } from './passkeys.ts';
import { spendRecoveryCode } from './recovery-codes.ts';
import { rememberPlace, type SignedInDevice, type SignInPlace } from './sign-in.ts';
import { ownerOfTicket, spendTicket, takeTryOfTicket } from './sign-in-tickets.ts';
import { type Attempted, noteAttempt, notingBlocks } from './sign-in-trail.ts';
import { countTry, forgiveTry, type Try } from './sign-in-tries.ts';

/** What somebody shows beside their password. */
export type GivenFactor =
  | { readonly code: string }
  | { readonly recoveryCode: string }
  | { readonly passkey: AuthenticationResponseJSON };

type Accept = (transaction: Transaction<DB>) => Promise<boolean>;

/** Checks what was shown as far as that needs no transaction; the rest happens with the session. */
async function acceptance(
  app: FastifyInstance,
  userId: string,
  given: GivenFactor,
): Promise<Accept> {
  const { config, database } = app;
  const now = app.now();
  if ('code' in given) {
    return (transaction) => acceptAppCode({ transaction, config, now }, userId, given.code);
  }
  if ('recoveryCode' in given) {
    return (transaction) => spendRecoveryCode(transaction, userId, given.recoveryCode);
  }
  const signature = await signatureOf({ database, config, now }, given.passkey, userId);
  return async (transaction) =>
    signature !== undefined && notePasskeyUse(transaction, signature, now);
}

/**
 * Goes on with a sign-in whose password was right. Wrong factors are counted like wrong passwords: by
 * where they come from, so that nobody locks the owner out, and five at a ticket. Throws
 * `session.ticketEnded`, `session.wrongFactor` and `request.tooMany`.
 */
export async function signInByFactor(
  app: FastifyInstance,
  { ticket, given, ...place }: SignInPlace & { ticket: string; given: GivenFactor },
): Promise<SignedInDevice> {
  const { database } = app;
  const now = app.now();
  const owner = await ownerOfTicket(database, ticket, now);
  const { address, device, agent } = place;
  const hash = device && sha256(device);
  const isKnown = hash && (await deviceStore(database).isKnownTo(hash, [owner.phone]));
  const attempt: Try = {
    // Apart from the passwords of the same number.
    number: `second factor ${owner.phone}`,
    address,
    device: isKnown ? hash : undefined,
  };
  const attempted: Attempted = { numbers: [owner.phone], address, by: 'secondFactor' };
  await notingBlocks(app, attempted, () => countTry({ database, now }, attempt));
  await takeTryOfTicket(database, ticket, now);
  const accept = await acceptance(app, owner.id, given);
  const begun = await inTransaction(database, async (transaction) => {
    if (!(await accept(transaction))) return undefined;
    await spendTicket(transaction, ticket);
    const session = await app.sessions.beginProven(transaction, owner, { now, agent, address });
    // The password was changed meanwhile, or they were blocked.
    if (!session) throw new RequestError('session.ticketEnded');
    return session;
  });
  if (!begun) {
    await noteAttempt(app, 'wrongFactor', attempted);
    throw new RequestError('session.wrongFactor');
  }
  await forgiveTry({ database, now }, attempt);
  return rememberPlace(app, owner.id, { ...begun, ...place });
}

const WINDOW_MS = 15 * 60_000;
/** Passkeys that are tried from one network in a quarter of an hour: an office signs in by few. */
const MOST_OF_NETWORK = 240;

/** Throws `request.tooMany` where a network makes or answers too many challenges. */
export async function countPasskeyCall(app: FastifyInstance, address: string): Promise<void> {
  const now = app.now();
  for (const { name, times } of addressGroups(address)) {
    const counted = { of: 'passkey-network', who: name };
    const { hits, endsAt } = await countAttempt(app.database, counted, {
      windowMs: WINDOW_MS,
      now,
    });
    if (hits <= MOST_OF_NETWORK * times) continue;
    const seconds = Math.ceil((endsAt.getTime() - now.getTime()) / 1000);
    throw new RequestError('request.tooMany', { retryAfter: Math.max(1, seconds) });
  }
}

/** The active owner of a passkey, locked as a sign-in with a password locks them. */
async function activeOwner(transaction: Transaction<DB>, { userId }: Signature): Promise<boolean> {
  const person = await transaction
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('status', '=', 'active')
    .forShare()
    .executeTakeFirst();
  return person !== undefined;
}

/**
 * Begins a session with a passkey alone: the device has checked who holds it, so that it stands for two
 * factors. Throws `session.wrongFactor` and `request.tooMany`.
 */
export async function signInByPasskey(
  app: FastifyInstance,
  { passkey, ...place }: SignInPlace & { passkey: AuthenticationResponseJSON },
): Promise<SignedInDevice> {
  const { database, config } = app;
  const now = app.now();
  const { address, agent } = place;
  const unknown: Attempted = { numbers: [], address, by: 'passkey' };
  await notingBlocks(app, unknown, () => countPasskeyCall(app, address));
  const signature = await signatureOf({ database, config, now }, passkey, null);
  const begun =
    signature &&
    (await inTransaction(database, async (transaction) => {
      if (!(await activeOwner(transaction, signature))) return undefined;
      if (!(await notePasskeyUse(transaction, signature, now))) return undefined;
      return app.sessions.beginWithin(transaction, signature.userId, { now, agent, address });
    }));
  if (!signature || !begun) {
    await noteAttempt(app, 'wrongFactor', unknown);
    throw new RequestError('session.wrongFactor');
  }
  return rememberPlace(app, signature.userId, { ...begun, ...place });
}
