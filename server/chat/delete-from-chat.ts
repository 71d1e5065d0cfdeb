import type { Transaction } from 'kysely';
import { answering } from '../../domain/access.ts';
import { isId } from '../../domain/validate.ts';
import { RequestError } from '../base/request-error.ts';
import { demand } from '../base/require-access.ts';
import type { DB } from '../database/database-types.ts';
import type { LiveEvent } from '../resources/domain-events.ts';
import type { WriteContext } from '../resources/request-context.ts';
import { writeAudit } from '../resources/write-audit.ts';
import { storedNames } from './message-files.ts';
import { entryForRemoval } from './next-entry.ts';
import { audienceOf, notifySides, sidesOf } from './notify-conversation.ts';
import { mayReach, type Viewer, viewerOf } from './viewer.ts';
import { isForStaff, isVisible, visibleMessage } from './visible-messages.ts';

const notFound = (): RequestError => new RequestError('record.notFound');

/** The message and its customer, if somebody may know of it. */
async function findMessage(transaction: Transaction<DB>, id: string, viewer: Viewer) {
  const found = await transaction
    .selectFrom('message')
    .innerJoin('conversation', 'conversation.id', 'message.conversation_id')
    .select(['message.sender_id', 'message.conversation_id', 'conversation.client_id'])
    .where('message.id', '=', id)
    .where('conversation.deleted_at', 'is', null)
    .where(visibleMessage(viewer.side))
    .executeTakeFirst();
  return found && mayReach(viewer, found.client_id) ? found : undefined;
}

/**
 * Removes a message and its file for good; a customer only their own. Throws a 404 if the message
 * does not exist or its conversation is deleted.
 */
export async function deleteMessage(id: string, context: WriteContext): Promise<void> {
  const { transaction, actor } = context;
  const viewer = viewerOf(actor);
  const found = isId(id) ? await findMessage(transaction, id, viewer) : undefined;
  if (!found) throw notFound();
  if (found.sender_id !== actor.id) demand(answering, actor);
  // Whoever else removes it waits here, and then finds nothing.
  const entry = await entryForRemoval(transaction, found.conversation_id);
  const deleted = await transaction
    .deleteFrom('message')
    .where('id', '=', id)
    .returning(['content', 'media_type', 'thumbnails', 'type', 'sender_id', 'send_key'])
    .executeTakeFirst();
  if (!entry || !deleted) throw notFound();
  const removed = { _id: id, conversationId: found.conversation_id, revision: entry.number };
  await transaction
    .insertInto('message_removal')
    .values({
      conversation_id: removed.conversationId,
      revision: removed.revision,
      message_id: id,
      is_note: isForStaff(deleted.type),
      sender_id: deleted.sender_id,
      send_key: deleted.send_key,
    })
    .execute();
  await context.discardFiles(storedNames(deleted));
  await writeAudit([{ action: 'delete', resource: 'message', recordId: id }], context);
  const { clientId } = entry;
  await notifySides({ id: removed.conversationId, clientId }, context, (side, conversation) =>
    isVisible(side, deleted.type)
      ? [
          { event: 'messageRemoved', args: [removed] },
          { event: 'conversationChanged', args: [conversation] },
        ]
      : [],
  );
}

/** Hides a conversation. Its messages and files are retained, as letters must be (section 257 HGB). */
export async function deleteConversation(id: string, context: WriteContext): Promise<void> {
  demand(answering, context.actor);
  const { transaction, now } = context;
  const deleted = isId(id)
    ? await transaction
        .updateTable('conversation')
        .set({ deleted_at: now })
        .where('id', '=', id)
        .where('deleted_at', 'is', null)
        .returning(['client_id', 'visible_from'])
        .executeTakeFirst()
    : undefined;
  if (!deleted) throw notFound();
  await writeAudit([{ action: 'delete', resource: 'conversation', recordId: id }], context);
  const event: LiveEvent = { event: 'conversationRemoved', args: [{ _id: id }] };
  for (const side of sidesOf(deleted))
    context.notify({ ...event, to: audienceOf(side, deleted.client_id) });
}
