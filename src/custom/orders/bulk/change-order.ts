import { commands, type Order } from '../../../../domain/resources/commands.ts';
import type { AppDataProvider } from '../../../providers/app-data-provider.ts';
import { BIN } from '../../../providers/bin-methods.ts';
import { failureOf } from '../../../providers/http-error.ts';
import { DOCUMENT_FLAGS, isDocumentVerb } from '../documents/document-flags.ts';
import type { BulkVerb } from '../stages.ts';

const ATTEMPTS = 3;

type Version = { readonly [field: string]: unknown };

/**
 * Does what a verb stands for to one order, by the calls of specification 7, and answers the order as
 * it is since; nothing where it was so before, or is gone.
 *
 * A move names the version that it was decided on. Without it, an order that somebody has taken
 * further in the meantime would be fetched back: the way from tracking to the warehouse is a legal
 * move too. Where the version is stale for another reason, the order still stands where it stood,
 * and the move is asked for again. A withdrawal names its version as well and is not asked for again:
 * an order that is verified still may have been verified anew.
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

  // Who verifies a selection means the rest of it too: what stands there already is done.
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
