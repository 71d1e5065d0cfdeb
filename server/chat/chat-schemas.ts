import { z } from 'zod';
import { CONVERSATION_STATES } from '../../domain/chat/conversation.ts';
import { MAX_MESSAGE_CHARACTERS } from '../../domain/chat/message.ts';
import { STAFF_TYPES, WRITTEN_TYPES } from '../../domain/chat/message-types.ts';
import { ANSWER_REJECTIONS } from '../../domain/messages/answering.ts';
import { eachChannel, PHONE_CHANNELS } from '../../domain/messages/channels.ts';
import { MAX_ROWS } from '../resources/list-query.ts';
import { formWith } from '../resources/route-schemas.ts';
import { FILE_PARTS } from './read-attachment-form.ts';
import { wireConversation } from './wire-conversation.ts';
import { wireMessage, wireSending } from './wire-message.ts';

const tags = ['chat'];
const NO_QUERY = z.strictObject({});
const BY_ID = z.object({ id: z.string() });
const success = z.object({ status: z.literal('success') });
const entryNumber = z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER);

const answerable = z.object({
  can: z.boolean(),
  why: z.enum(ANSWER_REJECTIONS).optional(),
  until: z.iso.datetime().optional().describe('The end of the 24 hours of WhatsApp.'),
  cost: z.int().optional().describe('Of one SMS or message of WhatsApp: hundredths of a cent.'),
  leavesHouse: z.boolean().optional().describe('False if messages are only written down.'),
});

/** "a text, a link, a gif or a note" */
const WRITTEN = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(
  [...WRITTEN_TYPES, ...STAFF_TYPES].map((type) => `a ${type}`),
);

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
  changeConversation: {
    tags,
    summary:
      'Change how the office stands with the customer, who answers, until when it is put off, or that it is unread; for staff.',
    querystring: NO_QUERY,
    params: BY_ID,
    body: z
      .strictObject({
        state: z.enum(CONVERSATION_STATES).optional(),
        assignedTo: z.uuid().nullable().optional(),
        snoozedUntil: z.iso.datetime().nullable().optional(),
        unreadByHand: z.boolean().optional(),
      })
      .meta({ id: 'ConversationChange' }),
    response: { 200: success.extend({ data: wireConversation }) },
  },
  answerChannels: {
    tags,
    summary: 'On which channels of their number a customer can be written to now; for staff.',
    querystring: NO_QUERY,
    params: z.object({ clientId: z.uuid() }),
    response: {
      200: success.extend({ data: z.object(eachChannel(PHONE_CHANNELS, () => answerable)) }),
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
      'List messages in their order: the newest, those before a position, or with the changes and removals since a revision.',
    querystring: z
      .strictObject({
        limit: z.coerce.number().int().min(1).max(MAX_ROWS).optional(),
        before: entryNumber.optional(),
        after: entryNumber.optional(),
      })
      .refine(({ before, after }) => before === undefined || after === undefined, {
        path: ['after'],
      }),
    params: BY_ID,
    response: {
      200: success.extend({
        data: z.object({
          messages: z.array(wireMessage),
          edited: z
            .array(wireMessage)
            .describe('With `after`, earlier messages whose text was changed since.'),
          removed: z.array(z.uuid()),
          sendings: z
            .record(z.uuid(), wireSending)
            .describe('With `after`, how far earlier messages have come by a phone channel.'),
          conversation: wireConversation.describe(
            'As far as the answer goes: with `after` and `more`, its revision is the last one included.',
          ),
          more: z.boolean(),
        }),
      }),
    },
  },
  sendMessage: {
    tags,
    summary: `Send ${WRITTEN} as JSON, or a file as a form; a customer may write to the \`office\`.`,
    description:
      'The `Idempotency-Key` is stored with the message: the same key again answers the same message. A placeholder such as `{name}` that staff leave in a text is rejected.',
    'x-form': formWith(['file', 'poster'], ['recieverId', 'type', 'file'], {
      recieverId: { type: 'string', description: 'The id of a customer, or `office`.' },
      ...FILE_PARTS,
    }),
    querystring: NO_QUERY,
    body: z
      .object({
        recieverId: z.union([z.uuid(), z.literal('office')]),
        message: z.object({
          type: z.enum([...WRITTEN_TYPES, ...STAFF_TYPES]),
          content: z.string().min(1).max(MAX_MESSAGE_CHARACTERS),
        }),
        via: z
          .enum(PHONE_CHANNELS)
          .optional()
          .describe('A text goes out on this channel of the number too; for staff.'),
      })
      .meta({ id: 'NewMessage' }),
    response: { 201: success.extend({ data: z.object({ message: wireMessage }) }) },
  },
  editMessage: {
    tags,
    summary: 'Change the text of a message within a minute after it was sent; for who sent it.',
    description:
      'Only a text of the staff that has not left on a channel of the number. What it said before stays in the audit trail.',
    querystring: NO_QUERY,
    params: BY_ID,
    body: z
      .strictObject({ content: z.string().min(1).max(MAX_MESSAGE_CHARACTERS) })
      .meta({ id: 'MessageEdit' }),
    response: { 200: success.extend({ data: z.object({ message: wireMessage }) }) },
  },
  deleteMessage: {
    tags,
    summary: 'Remove a message, and its file, for good; customers remove their own.',
    querystring: NO_QUERY,
    params: BY_ID,
    response: { 200: success },
  },
};
