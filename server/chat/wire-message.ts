import { z } from 'zod';
import {
  MESSAGE_SIDES,
  type MessageSide,
  type Sending,
  WAVE_LENGTH,
  WAVE_MAX,
  type Message as WireMessage,
} from '../../domain/chat/message.ts';
import { MESSAGE_TYPES, type MessageType } from '../../domain/chat/message-types.ts';
import { isOneOf } from '../../domain/is-one-of.ts';
import {
  DELIVERY_STATUSES,
  FAILURE_REASONS,
  SKIP_REASONS,
} from '../../domain/messages/campaign-values.ts';
import { PHONE_CHANNELS, type PhoneChannel } from '../../domain/messages/channels.ts';
import { wireFile } from './message-files.ts';
import type { MessageRow } from './message-row.ts';
import { isVisible } from './visible-messages.ts';

/** How far a message has come that went out by a phone channel. */
export const wireSending = z.object({
  status: z.enum(DELIVERY_STATUSES),
  reason: z.enum([...SKIP_REASONS, ...FAILURE_REASONS]).optional(),
}) satisfies z.ZodType<Sending>;

/**
 * A message in its wire form (specification 3). For a file, `content` is the name to request at
 * `files/{name}`.
 */
export const wireMessage = z
  .object({
    _id: z.uuid(),
    conversationId: z.uuid(),
    senderId: z.uuid().nullable().describe('Null once the account is deleted.'),
    recieverId: z
      .uuid()
      .nullable()
      .describe('Null if it is for the office, or once the account is deleted.'),
    createdAt: z.iso.datetime(),
    position: z.int().describe('Its number among the entries of its conversation.'),
    from: z.enum(MESSAGE_SIDES),
    key: z
      .string()
      .optional()
      .describe('The Idempotency-Key that it was sent with, for the side that sent it.'),
    via: z
      .enum(PHONE_CHANNELS)
      .optional()
      .describe('The channel outside that it came by or went out on.'),
    edited: z
      .int()
      .optional()
      .describe('The number of its latest change among the entries, if it was changed.'),
    sending: wireSending.optional().describe('How far it has come on that channel; for staff.'),
    message: z.object({
      type: z.enum(MESSAGE_TYPES),
      content: z.string(),
      name: z.string().optional().describe("The sender's name for the file."),
      size: z.int().optional().describe('The size of the file in bytes.'),
      mediaType: z.string().optional(),
      width: z.int().optional(),
      height: z.int().optional(),
      duration: z.number().optional().describe('Seconds of a recording or a video.'),
      wave: z.array(z.int().min(0).max(WAVE_MAX)).length(WAVE_LENGTH).readonly().optional(),
      thumbnails: z.boolean().optional(),
    }),
  })
  .meta({ id: 'Message' }) satisfies z.ZodType<WireMessage>;

/** A stored type as one of the product's types; the table holds no others. */
export const messageTypeOf = (stored: string): MessageType => {
  if (isOneOf(MESSAGE_TYPES, stored)) return stored;
  throw new Error('A message has a type that does not exist.');
};

/** The side that a row of `message` comes from. */
export const sideOf = (byStaff: boolean): MessageSide => (byStaff ? 'staff' : 'customer');

/** The channel outside of a row of `message`. */
export const viaOf = ({ via }: Pick<MessageRow, 'via'>): PhoneChannel | undefined =>
  isOneOf(PHONE_CHANNELS, via) ? via : undefined;

/** As long as nothing else is known of it, a message waits to be sent. */
const WAITING: Sending = { status: 'queued' };

/** A row of the table in its wire form, for one side. Throws if that side may not know of it. */
export function toWireMessage(
  row: MessageRow,
  side: MessageSide,
  sending: Sending = WAITING,
): WireMessage {
  const type = messageTypeOf(row.type);
  if (!isVisible(side, type)) throw new Error('A note was about to reach a customer.');
  const from = sideOf(row.by_staff);
  const via = viaOf(row);
  return {
    _id: row.id,
    conversationId: row.conversation_id,
    senderId: row.sender_id,
    recieverId: row.receiver_id,
    createdAt: row.created_at.toISOString(),
    position: Number(row.position),
    from,
    ...(row.send_key === null || from !== side ? {} : { key: row.send_key }),
    ...(via ? { via } : {}),
    ...(row.edited === null ? {} : { edited: Number(row.edited) }),
    ...(via && from === 'staff' && side === 'staff' ? { sending } : {}),
    message: {
      type,
      content: row.content,
      ...wireFile(row),
    },
  };
}
