import type { Sending } from '../../domain/chat/message.ts';
import { isOneOf } from '../../domain/is-one-of.ts';
import {
  DELIVERY_STATUSES,
  FAILURE_REASONS,
  SKIP_REASONS,
} from '../../domain/messages/campaign-values.ts';
import type { Author, WriteContext } from '../resources/request-context.ts';

const REASONS = [...SKIP_REASONS, ...FAILURE_REASONS];

/** What a row of the outbox says about how far it has come. */
export function sendingOf(row: { status: string; reason: string | null }): Sending | undefined {
  const { status, reason } = row;
  if (!isOneOf(DELIVERY_STATUSES, status)) return undefined;
  return isOneOf(REASONS, reason) ? { status, reason } : { status };
}

/**
 * Notifies the staff of how far messages of the outbox have come, as far as they stand in conversations.
 * Called after their rows have changed, in the same transaction.
 */
export async function notifySendings(
  ids: readonly string[],
  { transaction, notify }: Pick<WriteContext<Author>, 'transaction' | 'notify'>,
): Promise<void> {
  if (ids.length === 0) return;
  const rows = await transaction
    .selectFrom('outbox')
    .innerJoin('message', 'message.id', 'outbox.message_id')
    .innerJoin('conversation', 'conversation.id', 'message.conversation_id')
    .select(['message.id', 'conversation.id as conversationId', 'conversation.client_id'])
    .select(['outbox.status', 'outbox.reason'])
    .where('outbox.id', 'in', ids)
    .where('message.via', 'is not', null)
    .execute();
  for (const { id: _id, conversationId, client_id: clientId, ...row } of rows) {
    const sending = sendingOf(row);
    if (!sending) continue;
    const changed = { _id, conversationId, clientId, sending };
    notify({ to: 'staff', event: 'messageChanged', args: [changed] });
  }
}
