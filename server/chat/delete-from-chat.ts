import { staff } from '../../domain/access.ts';
import { isId } from '../../domain/validate.ts';
import { RequestError } from '../base/request-error.ts';
import { demand } from '../base/require-access.ts';
import type { WriteContext } from '../resources/request-context.ts';
import { writeAudit } from '../resources/write-audit.ts';

/**
 * Removes a message and its file for good. Throws a 404 if the message does not exist or its
 * conversation is deleted.
 */
export async function deleteMessage(id: string, context: WriteContext): Promise<void> {
  demand(staff, context.actor);
  const { transaction } = context;
  const gone = isId(id)
    ? await transaction
        .deleteFrom('message')
        .using('conversation')
        .whereRef('conversation.id', '=', 'message.conversation_id')
        .where('conversation.deleted_at', 'is', null)
        .where('message.id', '=', id)
        .returning(['message.content', 'message.media_type'])
        .executeTakeFirst()
    : undefined;
  if (!gone) throw new RequestError('record.notFound');
  if (gone.media_type !== null) await context.discardFiles([gone.content]);
  await writeAudit([{ action: 'delete', resource: 'message', recordId: id }], context);
}

/** Hides a conversation. Its messages and files are kept, as letters must be (section 257 HGB). */
export async function deleteConversation(id: string, context: WriteContext): Promise<void> {
  demand(staff, context.actor);
  const { transaction, now } = context;
  const gone = isId(id)
    ? await transaction
        .updateTable('conversation')
        .set({ deleted_at: now })
        .where('id', '=', id)
        .where('deleted_at', 'is', null)
        .returning('id')
        .executeTakeFirst()
    : undefined;
  if (!gone) throw new RequestError('record.notFound');
  await writeAudit([{ action: 'delete', resource: 'conversation', recordId: id }], context);
}
