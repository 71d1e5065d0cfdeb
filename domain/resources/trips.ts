import { admin, forPeople, staff } from '../access.ts';
import { defineResource } from '../define.ts';
import type { FieldErrors } from '../errors.ts';
import { boolean, choice, date, dateTime, group, integer, LOCALES, list, text } from '../fields.ts';
import { isOneOf } from '../is-one-of.ts';
import type { RecordOf } from '../records.ts';
import { TRIP_GROUPS } from '../trips/groups.ts';
import { FINISHED_STATUS } from '../trips/steps.ts';
import { tripName } from '../trips/trip-name.ts';

/**
 * With the last status the trip is over (specification 4): an open trip is always at an
 * earlier step.
 */
function standsAtAStep({ status, finish }: { status?: number; finish?: boolean }): FieldErrors {
  return status === FINISHED_STATUS && !finish
    ? { status: { code: 'tooLarge', limit: FINISHED_STATUS - 1 } }
    : {};
}

/** Customers see at which step the open trips are, because theirs is one of them. */
export const underway = forPeople((person) => staff(person) || { finish: 'false' });

/**
 * A journey of one group of orders. A and B are only names; each stands for a series of dated
 * trips, one of them open.
 */
export const trips = defineResource({
  name: 'trips',
  fields: {
    name: choice(TRIP_GROUPS, { required: true, filter: true }),
    description: text({ max: 200, search: true, read: staff }),
    status: integer({ min: 0, max: FINISHED_STATUS, default: 0, filter: 'range', write: admin }),
    finish: boolean({ default: false, filter: true, write: admin }),
    /** What carries it, as its declarations name it: a van and its registration. */
    vehicle: text({ max: 40, read: staff }),
    /** The day on which it passes the border. */
    passage: date({ read: staff }),
    finishedAt: dateTime({ assigned: true, filter: 'range', read: staff }),
    /** Written by the server with each change of step, for a page that needs all of them at once. */
    history: list(
      group({
        at: dateTime({ required: true }),
        by: text({ required: true }),
        from: integer(),
        to: integer(),
      }),
      { assigned: true, read: staff },
    ),
  },
  represent: (trip, locale) => tripName(trip, isOneOf(LOCALES, locale) ? locale : 'en', new Date()),
  rules: [standsAtAStep],
  access: { list: underway, show: underway, create: admin, edit: admin, delete: admin },
});

export type Trip = RecordOf<typeof trips>;
