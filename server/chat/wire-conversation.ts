import { z } from 'zod';
import {
  CONVERSATION_STATES,
  LAST_MESSAGE_CHARACTERS,
  MOST_UNREAD,
  type Conversation as WireConversation,
} from '../../domain/chat/conversation.ts';
import { MESSAGE_SIDES } from '../../domain/chat/message.ts';
import { MESSAGE_TYPES } from '../../domain/chat/message-types.ts';
import { LOCALES } from '../../domain/fields.ts';

const reached = z.object({ staff: z.int(), customer: z.int() });

const lastMessage = z.object({
  createdAt: z.iso.datetime(),
  from: z.enum(MESSAGE_SIDES),
  message: z.object({
    type: z.enum(MESSAGE_TYPES),
    content: z.string().describe(`Its first ${LAST_MESSAGE_CHARACTERS} characters.`),
    name: z.string().optional(),
  }),
});

/** A conversation in its wire form (specification 3), as the reader sees it. */
export const wireConversation = z
  .object({
    _id: z.uuid(),
    createdAt: z.iso.datetime(),
    __v: z.int().describe('The higher of two is the newer.'),
    revision: z.int().describe('The number of its latest entry: a message or a removal.'),
    clientId: z.object({
      _id: z.uuid(),
      firstName: z.string(),
      lastName: z.string(),
      photo: z.string(),
      language: z.enum(LOCALES),
    }),
    isNew: z.boolean().describe('Whether it holds a message that the side has not seen.'),
    unread: z.int().max(MOST_UNREAD),
    lastMessage: lastMessage.nullable(),
    delivered: reached,
    seen: reached,
    state: z.enum(CONVERSATION_STATES).optional().describe('For staff.'),
    assignedTo: z
      .object({ _id: z.uuid(), name: z.string() })
      .nullable()
      .optional()
      .describe('Who answers; for staff.'),
    unansweredSince: z.iso.datetime().nullable().optional().describe('For staff.'),
    snoozedUntil: z.iso
      .datetime()
      .nullable()
      .optional()
      .describe('Until then it waits for no answer, and from then on it does; for staff.'),
    spokenAt: z.iso
      .datetime()
      .nullable()
      .optional()
      .describe('The latest message, those to many aside; for staff.'),
    unreadByHand: z.boolean().optional().describe('Set unread again by somebody; for staff.'),
  })
  .meta({ id: 'Conversation' }) satisfies z.ZodType<WireConversation>;
