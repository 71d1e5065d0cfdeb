import { channelWish } from '../../domain/messages/stop-words.ts';
import type { Author, WriteContext } from '../resources/request-context.ts';
import type { InboundMessage } from './gateway-event.ts';
import { noteWish } from './note-wish.ts';

/**
 * Keeps what came from a number of no customer, where staff can read it. Nobody is answered, but a
 * stop word counts: recipients in Morocco get messages without being customers.
 */
export async function keepUnknown(
  given: InboundMessage & { readonly content: string },
  context: WriteContext<Author>,
): Promise<void> {
  const { transaction, newId, now } = context;
  const { from, name, content, channel, wish } = given;
  await transaction
    .insertInto('inbound_unknown')
    .values({ id: newId(), at: now, channel, phone: from, name: name ?? null, body: content })
    .execute();
  const wanted = wish ?? channelWish(content);
  if (wanted) await noteWish(wanted, given, context);
}
