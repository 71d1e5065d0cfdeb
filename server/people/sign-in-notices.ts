import { type Kysely, sql } from 'kysely';
import { entersBackOffice } from '../../domain/access.ts';
import { isOneOf } from '../../domain/is-one-of.ts';
import { SIGN_IN_NOTICES, type SignInNotice } from '../../domain/people/sign-in-notice.ts';
import { RequestError } from '../base/request-error.ts';
import { sha256 } from '../base/sha256.ts';
import type { DB } from '../database/database-types.ts';
import type { WriteContext } from '../resources/request-context.ts';
import { writeAudit } from '../resources/write-audit.ts';
import type { SignedIn } from './session-store.ts';

/** So many stand there; whoever ignores them has no use for more. */
const MOST_NOTICES = 20;

/**
 * Whether somebody of the office signs in from a browser that they had not used before. The first
 * browser of all is nothing to warn of. It is called before the browser is remembered.
 *
 * @param device - The hash of the secret that the browser showed, if it showed one.
 */
export async function isNewDevice(
  database: Kysely<DB>,
  { userId, device }: { readonly userId: string; readonly device: Buffer | undefined },
): Promise<boolean> {
  const { rows } = await sql<{ role: string; known: boolean; others: boolean }>`
    select role,
      exists (select from device where user_id = ${userId} and token_hash = ${device ?? null})
        as known,
      exists (select from device where user_id = ${userId}) as others
    from users where id = ${userId}
  `.execute(database);
  const [found] = rows;
  return found !== undefined && !found.known && found.others && entersBackOffice(found.role);
}

type Begun = { readonly token: string; readonly now: Date; readonly newId: () => string };

/** Notes for somebody that their account was opened from a new browser: that of this session. */
export async function noteNewDevice(
  database: Kysely<DB>,
  { token, now, newId }: Begun,
): Promise<void> {
  await database
    .insertInto('sign_in_notice')
    .columns(['id', 'user_id', 'kind', 'at', 'device_hash', 'network', 'user_agent'])
    .expression((query) =>
      query
        .selectFrom('session')
        .select((row) => [
          row.val(newId()).as('id'),
          'user_id',
          row.val('newDevice').as('kind'),
          row.val(now).as('at'),
          'device_hash',
          'network',
          'user_agent',
        ])
        .where('token_hash', '=', sha256(token)),
    )
    .execute();
}

/** Notes for somebody that a colleague has reset their second factor. */
export const noteFactorReset = async (
  { transaction, newId, now }: Pick<WriteContext, 'transaction' | 'newId' | 'now'>,
  userId: string,
): Promise<void> => {
  await transaction
    .insertInto('sign_in_notice')
    .values({ id: newId(), user_id: userId, kind: 'factorReset', at: now })
    .execute();
};

/** Notes for somebody that a factor of theirs was added or removed, and in which browser. */
export async function noteFactorChange(
  { transaction, newId, now }: Pick<WriteContext, 'transaction' | 'newId' | 'now'>,
  { id, sessionHash }: SignedIn,
  kind: 'factorAdded' | 'factorRemoved',
): Promise<void> {
  await transaction
    .insertInto('sign_in_notice')
    .columns(['id', 'user_id', 'kind', 'at', 'device_hash', 'network', 'user_agent'])
    .expression((query) =>
      query
        .selectFrom('session')
        .select((row) => [
          row.val(newId()).as('id'),
          row.val(id).as('user_id'),
          row.val(kind).as('kind'),
          row.val(now).as('at'),
          'device_hash',
          'network',
          'user_agent',
        ])
        .where('token_hash', '=', sessionHash),
    )
    .execute();
}

/** What the browser that it is about could put away to hide what somebody has done there. */
const ABOUT_BROWSERS = ['newDevice', 'factorAdded', 'factorRemoved'];

/**
 * Their notices, as far as a session reads them: the sessions of a browser that is itself new, or in
 * which a factor was changed, read nothing of such browsers. Whoever has opened the account could put
 * the warnings away otherwise.
 */
const ownNotices = (database: Kysely<DB>, { id, sessionHash }: SignedIn) =>
  database
    .selectFrom('sign_in_notice')
    .where('sign_in_notice.user_id', '=', id)
    .where(
      sql<boolean>`(sign_in_notice.kind <> all(${ABOUT_BROWSERS}::text[]) or not exists (
        select from sign_in_notice as own join session on session.device_hash = own.device_hash
        where own.user_id = ${id} and session.token_hash = ${sessionHash}))`,
    );

/** What somebody has yet to read of their own account. */
export async function readNotices(
  database: Kysely<DB>,
  actor: SignedIn,
): Promise<readonly SignInNotice[]> {
  const rows = await ownNotices(database, actor)
    .select(['id', 'kind', 'at', 'network', 'user_agent'])
    .orderBy('id', 'desc')
    .limit(MOST_NOTICES)
    .execute();
  return rows.flatMap(({ id, kind, at, network, user_agent: userAgent }) =>
    isOneOf(SIGN_IN_NOTICES, kind)
      ? [{ _id: id, kind, at: at.toISOString(), network, userAgent }]
      : [],
  );
}

/**
 * Puts a notice away. For somebody who says that it was not them, all sessions of the browser that it
 * is about end, and the browser is new again. Throws `record.notFound`. Returns how many sessions ended.
 */
export async function closeNotice(
  actor: SignedIn,
  { id, wasMe }: { readonly id: string; readonly wasMe: boolean },
  context: WriteContext,
): Promise<number> {
  const { transaction } = context;
  const notice = await ownNotices(transaction, actor)
    .select(['id', 'device_hash'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!notice) throw new RequestError('record.notFound');
  await transaction.deleteFrom('sign_in_notice').where('id', '=', id).execute();
  if (wasMe) return 0;
  await writeAudit([{ action: 'denySignIn', resource: 'users', recordId: actor.id }], context);
  const device = notice.device_hash;
  if (device === null) return 0;
  await transaction
    .deleteFrom('device')
    .where('token_hash', '=', device)
    .where('user_id', '=', actor.id)
    .execute();
  const ended = await transaction
    .deleteFrom('session')
    .where('device_hash', '=', device)
    .where('user_id', '=', actor.id)
    .returning('token_hash')
    .execute();
  for (const { token_hash: hash } of ended) context.sessionsEnded({ hash });
  return ended.length;
}
