import { answering } from '../../domain/access.ts';
import { isId } from '../../domain/validate.ts';
import { demand } from '../base/require-access.ts';
import type { LiveEvent } from '../resources/domain-events.ts';
import type { WriteContext } from '../resources/request-context.ts';
import { writeAudit } from '../resources/write-audit.ts';
import { findMessage, messageNotFound } from './find-message.ts';
import { storedNames } from './message-files.ts';
import { entryForChange } from './next-entry.ts';
import { audienceOf, notifySides, sidesOf } from './notify-conversation.ts';
import { viewerOf } from './viewer.ts';
import { isForStaff, isVisible } from './visible-messages.ts';

/**
 * Removes a message and its file for good; a customer only their own. Throws a 404 if the message
 * does not exist or its conversation is deleted.
 */
export async function deleteMessage(id: string, context: WriteContext): Promise<void> {
  const { transaction, actor } = context;
  const found = await findMessage(transaction, id, viewerOf(actor));
  if (found.sender_id !== actor.id) demand(answering, actor);
  // Whoever else removes it waits here, and then finds nothing.
  const entry = await entryForChange(transaction, found.conversation_id);
  const deleted = await transaction
    .deleteFrom('message')
    .where('id', '=', id)
    .returning(['content', 'media_type', 'thumbnails', 'type', 'sender_id', 'send_key'])
    .executeTakeFirst();
  if (!entry || !deleted) throw messageNotFound();
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
  if (!deleted) throw messageNotFound();
  await writeAudit([{ action: 'delete', resource: 'conversation', recordId: id }], context);
  const event: LiveEvent = { event: 'conversationRemoved', args: [{ _id: id }] };
  for (const side of sidesOf(deleted))
    context.notify({ ...event, to: audienceOf(side, deleted.client_id) });
}
