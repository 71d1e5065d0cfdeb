import { isEarly, isEditable } from '../../domain/chat/editing-messages.ts';
import { writtenTypeOf } from '../../domain/chat/links.ts';
import type { Message } from '../../domain/chat/message.ts';
import { placeholdersLeft } from '../../domain/chat/message-body.ts';
import { NOTE } from '../../domain/chat/message-types.ts';
import { cleanMessage } from '../../domain/clean-text.ts';
import { RequestError } from '../base/request-error.ts';
import { rejectInvalid } from '../resources/reject.ts';
import type { WriteContext } from '../resources/request-context.ts';
import { writeAudit } from '../resources/write-audit.ts';
import { findMessage, messageNotFound } from './find-message.ts';
import { MESSAGE_COLUMNS } from './message-row.ts';
import { messageSearch } from './message-search.ts';
import { entryForChange } from './next-entry.ts';
import { notifySides } from './notify-conversation.ts';
import { viewerOf } from './viewer.ts';
import { isVisible } from './visible-messages.ts';
import { toWireMessage } from './wire-message.ts';

/** The text as it is stored. Throws if it is no message for a customer. */
function readContent(written: string, type: string): string {
  const content = cleanMessage(written);
  if (content === '') rejectInvalid({ content: { code: 'required' } });
  const { 'message.content': left } = placeholdersLeft({ type, content });
  if (left) rejectInvalid({ content: left });
  return content;
}

/**
 * Gives a message another text: its author's, of the office, and for a minute. The change takes a
 * number of the conversation, as a removal does, so that everybody learns of it.
 */
export async function editMessage(
  id: string,
  written: string,
  context: WriteContext,
): Promise<Message> {
  const { transaction, actor, now } = context;
  const { side } = viewerOf(actor);
  const found = await findMessage(transaction, id, viewerOf(actor));
  if (found.sender_id !== actor.id) throw new RequestError('access.denied');
  if (!isEditable(found)) throw new RequestError('message.notEditable');
  if (!isEarly(found.created_at, now.getTime())) throw new RequestError('message.tooLateToEdit');
  const content = readContent(written, found.type);
  // Whoever else changes or removes it waits here.
  const entry = await entryForChange(transaction, found.conversation_id);
  const before = await transaction
    .selectFrom('message')
    .select('content')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!entry || !before) throw messageNotFound();
  const type = found.type === NOTE ? NOTE : writtenTypeOf(content);
  const row = await transaction
    .updateTable('message')
    .set({ type, content, edited: String(entry.number) })
    .set(messageSearch({ type, content, file_name: null }))
    .where('id', '=', id)
    .returning(MESSAGE_COLUMNS)
    .executeTakeFirstOrThrow();
  const changes = { content: { from: before.content, to: content } };
  await writeAudit([{ action: 'change', resource: 'message', recordId: id, changes }], context);
  const { clientId } = entry;
  await notifySides({ id: row.conversation_id, clientId }, context, (to, conversation) =>
    isVisible(to, row.type)
      ? [{ event: 'messageEdited', args: [toWireMessage(row, to), conversation] }]
      : [],
  );
  return toWireMessage(row, side);
}
