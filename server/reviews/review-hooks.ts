import { staff } from '../../domain/access.ts';
import { publicName } from '../../domain/people/public-name.ts';
import { RequestError } from '../base/request-error.ts';
import type { ResourceHooks } from '../resources/hooks.ts';
import { rejectInvalid } from '../resources/reject.ts';
import type { WriteContext } from '../resources/request-context.ts';
import type { Values } from '../resources/storage.ts';

/** Customers review what has arrived; the server says who they are, and when they were answered. */
export const reviewHooks: ResourceHooks = {
  startsAt: { shown: [true, false] },

  async creating({ after }, context) {
    const answeredAt = after.answer ? context.now.toISOString() : null;
    const isOwn = !staff(context.actor);
    if (isOwn) await rejectForeignOrder(after, context);
    const user = isOwn ? context.actor.id : after.user;
    const author = after.author || (await nameOf(user, context));
    return { values: { user, author, answeredAt } };
  },

  async changing({ after, paths }, context) {
    if (!paths.includes('answer')) return {};
    return { values: { answeredAt: after.answer ? context.now.toISOString() : null } };
  },
};

/** A customer reviews an order of theirs that has arrived; of others they learn nothing. */
async function rejectForeignOrder(
  { order }: Values,
  { transaction, actor }: WriteContext,
): Promise<void> {
  if (typeof order !== 'string') rejectInvalid({ order: { code: 'required' } });
  const own = await transaction
    .selectFrom('orders')
    .select('finished')
    .where('id', '=', String(order))
    .where('sender_id', '=', actor.id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!own) rejectInvalid({ order: { code: 'unknownReference' } });
  if (!own?.finished) {
    throw new RequestError('transition.forbidden', {
      message: 'An order can be reviewed when it has arrived.',
      fields: { order: { code: 'notWritable' } },
    });
  }
}

async function nameOf(user: unknown, { transaction }: WriteContext): Promise<string | null> {
  if (typeof user !== 'string') return null;
  const found = await transaction
    .selectFrom('users')
    .select(['first_name', 'last_name'])
    .where('id', '=', user)
    .executeTakeFirst();
  return found ? publicName({ firstName: found.first_name, lastName: found.last_name }) : null;
}
