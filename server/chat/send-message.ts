import type { Transaction } from 'kysely';
import { allows, answering } from '../../domain/access.ts';
import { LAST_MESSAGE_CHARACTERS, MOST_UNREAD } from '../../domain/chat/conversation.ts';
import {
  MESSAGE_SIDES,
  type MessageSide,
  type Message as WireMessage,
} from '../../domain/chat/message.ts';
import type { MessageType } from '../../domain/chat/message-types.ts';
import type { PhoneChannel } from '../../domain/messages/channels.ts';
import { isId } from '../../domain/validate.ts';
import { RequestError } from '../base/request-error.ts';
import type { DB } from '../database/database-types.ts';
import { findActor } from '../people/actor-of.ts';
import type { NamedActor, WriteContext } from '../resources/request-context.ts';
import { type AuditEntry, writeAudit } from '../resources/write-audit.ts';
import { applyStopWord } from '../stops/stops.ts';
import { toWireConversation } from './conversations.ts';
import { type Inserted, insertMessages } from './insert-messages.ts';
import { fileColumns, type OutgoingFile } from './message-files.ts';
import type { MessageRow } from './message-row.ts';
import { beginsFor, type Entry, entryForMessage } from './next-entry.ts';
import { audienceOf } from './notify-conversation.ts';
import type { SendKey } from './sent-before.ts';
import { viewerOf } from './viewer.ts';
import { isForStaff, isVisible } from './visible-messages.ts';
import { toWireMessage } from './wire-message.ts';

/** A message to be sent. For a file, `content` is the name that it is stored under. */
export type OutgoingMessage = {
  readonly recieverId: string;
  readonly type: MessageType;
  readonly content: string;
  readonly file?: OutgoingFile;
  /** The channel outside that it came by or goes out on. */
  readonly via?: PhoneChannel;
};

/** Who sends: a person, or the office itself. */
export type Sender = NamedActor | { readonly id: null; readonly name: string };

export const senderSide = (sender: Sender): MessageSide =>
  sender.id === null ? 'staff' : viewerOf(sender).side;

/** What a customer may write instead of the id of a member of staff. */
export const OFFICE = 'office';

async function isStaff(transaction: Transaction<DB>, id: string): Promise<boolean> {
  if (!isId(id)) return false;
  const user = await findActor(transaction, id);
  return user !== undefined && allows(answering, user);
}

export const unknownReceiver = (side: MessageSide): RequestError =>
  new RequestError('record.notFound', {
    message: `recieverId is not the ID of a ${side === 'staff' ? 'customer' : 'member of staff'}.`,
    fields: { recieverId: { code: 'unknownReference' } },
  });

/** Staff write to customers, and customers to staff: their conversation, with its new entry. */
async function entryFor(
  { recieverId, type }: OutgoingMessage,
  { transaction, actor, now, newId }: WriteContext<Sender>,
): Promise<Entry> {
  const side = senderSide(actor);
  const isRight =
    side === 'staff'
      ? isId(recieverId)
      : recieverId === OFFICE || (await isStaff(transaction, recieverId));
  const clientId = side === 'staff' || actor.id === null ? recieverId : actor.id;
  const kind = isForStaff(type) ? 'note' : side;
  const entry = isRight
    ? await entryForMessage(transaction, clientId, { kind, now, newId })
    : undefined;
  if (!entry) throw unknownReceiver(side);
  return entry;
}

/**
 * Rejects a key whose message has been removed. Checked under the lock of the conversation: a removal
 * may have been what the lock was waiting for.
 */
async function rejectRemoved(
  { transaction, actor }: WriteContext<Sender>,
  key: string | undefined,
): Promise<void> {
  if (key === undefined || actor.id === null) return;
  const removed = await transaction
    .selectFrom('message_removal')
    .select('message_id')
    .where('sender_id', '=', actor.id)
    .where('send_key', '=', key)
    .executeTakeFirst();
  if (removed) throw new RequestError('record.notFound', { message: 'This message was removed.' });
}

function rejectNoteOfCustomer({ type }: OutgoingMessage, side: MessageSide): void {
  if (isVisible(side, type)) return;
  throw new RequestError('record.invalid', { fields: { 'message.type': { code: 'notAChoice' } } });
}

const receiverOf = ({ recieverId }: OutgoingMessage): string | null =>
  recieverId === OFFICE ? null : recieverId;

/** A message that is to be inserted with this entry. */
export function newMessageRow(
  outgoing: OutgoingMessage,
  entry: Entry,
  { actor, now, newId }: WriteContext<Sender>,
  sent?: SendKey,
): MessageRow {
  return {
    id: newId(),
    created_at: now,
    conversation_id: entry.id,
    sender_id: actor.id,
    receiver_id: receiverOf(outgoing),
    position: entry.revision,
    by_staff: senderSide(actor) === 'staff',
    send_key: sent?.key ?? null,
    send_digest: sent?.digest ?? null,
    type: outgoing.type,
    content: outgoing.content,
    via: outgoing.via ?? null,
    edited: null,
    ...fileColumns(outgoing.file),
  };
}

/** The trail records that a user wrote, but what they wrote is stored only in the conversation. */
export const auditOfMessage = ({ id, type }: MessageRow): AuditEntry => ({
  action: 'create',
  resource: 'message',
  recordId: id,
  changes: { type: { from: null, to: type } },
});

/** Notifies both sides of a message, each with the conversation as it is with it. */
export function notifyMessage(entry: Entry, row: Inserted, { notify }: WriteContext<Sender>): void {
  for (const side of MESSAGE_SIDES) {
    if (!isVisible(side, row.type)) continue;
    const message = toWireMessage(row, side);
    const isNews = message.from !== side && !isForStaff(row.type);
    const unread = Math.min(MOST_UNREAD, Number(row[side]) + (isNews ? 1 : 0));
    const conversation = toWireConversation(entry, { last: lastMessageOf(message), unread }, side);
    const to = audienceOf(side, entry.client_id);
    if (beginsFor(side, entry)) notify({ to, event: 'newConversation', args: [conversation] });
    notify({ to, event: 'newMessage', args: [message, conversation] });
  }
}

const lastMessageOf = ({ createdAt, from, message }: WireMessage) => ({
  createdAt,
  from,
  message: {
    type: message.type,
    content: [...message.content].slice(0, LAST_MESSAGE_CHARACTERS).join(''),
    ...(message.name === undefined ? {} : { name: message.name }),
  },
});

/** The message was sent before, and nothing of this call may stay. */
export class SentBefore extends Error {
  override readonly name = 'SentBefore';
}

/**
 * Puts a message into the conversation of the customer who sends or receives it, and notifies both
 * sides; those to many are in send-to-many.ts. Throws `SentBefore` if its key has been used.
 */
export async function sendMessage(
  outgoing: OutgoingMessage,
  context: WriteContext<Sender>,
  sent?: SendKey,
): Promise<WireMessage> {
  const { transaction, actor } = context;
  const side = senderSide(actor);
  rejectNoteOfCustomer(outgoing, side);
  const entry = await entryFor(outgoing, context);
  const row = newMessageRow(outgoing, entry, context, sent);
  // Sent together: what has not been inserted is not recorded either, as nothing of it stays.
  const [inserted] = await Promise.all([
    insertMessages(transaction, [row]),
    writeAudit([auditOfMessage(row)], context),
    rejectRemoved(context, sent?.key),
  ]);
  const message = inserted.get(row.id);
  if (!message) throw new SentBefore();
  if (side === 'customer' && outgoing.type === 'text' && actor.id !== null) {
    await applyStopWord(outgoing.content, outgoing.via ?? 'chat', { ...context, actor });
  }
  notifyMessage(entry, message, context);
  return toWireMessage(message, side);
}
