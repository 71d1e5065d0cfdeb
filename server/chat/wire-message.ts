import type { Selectable } from 'kysely';
import { z } from 'zod';
import { ATTACHMENT_TYPES, WRITTEN_TYPES } from '../../domain/chat/message-types.ts';
import type { Message } from '../database/database-types.ts';

const TYPES = [...WRITTEN_TYPES, ...ATTACHMENT_TYPES] as const;

/**
 * A message in its wire form (specification 3). For a file, `content` is the name to request at
 * `files/{name}`.
 */
export const wireMessage = z
  .object({
    _id: z.uuid(),
    conversationId: z.uuid(),
    senderId: z.uuid().nullable().describe('Null once the account is deleted.'),
    recieverId: z.uuid().nullable(),
    createdAt: z.iso.datetime(),
    message: z.object({
      type: z.enum(TYPES),
      content: z.string(),
      name: z.string().optional().describe("The sender's name for the file."),
      size: z.int().optional().describe('The size of the file in bytes.'),
    }),
  })
  .meta({ id: 'Message' });

export type WireMessage = z.infer<typeof wireMessage>;

const typeOf = (stored: string): WireMessage['message']['type'] => {
  const type = TYPES.find((one) => one === stored);
  if (!type) throw new Error('A message has a type that does not exist.');
  return type;
};

/** A row of the table in its wire form. */
export const toWireMessage = (row: Selectable<Message>): WireMessage => ({
  _id: row.id,
  conversationId: row.conversation_id,
  senderId: row.sender_id,
  recieverId: row.receiver_id,
  createdAt: row.created_at.toISOString(),
  message: {
    type: typeOf(row.type),
    content: row.content,
    ...(row.file_name === null ? {} : { name: row.file_name }),
    ...(row.file_size === null ? {} : { size: Number(row.file_size) }),
  },
});
