import type { Transaction } from 'kysely';
import { allows, staff } from '../../domain/access.ts';
import type { MessageType } from '../../domain/chat/message-types.ts';
import { isId } from '../../domain/validate.ts';
import { RequestError } from '../base/request-error.ts';
import type { DB } from '../database/database-types.ts';
import { roleOf } from '../people/role-of.ts';
import type { WriteContext } from '../resources/request-context.ts';
import { writeAudit } from '../resources/write-audit.ts';
import { conversationWith } from './conversations.ts';
import { toWireMessage, type WireMessage } from './wire-message.ts';

/** A message to be sent. For a file, `content` is the name that it is stored under. */
export type OutgoingMessage = {
  readonly recieverId: string;
  readonly type: MessageType;
  readonly content: string;
  readonly file?: { readonly name: string; readonly mediaType: string; readonly size: number };
};

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

/** Puts a message into the conversation of the customer who sends or receives it. */
export async function sendMessage(
  outgoing: OutgoingMessage,
  context: WriteContext,
): Promise<WireMessage> {
  const { transaction, actor, now, newId } = context;
  const clientId = await clientOf(outgoing, context);
  const conversationId = await conversationWith(transaction, clientId, { id: newId(), at: now });
  const { file } = outgoing;
  const row = await transaction
    .insertInto('message')
    .values({
      id: newId(),
      created_at: now,
      conversation_id: conversationId,
      sender_id: actor.id,
      receiver_id: outgoing.recieverId,
      type: outgoing.type,
      content: outgoing.content,
      file_name: file?.name ?? null,
      media_type: file?.mediaType ?? null,
      file_size: file?.size ?? null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  // The trail records that a user wrote, but what they wrote is kept only in the conversation.
  const changes = { type: { from: null, to: outgoing.type } };
  await writeAudit([{ action: 'create', resource: 'message', recordId: row.id, changes }], context);
  return toWireMessage(row);
}
