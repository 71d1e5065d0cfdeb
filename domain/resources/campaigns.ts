import { nobody, staff } from '../access.ts';
import { defineResource, reference } from '../define.ts';
import { choice, dateTime, group, integer, list, localized, multiline, text } from '../fields.ts';
import { CAMPAIGN_KINDS, CAMPAIGN_STATES, PURPOSES } from '../messages/campaign-values.ts';
import { CHANNELS } from '../messages/channels.ts';
import type { RecordOf } from '../records.ts';
import { templates } from './templates.ts';

/** What was sent at once, as it is listed and opened. It is made by sending. */
export const campaigns = defineResource({
  name: 'campaigns',
  readOnly: true,
  fields: {
    title: text({ search: true }),
    kind: choice(CAMPAIGN_KINDS, { filter: true }),
    purpose: choice(PURPOSES, { filter: true }),
    state: choice(CAMPAIGN_STATES, { filter: true }),
    /** The moment that it is planned for, or was. */
    sendAt: dateTime({ filter: 'range' }),
    /** The name of whoever sent it, as it was then. */
    author: text({ search: true, filter: true }),
    template: reference(templates, { filter: true, embed: ['title'] }),
    message: group({
      type: text({ sort: false }),
      content: text({ sort: false }),
      fileName: text({ sort: false }),
      mediaType: text({ sort: false }),
      fileSize: integer({ sort: false }),
      texts: localized(multiline()),
    }),
    channels: list(choice(CHANNELS), { filter: true }),
    /** Everybody who was to be written to; each person counts once below, at their status. */
    total: integer(),
    waiting: integer({ filter: 'range' }),
    sent: integer({ filter: 'range' }),
    delivered: integer({ filter: 'range' }),
    seen: integer({ filter: 'range' }),
    unknown: integer({ filter: 'range' }),
    failed: integer({ filter: 'range' }),
    skipped: integer({ filter: 'range' }),
    segments: integer(),
    /** In hundredths of a cent. */
    cost: integer(),
  },
  represent: ({ title }) => title ?? '',
  access: { list: staff, show: staff, create: nobody, edit: nobody, delete: nobody },
});

export type Campaign = RecordOf<typeof campaigns>;
