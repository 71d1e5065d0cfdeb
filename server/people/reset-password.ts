import type { FastifyInstance } from 'fastify';
import { changeWithin } from '../resources/change-record.ts';
import { ownCall } from '../resources/request-context.ts';
import type { Asking } from './code-source.ts';
import { redeemCode } from './redeem-code.ts';
import { rejectWeakPassword } from './reject-weak-password.ts';
import { roleOf } from './role-of.ts';

type Reset = Omit<Asking, 'purpose'> & { readonly code: string; readonly password: string };

/**
 * Gives somebody who has a code a new password: it stands in the audit trail as theirs, their
 * sessions and their other codes end. Returns the secret of the device; nothing if the code cannot
 * be used. Throws `record.invalid` for a password that is easy to guess, and `request.tooMany`.
 */
export async function resetPassword(
  app: FastifyInstance,
  { password, ...given }: Reset,
): Promise<string | undefined> {
  const users = app.engine.resources.get('users');
  if (!users) return undefined;
  // Before the code is tried: a password that is rejected costs no try.
  rejectWeakPassword(password, { phone: given.phone });
  const used = await redeemCode(
    app,
    { ...given, purpose: 'recovery' },
    async (transaction, owner) => {
      const { id, name, role } = owner;
      // A code gives the right to one's own password alone, and no other right plays a part in it.
      const actor = { id, name: name ?? '', role: roleOf(role) };
      const call = { ...ownCall(app.engine, app.now()), actor };
      await transaction.deleteFrom('sign_in_code').where('user_id', '=', id).execute();
      await changeWithin(transaction, call, users, {
        id,
        body: { password },
        rule: () => true,
        sets: 'password',
      });
    },
  );
  return used?.device;
}
