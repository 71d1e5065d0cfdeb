import { z } from 'zod';
import { MAX_MESSAGE_CHARACTERS } from '../../domain/chat/message.ts';
import type { PlannedMessage } from '../../domain/chat/planned.ts';
import { ERROR_STATUS, type ErrorCode } from '../../domain/errors.ts';
import { PHONE_CHANNELS } from '../../domain/messages/channels.ts';

const tags = ['chat'];
const NO_QUERY = z.strictObject({});
const BY_ID = z.object({ id: z.uuid() });
const success = z.object({ status: z.literal('success') });
const named = z.object({ _id: z.uuid(), name: z.string() });
const content = z.string().min(1).max(MAX_MESSAGE_CHARACTERS);

const plannedMessage = z
  .object({
    _id: z.uuid(),
    client: named,
    by: named.nullable(),
    content: z.string(),
    via: z.enum(PHONE_CHANNELS).optional(),
    sendAt: z.iso.datetime(),
    state: z.enum(['planned', 'failed']),
    reason: z
      .enum(Object.keys(ERROR_STATUS) as [ErrorCode, ...ErrorCode[]])
      .optional()
      .describe('Why it could not be sent.'),
  })
  .meta({ id: 'PlannedMessage' }) satisfies z.ZodType<PlannedMessage>;

const one = { 200: success.extend({ data: plannedMessage }) };

/** The schemas of the calls for messages that are sent later; all of them are for staff. */
export const plannedSchemas = {
  list: {
    tags,
    summary: 'List what is planned and what could not be sent, the earliest first.',
    querystring: z.strictObject({ clientId: z.uuid().optional() }),
    response: { 200: success.extend({ data: z.array(plannedMessage) }) },
  },
  plan: {
    tags,
    summary: 'Write a text that is sent at a later moment.',
    description:
      'Whether the customer may be written to is checked when it is sent. One that could not be sent stays in the list.',
    querystring: NO_QUERY,
    body: z
      .strictObject({
        clientId: z.uuid(),
        content,
        via: z.enum(PHONE_CHANNELS).optional(),
        sendAt: z.iso.datetime(),
      })
      .meta({ id: 'NewPlannedMessage' }),
    response: { 201: success.extend({ data: plannedMessage }) },
  },
  change: {
    tags,
    summary: 'Change the text or the moment of a message that has not been sent.',
    querystring: NO_QUERY,
    params: BY_ID,
    body: z
      .strictObject({ content: content.optional(), sendAt: z.iso.datetime().optional() })
      .meta({ id: 'PlannedMessageChange' }),
    response: one,
  },
  send: {
    tags,
    summary: 'Send a planned message now.',
    querystring: NO_QUERY,
    params: BY_ID,
    response: { 200: success },
  },
  cancel: {
    tags,
    summary: 'Cancel a planned message.',
    querystring: NO_QUERY,
    params: BY_ID,
    response: { 200: success },
  },
};
