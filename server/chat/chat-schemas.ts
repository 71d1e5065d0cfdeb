import { z } from 'zod';
import { MAX_MESSAGE_CHARACTERS } from '../../domain/chat/message-body.ts';
import { WRITTEN_TYPES } from '../../domain/chat/message-types.ts';
import { MAX_ROWS } from '../resources/list-query.ts';
import { wireConversation } from './conversations.ts';
import { wireMessage } from './wire-message.ts';

const tags = ['chat'];
const NO_QUERY = z.strictObject({});
const BY_ID = z.object({ id: z.string() });
const success = z.object({ status: z.literal('success') });

/** The schemas of the chat's calls. Specification 7 names their answers. */
export const chatSchemas = {
  conversations: {
    tags,
    summary: 'List the conversations, the newest first; customers get their own.',
    querystring: z.strictObject({ clientId: z.uuid().optional() }),
    response: {
      200: success.extend({ data: z.object({ conversations: z.array(wireConversation) }) }),
    },
  },
  deleteConversation: {
    tags,
    summary: 'Hide a conversation; the next message begins another.',
    querystring: NO_QUERY,
    params: BY_ID,
    response: { 200: success },
  },
  messages: {
    tags,
    summary:
      'List the messages of a conversation, the oldest first; with a limit, the newest of them.',
    querystring: z.strictObject({ limit: z.coerce.number().int().min(1).max(MAX_ROWS).optional() }),
    params: BY_ID,
    response: { 200: success.extend({ data: z.object({ messages: z.array(wireMessage) }) }) },
  },
  sendMessage: {
    tags,
    summary:
      'Send a text, a link or a gif as JSON, or a file as a form with file, type and recieverId.',
    consumes: ['application/json', 'multipart/form-data'],
    querystring: NO_QUERY,
    body: z
      .object({
        recieverId: z.uuid(),
        message: z.object({
          type: z.enum(WRITTEN_TYPES),
          content: z.string().min(1).max(MAX_MESSAGE_CHARACTERS),
        }),
      })
      .meta({ id: 'NewMessage' }),
    response: { 201: success.extend({ data: z.object({ message: wireMessage }) }) },
  },
  deleteMessage: {
    tags,
    summary: 'Remove a message, and its file, for good.',
    querystring: NO_QUERY,
    params: BY_ID,
    response: { 200: success },
  },
  file: {
    tags: ['files'],
    summary: 'Read a file of a conversation, or the requested part of it.',
    querystring: NO_QUERY,
    params: z.object({ name: z.string() }),
  },
};
