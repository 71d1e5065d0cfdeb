import { nobody, staff } from '../access.ts';
import { defineResource, reference } from '../define.ts';
import { choice, dateTime, group, integer, text } from '../fields.ts';
import { CHANNELS, eachChannel } from '../messages/channels.ts';
import { NOTICE_POINTS } from '../messages/notice-points.ts';
import type { RecordOf } from '../records.ts';
import { TRIP_GROUPS } from '../trips/groups.ts';
import { templates } from './templates.ts';

/**
 * A notice whose moment has come and that has not been sent to everybody, as it is listed. It has the
 * id of its notice, and its place below the notices.
 */
export const waitingNotices = defineResource({
  name: 'waitingNotices',
  path: 'notices/waiting',
  readOnly: true,
  fields: {
    title: text(),
    tripGroup: choice(TRIP_GROUPS),
    point: choice(NOTICE_POINTS),
    /** Where its moment is on the road. */
    place: integer(),
    audience: choice(['sender', 'recipient']),
    template: reference(templates, { embed: ['title'] }),
    /** Who is reached, and who is left out. */
    people: integer(),
    skipped: integer(),
    /** How many orders it covers. */
    orders: integer(),
    channels: group(eachChannel(CHANNELS, () => integer())),
    /** For how many it waits so that the change can be taken back, or until they are awake. */
    paused: integer(),
    quiet: integer(),
    /** When the first message leaves, and when the last one does. */
    from: dateTime(),
    until: dateTime(),
  },
  represent: ({ title }) => title ?? '',
  access: { list: staff, show: staff, create: nobody, edit: nobody, delete: nobody },
});

export type WaitingNotice = RecordOf<typeof waitingNotices>;
