import { nobody, staff } from '../access.ts';
import { defineResource, reference } from '../define.ts';
import { choice, dateTime, integer, LOCALES, list, multiline, phone, text } from '../fields.ts';
import {
  CAMPAIGN_KINDS,
  DELIVERY_STATUSES,
  FAILURE_REASONS,
  PURPOSES,
  SKIP_REASONS,
  SMS_ENCODINGS,
} from '../messages/campaign-values.ts';
import { CHANNELS } from '../messages/channels.ts';
import type { RecordOf } from '../records.ts';
import { campaigns } from './campaigns.ts';
import { commands } from './commands.ts';
import { users } from './users.ts';

/** A message to one person on one channel, as it is listed and opened. */
export const deliveries = defineResource({
  name: 'deliveries',
  readOnly: true,
  fields: {
    campaign: reference(campaigns, { filter: true }),
    /** What its campaign is called. */
    campaignTitle: text({ sort: false }),
    /** What its campaign is; codes and answers in a conversation have none. */
    kind: choice(CAMPAIGN_KINDS, { filter: true, sort: false }),
    customer: reference(users, { filter: true, embed: ['name', 'photo'] }),
    /** The first order that it is about. */
    order: reference(commands, { filter: true, embed: ['billCode'] }),
    /** All of them: whoever has several orders gets one message, which names them all. */
    orders: list(reference(commands, { embed: ['billCode'] }), { filter: true, listed: false }),
    /** Who it is for, as they were called then. */
    personName: text({ search: true }),
    phone: phone({ search: true }),
    channel: choice(CHANNELS, { filter: true }),
    purpose: choice(PURPOSES, { filter: true }),
    language: choice(LOCALES, { filter: true }),
    body: multiline({ search: true, sort: false }),
    encoding: choice(SMS_ENCODINGS),
    segments: integer(),
    /** In hundredths of a cent. */
    cost: integer(),
    status: choice(DELIVERY_STATUSES, { filter: true }),
    reason: choice([...SKIP_REASONS, ...FAILURE_REASONS], { filter: true }),
    /** What the provider reported. */
    detail: text({ sort: false }),
    attempts: integer(),
    notBefore: dateTime(),
    /** By which way it left; `log` only writes it down. */
    driver: text({ filter: true }),
    sentAt: dateTime({ filter: 'range' }),
    deliveredAt: dateTime(),
    seenAt: dateTime(),
  },
  represent: ({ personName }) => personName ?? '',
  access: { list: staff, show: staff, create: nobody, edit: nobody, delete: nobody },
});

export type Delivery = RecordOf<typeof deliveries>;
