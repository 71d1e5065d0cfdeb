import { sql } from 'kysely';
import { ADMINISTRATOR_ROLES, isCustomerRole } from '../../domain/access.ts';
import { isOneOf } from '../../domain/is-one-of.ts';
import { RequestError } from '../base/request-error.ts';
import type { Change, ResourceHooks } from '../resources/hooks.ts';
import type { WriteContext } from '../resources/request-context.ts';
import type { Values, WireRecord } from '../resources/storage.ts';
import { customerCodes } from './customer-codes.ts';
import { hashPassword } from './passwords.ts';
import { proveOneself } from './prove-oneself.ts';
import { rejectWeakPassword } from './reject-weak-password.ts';

async function nextCode({ transaction }: WriteContext): Promise<string> {
  const [code] = await customerCodes(transaction, 1);
  if (!code) throw new Error('The sequence of customer codes gave no number.');
  return code;
}

/**
 * The hash of a password that a body names; an empty one keeps the old password. Throws
 * `record.invalid` for one that is easy to guess.
 */
async function passwordColumns(user: Values): Promise<Record<string, unknown>> {
  const { password } = user;
  rejectWeakPassword(password, user);
  return typeof password === 'string' ? { password_hash: await hashPassword(password) } : {};
}

const isActiveAdmin = (user: Values): boolean =>
  isOneOf(ADMINISTRATOR_ROLES, user.role) && user.status === 'active';

/** Rejects a write after which no administrator could sign in. */
async function rejectLastAdmin(before: WireRecord, { transaction }: WriteContext): Promise<void> {
  if (!isActiveAdmin(before)) return;
  // One such decision at a time: two administrators who block each other must not both succeed.
  await sql`select pg_advisory_xact_lock(hashtext('last administrator'))`.execute(transaction);
  const other = await transaction
    .selectFrom('users')
    .select('id')
    .where('role', 'in', ADMINISTRATOR_ROLES)
    .where('status', '=', 'active')
    // An administrator without a password cannot sign in either.
    .where('password_hash', 'is not', null)
    .where('id', '<>', before._id)
    .limit(1)
    .executeTakeFirst();
  if (!other) throw new RequestError('user.lastAdmin');
}

async function endSessions(userId: string, context: WriteContext): Promise<void> {
  await context.transaction.deleteFrom('session').where('user_id', '=', userId).execute();
  context.sessionsEnded({ userId });
}

/** The audit trail no longer names a customer who is deleted; what the staff did stays theirs. */
async function forgetAuthor(userId: string, { transaction }: WriteContext): Promise<void> {
  await sql`select audit_erase_author(${userId}::uuid)`.execute(transaction);
}

async function changing({ before, after }: Change, context: WriteContext) {
  const isBlocked = before.status !== 'blocked' && after.status === 'blocked';
  if (isBlocked && before._id === context.actor.id) throw new RequestError('user.oneself');
  if (!isActiveAdmin(after)) await rejectLastAdmin(before, context);
  return { columns: await passwordColumns(after) };
}

/** What the business requires of users beyond their definition. */
export const userHooks: ResourceHooks = {
  async requested({ id, body, actor, database, now }) {
    const { password, currentPassword: given } = body;
    if (id !== actor.id || typeof password !== 'string' || password === '') return;
    await proveOneself(database, { userId: id, given, now });
  },

  async creating({ after }, context) {
    return {
      values: { code: await nextCode(context) },
      columns: await passwordColumns(after),
    };
  },

  changing,

  /** After being blocked, or after a change of role or password, a user has to sign in again. */
  async changed({ before, after, paths }, context) {
    const mustSignIn =
      after.status === 'blocked' || paths.includes('password') || paths.includes('role');
    if (mustSignIn) await endSessions(before._id, context);
    else if (paths.some((path) => path === 'teamRole' || path.startsWith('assignment.'))) {
      context.sessionsEnded({ userId: before._id, reconnects: true });
    }
  },

  async removing(before, context) {
    if (before._id === context.actor.id) throw new RequestError('user.oneself');
    await rejectLastAdmin(before, context);
    await endSessions(before._id, context);
    if (isCustomerRole(before.role)) await forgetAuthor(before._id, context);
    return {};
  },
};
