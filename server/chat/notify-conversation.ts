import type { Conversation } from '../../domain/chat/conversation.ts';
import { MESSAGE_SIDES, type MessageSide } from '../../domain/chat/message.ts';
import type { Audience, LiveEvent } from '../resources/domain-events.ts';
import type { Author, WriteContext } from '../resources/request-context.ts';
import { findConversation } from './conversations.ts';

/** Whom the events of a conversation reach on each side. */
export const audienceOf = (side: MessageSide, clientId: string): Audience =>
  side === 'staff' ? 'staff' : { customer: clientId };

/** The sides for which a conversation exists: one of nothing but notes is unknown to its customer. */
export const sidesOf = (row: { visible_from: string | null }): readonly MessageSide[] =>
  row.visible_from === null ? ['staff'] : MESSAGE_SIDES;

/** A conversation, and the sides that learn of its change. */
type Changed = {
  readonly id: string;
  readonly clientId: string;
  readonly sides?: readonly MessageSide[];
};

/**
 * Notifies the sides of a conversation of what has happened in it, each with the conversation as that
 * side sees it. It is read in the transaction, so that it belongs to the number of the change.
 */
export async function notifySides(
  { id, clientId, sides = MESSAGE_SIDES }: Changed,
  { transaction, notify }: WriteContext<Author>,
  eventsFor: (side: MessageSide, conversation: Conversation) => readonly LiveEvent[],
): Promise<void> {
  for (const side of sides) {
    const conversation = await findConversation(transaction, { id: clientId, side }, id);
    if (!conversation) continue;
    const to = audienceOf(side, clientId);
    for (const event of eventsFor(side, conversation)) notify({ ...event, to });
  }
}
