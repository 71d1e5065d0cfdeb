import { allows, answering } from '../../domain/access.ts';
import type { Message } from '../../domain/chat/message.ts';
import { LOCALES } from '../../domain/fields.ts';
import type { PhoneChannel } from '../../domain/messages/channels.ts';
import { isId } from '../../domain/validate.ts';
import { RequestError } from '../base/request-error.ts';
import { addToOutbox } from '../outbox/add-to-outbox.ts';
import type { WriteContext } from '../resources/request-context.ts';
import { demandAnswerable } from './answer-channels.ts';
import { type OutgoingMessage, sendMessage } from './send-message.ts';
import type { SendKey } from './sent-before.ts';

/**
 * Sends an answer of the staff that goes out on a channel of the customer's number too: it stands in
 * the conversation and in the outbox, or in neither. Throws with the reason if the channel does not
 * reach the customer now.
 */
export async function sendByPhone(
  outgoing: OutgoingMessage & { readonly via: PhoneChannel },
  context: WriteContext,
  sent?: SendKey,
): Promise<Message> {
  const { transaction, actor, now } = context;
  const { recieverId, via } = outgoing;
  if (!allows(answering, actor)) {
    throw new RequestError('record.invalid', { fields: { via: { code: 'notWritable' } } });
  }
  // First, as a repetition is recognised whether the channel is still open or not.
  const message = await sendMessage(outgoing, context, sent);
  const customerId = isId(recieverId) ? recieverId.toLowerCase() : recieverId;
  const customer = await demandAnswerable(transaction, { customerId, channel: via, now });
  await addToOutbox(
    [
      {
        customerId,
        person: customerId,
        personName: customer.name ?? customer.phone,
        channel: via,
        purpose: 'transactional',
        phone: customer.phone,
        language: LOCALES.find((one) => one === customer.language) ?? 'de',
        body: outgoing.content,
        messageId: message._id,
      },
    ],
    context,
  );
  return message;
}
