import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from 'kysely';
import { cleanText } from '../../domain/clean-text.ts';
import { FRESH_MS, MOST_PASSKEYS, PASSKEY_NAME_LENGTH } from '../../domain/people/second-factor.ts';
import { CALM } from '../../domain/people/sign-in-waits.ts';
import { RequestError } from '../base/request-error.ts';
import type { DB } from '../database/database-types.ts';
import { inTransaction } from '../resources/in-transaction.ts';
import { type Call, contextOf, type WriteContext } from '../resources/request-context.ts';
import { writeAudit } from '../resources/write-audit.ts';
import { appAddress, newAppSecret } from './app-codes.ts';
import { acceptAppCode, factorsOf, signInPolicy } from './factor-store.ts';
import { countFailure, forgetFailures } from './failures.ts';
import { registeredPasskey } from './passkeys.ts';
import { proveOneself } from './prove-oneself.ts';
import { renewRecoveryCodes } from './recovery-codes.ts';
import { sealed } from './sealed-secrets.ts';
import type { SignedIn } from './session-store.ts';
import { noteFactorChange } from './sign-in-notices.ts';

/** Who changes their own factors. */
type Own = { readonly app: FastifyInstance; readonly call: Call; readonly actor: SignedIn };

/** What somebody who has just got their first factor is shown once. */
export type NewFactor = { readonly recoveryCodes: readonly string[] | null };

const wrong = (field: string): RequestError =>
  new RequestError('record.invalid', { fields: { [field]: { code: 'wrongFactor' } } });

/**
 * Requires the password, unless somebody has just signed in: a screen that was left open must not give
 * away the account for good. Throws as `proveOneself`.
 */
export async function proveFresh(
  { app: { database }, actor, call: { now } }: Own,
  given: unknown,
): Promise<void> {
  if (now.getTime() - actor.startedAt.getTime() <= FRESH_MS) return;
  await proveOneself(database, { userId: actor.id, given, now });
}

/** Begins with an authenticator app: a secret, which guards nothing before its first code. */
export async function beginApp({ app, call, actor }: Own) {
  const { database, config } = app;
  const secret = newAppSecret();
  const { phone } = await database
    .selectFrom('users')
    .select('phone')
    .where('id', '=', actor.id)
    .executeTakeFirstOrThrow();
  const stored = { ...sealed(secret, actor.id, config), created_at: call.now };
  const begun = await database
    .insertInto('authenticator')
    .values({ user_id: actor.id, ...stored })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ ...stored, last_step: 0 })
        .where('authenticator.confirmed_at', 'is', null),
    )
    .returning('user_id')
    .executeTakeFirst();
  // The one in use is removed first, so that nobody loses it to a half-finished change.
  if (!begun) throw new RequestError('record.duplicate');
  return appAddress(secret, phone);
}

/** Turns the app on with its first code. Throws `record.invalid` and `request.tooMany`. */
export async function confirmApp(own: Own, code: string): Promise<NewFactor> {
  const { app, call, actor } = own;
  const { config } = app;
  const { now } = call;
  const counted = { of: 'own-factor', who: actor.id };
  await countFailure(app.database, counted, { rule: CALM, now });
  const added = await inTransaction(app.database, async (transaction) => {
    const given = { transaction, config, now };
    if (!(await acceptAppCode(given, actor.id, code, { toConfirm: true }))) return undefined;
    return afterAdding(own, transaction, 'app');
  });
  if (!added) throw wrong('code');
  await forgetFailures(app.database, counted);
  return added;
}

/** Adds a passkey under a name. Throws `record.invalid` for one that is not right. */
export async function addPasskey(
  own: Own,
  { name, response }: { readonly name: string; readonly response: RegistrationResponseJSON },
): Promise<NewFactor> {
  const { app, call, actor } = own;
  const { database, config, engine } = app;
  const { now } = call;
  const plain = cleanText(name, 'line').slice(0, PASSKEY_NAME_LENGTH).trim();
  if (plain === '') {
    throw new RequestError('record.invalid', { fields: { name: { code: 'required' } } });
  }
  const credential = await registeredPasskey({ database, config, now }, actor.id, response);
  if (!credential) throw wrong('response');
  return inTransaction(database, async (transaction) => {
    await lockOwner(transaction, actor.id);
    const { count } = await transaction
      .selectFrom('passkey')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('user_id', '=', actor.id)
      .executeTakeFirstOrThrow();
    if (Number(count) >= MOST_PASSKEYS) throw new RequestError('record.rejected');
    await transaction
      .insertInto('passkey')
      .values({
        id: engine.newId(),
        user_id: actor.id,
        credential_id: credential.id,
        public_key: Buffer.from(credential.publicKey),
        counter: credential.counter,
        transports: [...(credential.transports ?? [])],
        name: plain,
        created_at: now,
      })
      .execute();
    return afterAdding(own, transaction, 'passkey');
  });
}

const lockOwner = (transaction: Transaction<DB>, id: string) =>
  transaction.selectFrom('users').select('id').where('id', '=', id).forUpdate().execute();

/**
 * What follows when somebody has one factor more: with the first one they get recovery codes, and the
 * sessions of theirs end that had yet to set one up, other than this one. Somebody else may have
 * begun them with the password alone.
 */
async function afterAdding(
  { call, actor }: Own,
  transaction: Transaction<DB>,
  factor: 'app' | 'passkey',
): Promise<NewFactor> {
  const context = contextOf(call, transaction);
  await transaction.deleteFrom('factor_demand').where('user_id', '=', actor.id).execute();
  await transaction
    .updateTable('session')
    .set({ factor_due_at: null })
    .where('token_hash', '=', actor.sessionHash)
    .execute();
  const ended = await transaction
    .deleteFrom('session')
    .where('user_id', '=', actor.id)
    .where('factor_due_at', 'is not', null)
    .returning('token_hash')
    .execute();
  for (const { token_hash: hash } of ended) context.sessionsEnded({ hash });
  await noteFactor(context, actor, { action: 'addFactor', factor });
  const factors = await factorsOf(transaction, actor.id);
  const hasCodes = factors.includes('recovery');
  return { recoveryCodes: hasCodes ? null : await renewRecoveryCodes(transaction, actor.id) };
}

type FactorChange = {
  readonly action: 'addFactor' | 'removeFactor';
  readonly factor: 'app' | 'passkey';
};

/** In the trail, and for the person themself: somebody else may sit at a screen that was left open. */
async function noteFactor(
  context: WriteContext,
  actor: SignedIn,
  { action, factor }: FactorChange,
): Promise<void> {
  const changes = { factor: { from: null, to: factor } };
  await writeAudit([{ action, resource: 'users', recordId: actor.id, changes }], context);
  await noteFactorChange(context, actor, action === 'addFactor' ? 'factorAdded' : 'factorRemoved');
}

/** Makes new recovery codes; the old ones are worth nothing any more. */
export async function renewOwnCodes({ app, call, actor }: Own): Promise<readonly string[]> {
  return inTransaction(app.database, async (transaction) => {
    await lockOwner(transaction, actor.id);
    if ((await factorsOf(transaction, actor.id)).length === 0) {
      throw new RequestError('record.notFound');
    }
    const context = contextOf(call, transaction);
    await writeAudit(
      [{ action: 'renewRecoveryCodes', resource: 'users', recordId: actor.id }],
      context,
    );
    return renewRecoveryCodes(transaction, actor.id);
  });
}

/**
 * Removes the app, or one passkey. Recovery codes go with the last factor. Throws `session.lastFactor`
 * where the role has to have one, and `record.notFound`.
 */
export async function removeFactor(
  { app, call, actor }: Own,
  which: 'app' | { readonly passkey: string },
): Promise<void> {
  await inTransaction(app.database, async (transaction) => {
    // One removal at a time: two of them must not both leave the last one.
    await lockOwner(transaction, actor.id);
    const removed =
      which === 'app'
        ? await transaction
            .deleteFrom('authenticator')
            .where('user_id', '=', actor.id)
            .returning('user_id')
            .executeTakeFirst()
        : await transaction
            .deleteFrom('passkey')
            .where('user_id', '=', actor.id)
            .where('id', '=', which.passkey)
            .returning('user_id')
            .executeTakeFirst();
    if (!removed) throw new RequestError('record.notFound');
    if ((await factorsOf(transaction, actor.id)).length === 0) {
      const { roles } = await signInPolicy(transaction);
      if (roles.includes(actor.role)) throw new RequestError('session.lastFactor');
      await transaction.deleteFrom('recovery_code').where('user_id', '=', actor.id).execute();
    }
    const context = contextOf(call, transaction);
    const factor = which === 'app' ? 'app' : 'passkey';
    await noteFactor(context, actor, { action: 'removeFactor', factor });
  });
}

/** Takes everything away that somebody has beside their password, also what waits for it. */
export async function resetFactors(transaction: Transaction<DB>, userId: string): Promise<boolean> {
  const had = (await factorsOf(transaction, userId)).length > 0;
  for (const table of ['authenticator', 'passkey', 'recovery_code'] as const) {
    await transaction.deleteFrom(table).where('user_id', '=', userId).execute();
  }
  for (const table of ['sign_in_ticket', 'passkey_challenge', 'factor_demand'] as const) {
    await transaction.deleteFrom(table).where('user_id', '=', userId).execute();
  }
  return had;
}
