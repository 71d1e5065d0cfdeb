import { commands, type Order } from '../../../../domain/resources/commands.ts';
import type { AppDataProvider } from '../../../providers/app-data-provider.ts';
import { BIN } from '../../../providers/bin-methods.ts';
import { failureOf } from '../../../providers/http-error.ts';
import { DOCUMENT_FLAGS, isDocumentVerb } from '../documents/document-flags.ts';
import type { BulkVerb } from '../stages.ts';

const ATTEMPTS = 3;

type Version = { readonly [field: string]: unknown };

/**
 * Applies an action to one order by the calls of specification 7, and returns the changed order, or
 * nothing if the order was already in that state or is gone.
 *
 * A move names the version that it was decided on. Otherwise it would pull back an order that another
 * user has moved on in the meantime: from tracking back to the warehouse is a legal move too. If the
 * version is stale for another reason and the order is still at the same stage, the move is sent again.
 * Withdrawing a verification names its version as well but is not sent again: an order that is still
 * verified may have been verified again.
 */
export async function changeOrder(
  provider: AppDataProvider,
  verb: BulkVerb,
  order: Order,
): Promise<Order | undefined> {
  if (verb === 'delete') {
    await provider.delete<Order>('commands', { id: order.id, previousData: order });
    return undefined;
  }
  if (verb === 'erase') {
    await provider.delete<Order>(BIN, { id: order.id, previousData: order });
    return undefined;
  }
  if (verb === 'restore') {
    await provider.restoreOrder(order.id);
    return order;
  }
  if (isDocumentVerb(verb)) {
    const data = { [DOCUMENT_FLAGS[verb]]: false };
    await provider.update('commands', { id: order.id, data, previousData: { id: order.id } });
    return { ...order, ...data };
  }
  const { field, from, to } = commands.actions[verb].move;
  const isMove = field === 'commandMode';
  const namesVersion = isMove || to === false;
  const stands = (version: Version) => from.some((value) => value === version[field]);
  const change = (version: Version) =>
    provider.update('commands', {
      id: order.id,
      data: { [field]: to, ...(namesVersion && { __v: version.__v }) },
      previousData: { id: order.id },
    });

  // Verifying a selection means all of it: orders that are verified already count as done.
  if (order[field] === to) return undefined;
  let version: Version = order;
  for (let attempt = 1; ; attempt += 1) {
    try {
      const { data } = await change(version);
      return { ...order, ...data };
    } catch (error) {
      const { current } = failureOf(error);
      if (!isMove || !current || !stands(current) || attempt === ATTEMPTS) throw error;
      version = current;
    }
  }
}
