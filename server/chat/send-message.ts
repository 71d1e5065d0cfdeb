import type { Transaction } from 'kysely';
import { allows, staff } from '../../domain/access.ts';
import type { Message } from '../../domain/chat/message.ts';
import { type MessageType, NOTE } from '../../domain/chat/message-types.ts';
import { isId } from '../../domain/validate.ts';
import { RequestError } from '../base/request-error.ts';
import type { DB } from '../database/database-types.ts';
import { roleOf } from '../people/role-of.ts';
import type { LiveEvent } from '../resources/happenings.ts';
import type { WriteContext } from '../resources/request-context.ts';
import { writeAudit } from '../resources/write-audit.ts';
import { fileColumns, type OutgoingFile } from './message-files.ts';
import { entryForMessage } from './next-entry.ts';
import type { SendKey } from './sent-before.ts';
import { tellSides } from './tell-conversation.ts';
import { viewerOf } from './viewer.ts';
import { isVisible } from './visible-messages.ts';
import { toWireMessage } from './wire-message.ts';

/** A message to be sent. For a file, `content` is the name that it is stored under. */
export type OutgoingMessage = {
  readonly recieverId: string;
  readonly type: MessageType;
  readonly content: string;
  readonly file?: OutgoingFile;
};

/** What a customer may write instead of the id of a member of staff. */
const OFFICE = 'office';

async function roleOfUser(transaction: Transaction<DB>, id: string) {
  if (!isId(id)) return undefined;
  const user = await transaction
    .selectFrom('users')
    .select('role')
    .where('id', '=', id)
    .executeTakeFirst();
  return user && roleOf(user.role);
}

/** Staff write to customers and customers to staff. Throws a 404 if there is no such user. */
async function clientOf(
  { recieverId }: OutgoingMessage,
  { transaction, actor }: WriteContext,
): Promise<string> {
  const isStaff = allows(staff, actor);
  if (!isStaff && recieverId === OFFICE) return actor.id;
  const role = await roleOfUser(transaction, recieverId);
  const isRight = isStaff ? role === 'customer' : role && allows(staff, { id: recieverId, role });
  if (!isRight) {
    throw new RequestError('record.notFound', {
      message: `recieverId is not the ID of a ${isStaff ? 'customer' : 'member of staff'}.`,
      fields: { recieverId: { code: 'unknownReference' } },
    });
  }
  return isStaff ? recieverId : actor.id;
}

function refuseNoteOfCustomer({ type }: OutgoingMessage, { actor }: WriteContext): void {
  if (type !== NOTE || allows(staff, actor)) return;
  throw new RequestError('record.invalid', { fields: { 'message.type': { code: 'notAChoice' } } });
}

const receiverOf = ({ recieverId }: OutgoingMessage): string | null =>
  recieverId === OFFICE ? null : recieverId;

/**
 * Puts a message into the conversation of the customer who sends or receives it, and tells both
 * sides. Every message is written here.
 */
export async function sendMessage(
  outgoing: OutgoingMessage,
  context: WriteContext,
  sent?: SendKey,
): Promise<Message> {
  refuseNoteOfCustomer(outgoing, context);
  const { transaction, actor, now, newId } = context;
  const clientId = await clientOf(outgoing, context);
  const { side } = viewerOf(actor);
  const isNote = outgoing.type === NOTE;
  const begun = { id: newId(), at: now };
  const entry = await entryForMessage(transaction, { clientId, from: side, isNote }, begun);
  const row = await transaction
    .insertInto('message')
    .values({
      id: newId(),
      created_at: now,
      conversation_id: entry.conversationId,
      sender_id: actor.id,
      receiver_id: receiverOf(outgoing),
      position: entry.number,
      by_staff: side === 'staff',
      send_key: sent?.key ?? null,
      send_digest: sent?.digest ?? null,
      type: outgoing.type,
      content: outgoing.content,
      ...fileColumns(outgoing.file),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  // The trail records that a user wrote, but what they wrote is kept only in the conversation.
  const changes = { type: { from: null, to: outgoing.type } };
  await writeAudit([{ action: 'create', resource: 'message', recordId: row.id, changes }], context);
  await tellSides({ id: entry.conversationId, clientId }, context, (told, conversation) => {
    if (!isVisible(told, isNote)) return [];
    const begins: LiveEvent = { event: 'newConversation', args: [conversation] };
    return [
      ...(entry.begins[told] ? [begins] : []),
      { event: 'newMessage', args: [toWireMessage(row, told), conversation] },
    ];
  });
  return toWireMessage(row, side);
}
