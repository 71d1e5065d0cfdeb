import { z } from 'zod';
import { MAX_MESSAGE_CHARACTERS } from '../../domain/chat/message.ts';
import { WRITTEN_TYPES } from '../../domain/chat/message-types.ts';
import { MAX_TEMPLATE_CHARACTERS } from '../../domain/chat/text-limits.ts';
import { LOCALES } from '../../domain/fields.ts';
import {
  CAMPAIGN_KINDS,
  PURPOSES,
  SKIP_REASONS,
  SMS_ENCODINGS,
} from '../../domain/messages/campaign-values.ts';
import { CHANNELS } from '../../domain/messages/channels.ts';
import { PLACEHOLDERS } from '../../domain/messages/placeholders.ts';
import { FILE_PARTS } from '../chat/read-attachment-form.ts';
import { formWith } from '../resources/route-schemas.ts';

const tags = ['messages'];
const NO_QUERY = z.strictObject({});
const BY_ID = z.object({ id: z.string() });
const success = z.object({ status: z.literal('success') });

/** The most customers that one call may name. */
export const MOST_IDS = 10_000;

/** What is sent to many is never a code. */
const purpose = z.enum(PURPOSES).exclude(['security']).optional();
const id = z.uuid().transform((text) => text.toLowerCase());
const ids = z.array(id).min(1).max(MOST_IDS).describe('Customers, each of whom is reached once.');

const texts = z
  .partialRecord(z.enum(LOCALES), z.string().max(MAX_MESSAGE_CHARACTERS).nullable())
  .describe(
    `A text in one or more languages, with its placeholders; beside a template, what it was changed to. Outside the chat, each has at most ${MAX_TEMPLATE_CHARACTERS} characters.`,
  );

const oneOrMore = z.union([id.transform((one) => [one]), z.array(id).min(1).max(MOST_IDS)]);

const bulk = {
  ids,
  orders: z
    .record(id, oneOrMore)
    .optional()
    .describe(
      'What the message of a customer is about, one order or a list; by default their latest open order.',
    ),
  template: id.optional().describe('By default the first template whose `use` is this action.'),
  texts: texts.optional(),
  purpose,
};

const campaign = z.looseObject({ _id: z.uuid() }).describe('As `GET campaigns/{id}` answers it.');
const made = { 200: success.extend({ data: z.object({ campaign }) }) };
const changed = { 200: success.extend({ data: campaign }) };

/** A person in a preview. */
export const previewedRecipient = z.object({
  person: z.string(),
  customerId: z.uuid().optional(),
  orderId: z.uuid().optional().describe('The first order that the message is about.'),
  codes: z
    .array(z.string())
    .readonly()
    .optional()
    .describe('The codes of all orders that the message is about.'),
  name: z.string(),
  phone: z.string().nullable().optional(),
  language: z.enum(LOCALES).optional(),
  channel: z.enum(CHANNELS).optional(),
  text: z.string().optional(),
  encoding: z.enum(SMS_ENCODINGS).optional(),
  segments: z.int().optional(),
  cost: z.int().optional().describe('Hundredths of a cent.'),
  skip: z.enum(SKIP_REASONS).optional(),
  missing: z
    .array(z.enum(PLACEHOLDERS))
    .readonly()
    .optional()
    .describe('Placeholders that nothing is known for.'),
});

/** The sums of a preview. */
export const previewTotals = z.object({
  people: z.int(),
  reached: z.int(),
  skipped: z.int(),
  segments: z.int(),
  cost: z.int().describe('Hundredths of a cent.'),
});

/** The schemas of messages to many. */
export const campaignSchemas = {
  broadcast: {
    tags,
    summary: 'Send a message of the chat, or one file, to many customers; for staff.',
    'x-form': formWith(['file'], ['ids', 'type', 'file'], {
      ids: { type: 'array', items: { type: 'string', format: 'uuid' } },
      purpose: { type: 'string', enum: ['transactional', 'marketing'] },
      ...FILE_PARTS,
    }),
    querystring: NO_QUERY,
    body: z
      .strictObject({
        ids,
        message: z.strictObject({
          type: z.enum(WRITTEN_TYPES),
          content: z.string().min(1).max(MAX_MESSAGE_CHARACTERS),
        }),
        purpose,
      })
      .meta({ id: 'Broadcast' }),
    response: made,
  },
  bulk: {
    tags,
    summary:
      'Send a text to many customers by SMS, by WhatsApp, in the chat, or as reaches each best; for staff.',
    querystring: NO_QUERY,
    body: z
      .strictObject({
        ...bulk,
        sendAt: z.iso
          .datetime()
          .optional()
          .describe('A later moment; whom it reaches, and at what cost, is decided then.'),
      })
      .meta({ id: 'BulkMessage' }),
    response: made,
  },
  preview: {
    tags,
    summary: 'What a message to many would do: who gets what, who is left out and why, the cost.',
    querystring: NO_QUERY,
    body: z
      .strictObject({ kind: z.enum(CAMPAIGN_KINDS), ...bulk })
      .meta({ id: 'MessagePreviewRequest' }),
    response: {
      200: success.extend({
        data: z
          .object({ recipients: z.array(previewedRecipient).readonly(), totals: previewTotals })
          .meta({ id: 'MessagePreview' }),
      }),
    },
  },
  retry: {
    tags,
    summary: 'Send again to those whom nothing has reached; for staff.',
    querystring: NO_QUERY,
    params: BY_ID,
    response: changed,
  },
  stop: {
    tags,
    summary:
      'Leave out everybody to whom nothing has been sent yet; what is planned is cancelled by it. For staff.',
    querystring: NO_QUERY,
    params: BY_ID,
    response: changed,
  },
  plan: {
    tags,
    summary: 'Give a planned message to many another moment; for staff.',
    description: 'Whoever changes it answers for it from then on.',
    querystring: NO_QUERY,
    params: BY_ID,
    body: z.strictObject({ sendAt: z.iso.datetime() }).meta({ id: 'PlannedMoment' }),
    response: changed,
  },
  send: {
    tags,
    summary: 'Send a planned message to many now; for staff.',
    querystring: NO_QUERY,
    params: BY_ID,
    response: changed,
  },
};

export type BulkBody = z.infer<typeof campaignSchemas.bulk.body>;
export type PreviewBody = z.infer<typeof campaignSchemas.preview.body>;
