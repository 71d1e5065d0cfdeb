import type { Order } from '../../../domain/resources/commands.ts';
import type { User } from '../../../domain/resources/users.ts';
import type { AppDataProvider } from '../../providers/app-data-provider.ts';
import { bodyOf, changedParts } from './edited-order.ts';
import type { DocumentKind } from './kinds.ts';

type Document = { edited: Order; base: Order; kind: DocumentKind };

/**
 * Saves an edited document by `PUT commands/{id}` with the whole order and its flag, and returns the
 * stored order. The customer is a separate record: its changes are saved first, so that a failure at
 * any point can be retried.
 */
export async function saveDocument(
  provider: AppDataProvider,
  { edited, base, kind }: Document,
): Promise<Order> {
  const change = changedParts(edited.user, base.user);
  if (Object.keys(change).length > 0) {
    const { _id: id } = base.user;
    await provider.update<User>('users', { id, data: change, previousData: { id } });
  }
  const { data } = await provider.update<Order>('commands', {
    id: base.id,
    data: bodyOf(edited, kind),
    previousData: base,
  });
  // A back end may return only the sender's id.
  return { ...data, user: edited.user };
}
