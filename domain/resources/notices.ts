import { admin, staff } from '../access.ts';
import { defineResource, reference } from '../define.ts';
import type { FieldErrors } from '../errors.ts';
import { boolean, choice, integer, list, text } from '../fields.ts';
import { CHANNELS } from '../messages/channels.ts';
import { NOTICE_POINTS, type NoticePoint, pointsOf } from '../messages/notice-points.ts';
import type { RecordOf } from '../records.ts';
import { TRIP_GROUPS, type TripGroup } from '../trips/groups.ts';
import { templates } from './templates.ts';

/** Orders of group B have no stages, so there is nothing to notify of. */
function pointIsOfItsGroup({
  tripGroup,
  point,
}: {
  tripGroup?: TripGroup;
  point?: NoticePoint;
}): FieldErrors {
  return tripGroup && point && !pointsOf(tripGroup).includes(point)
    ? { point: { code: 'notAChoice' } }
    : {};
}

/** What is sent by itself when a trip reaches a step or an order a stage. Off until switched on. */
export const notices = defineResource({
  name: 'notices',
  fields: {
    title: text({ required: true, max: 80, search: true, unique: true }),
    active: boolean({ default: false, filter: true }),
    tripGroup: choice(TRIP_GROUPS, { filter: true, default: 'A' }),
    point: choice(NOTICE_POINTS, { required: true, filter: true }),
    audience: choice(['sender', 'recipient'], { filter: true, default: 'sender' }),
    template: reference(templates, { required: true, filter: true, embed: ['title'] }),
    /**
     * In this order: the first one on which the person can be reached is taken. None stands for all, in
     * their own order.
     */
    channels: list(choice(CHANNELS), { max: CHANNELS.length }),
    /** Where its moment is on the road. */
    place: integer({ assigned: true }),
  },
  represent: (notice) => notice.title,
  rules: [pointIsOfItsGroup],
  access: { list: staff, show: staff, create: admin, edit: admin, delete: admin },
});

export type Notice = RecordOf<typeof notices>;
