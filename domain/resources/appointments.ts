import { admin, forPeople, staff } from '../access.ts';
import { berlinTime } from '../berlin-clock.ts';
import { defineResource, reference } from '../define.ts';
import type { FieldErrors } from '../errors.ts';
import { boolean, choice, dateTime, integer, text } from '../fields.ts';
import type { RecordOf } from '../records.ts';
import { tours } from './tours.ts';

type Draft = {
  readonly start?: string | null;
  readonly end?: string | null;
  readonly tour?: unknown;
  readonly city?: string | null;
  readonly address?: string | null;
};

/** An appointment ends after it starts. */
export function endsAfterStart({ start, end }: Draft): FieldErrors {
  return start && end && Date.parse(end) <= Date.parse(start)
    ? { end: { code: 'endsBeforeStart' } }
    : {};
}

/** Customers must know where to go: to a tour, or to an address. */
export const hasPlace = ({ tour, address }: Draft): FieldErrors =>
  tour || address ? {} : { address: { code: 'required' } };

/** The staff sees all of them, customers those that can be booked. */
export const staffOrOpen = forPeople((person) => staff(person) || { open: true });

/** DD/MM/YY HH:MM by the clock in Berlin. */
function nameOf(start: string): string {
  if (Number.isNaN(Date.parse(start))) return start;
  const { day, minute } = berlinTime(start);
  const [year = '', month = '', date = ''] = day.split('-');
  const [hours, minutes] = [Math.floor(minute / 60), minute % 60].map(twoDigits);
  return `${date}/${month}/${year.slice(-2)} ${hours}:${minutes}`;
}

const twoDigits = (value: number) => String(value).padStart(2, '0');

const timeAndCity = ({ start, city }: Draft): string =>
  [start && nameOf(start), city].filter(Boolean).join(' ');

/** A time at which customers bring or fetch parcels, with places for so many of them. */
export const appointments = defineResource({
  name: 'appointments',
  path: 'appointment',
  fields: {
    kind: choice(['dropOff', 'pickUp', 'other'], { filter: true, default: 'dropOff' }),
    start: dateTime({ required: true, filter: 'range' }),
    end: dateTime({ required: true, filter: 'range' }),
    tour: reference(tours, { embed: ['Tname'], filter: true }),
    city: text({ max: 80, search: true, filter: true }),
    address: text({ max: 200, search: true }),
    capacity: integer({ min: 1, max: 500, default: 10, filter: 'range' }),
    /** How many bookings there are that were not cancelled. */
    booked: integer({ assigned: true, default: 0, filter: 'range' }),
    open: boolean({ default: true, filter: true }),
    /** When its time or place was changed last, if those who have booked it are still to be notified. */
    movedAt: dateTime({ assigned: true, read: staff }),
    /** Not read by customers. */
    note: text({ max: 300, search: true, read: staff }),
  },
  represent: timeAndCity,
  representPartial: timeAndCity,
  rules: [endsAfterStart, hasPlace],
  access: { list: staffOrOpen, show: staffOrOpen, create: admin, edit: admin, delete: admin },
});

export type Appointment = RecordOf<typeof appointments>;
