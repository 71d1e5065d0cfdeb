import { rolesAt } from '../../domain/access.ts';
import { isOneOf } from '../../domain/is-one-of.ts';
import type { SignInPolicy } from '../../domain/people/second-factor.ts';
import { RequestError } from '../base/request-error.ts';
import { inTransaction } from '../resources/in-transaction.ts';
import { type Call, contextOf } from '../resources/request-context.ts';
import { writeAudit } from '../resources/write-audit.ts';
import { signInPolicy } from './factor-store.ts';

/**
 * Sets which roles have to have a second factor. It holds from the next sign-in on. Throws
 * `record.invalid` for a role that does not work in the back office.
 */
export function savePolicy(call: Call, { roles, graceDays }: SignInPolicy): Promise<SignInPolicy> {
  const possible = rolesAt('office');
  if (!roles.every((role) => isOneOf(possible, role))) {
    throw new RequestError('record.invalid', { fields: { roles: { code: 'notAChoice' } } });
  }
  const wanted = { roles: [...new Set(roles)], grace_days: graceDays };
  return inTransaction(call.database, async (transaction) => {
    const before = await signInPolicy(transaction);
    await transaction
      .insertInto('sign_in_policy')
      .values({ the_one: true, ...wanted })
      .onConflict((conflict) => conflict.column('the_one').doUpdateSet(wanted))
      .execute();
    // For whoever needs none any more, the time begins anew should that change again.
    await transaction
      .deleteFrom('factor_demand')
      .where('user_id', 'not in', (query) =>
        query
          .selectFrom('users')
          .select('id')
          .where('role', 'in', wanted.roles.length > 0 ? wanted.roles : ['']),
      )
      .execute();
    await transaction
      .updateTable('session')
      .set({ factor_due_at: null })
      .where('factor_due_at', 'is not', null)
      .where('user_id', 'not in', (query) =>
        query
          .selectFrom('users')
          .select('id')
          .where('role', 'in', wanted.roles.length > 0 ? wanted.roles : ['']),
      )
      .execute();
    await writeAudit(
      [
        {
          action: 'requireFactor',
          resource: 'users',
          recordId: call.actor.id,
          changes: {
            roles: { from: before.roles, to: wanted.roles },
            graceDays: { from: before.graceDays, to: graceDays },
          },
        },
      ],
      contextOf(call, transaction),
    );
    return { roles: wanted.roles, graceDays };
  });
}
