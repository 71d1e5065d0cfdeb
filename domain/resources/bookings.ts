import { admin, everyone, staff, staffOrOwner } from '../access.ts';
import { defineResource, reference } from '../define.ts';
import { choice, dateTime, text } from '../fields.ts';
import type { RecordOf } from '../records.ts';
import { appointments } from './appointments.ts';
import { users } from './users.ts';

/** Customers see and make their own, the staff all of them. */
export const ownOrStaff = staffOrOwner('user');

/** A customer's place at an appointment. */
export const bookings = defineResource({
  name: 'bookings',
  fields: {
    appointment: reference(appointments, {
      required: true,
      embed: ['kind', 'start', 'end', 'city', 'address'],
      filter: true,
    }),
    /** Customers book for themselves, and need not say so. */
    user: reference(users, {
      embed: ['code', 'name', 'phone', 'photo'],
      filter: true,
    }),
    status: choice(['booked', 'cancelled'], { default: 'booked', filter: true }),
    note: text({ max: 200, search: true }),
    remindedAt: dateTime({ assigned: true, read: staff }),
    /** The start that the customer was last notified of: a changed one is sent again. */
    remindedFor: dateTime({ assigned: true, read: staff }),
  },
  represent: ({ user, status }) => user?.name || status,
  representPartial: ({ user, status }) => user?.name || status || '',
  access: {
    list: ownOrStaff,
    show: ownOrStaff,
    create: everyone,
    edit: admin,
    delete: admin,
  },
  actions: {
    cancel: {
      access: ownOrStaff,
      transition: { field: 'status', from: ['booked'], to: 'cancelled' },
      confirm: true,
    },
    rebook: {
      access: ownOrStaff,
      transition: { field: 'status', from: ['cancelled'], to: 'booked' },
      confirm: false,
    },
  },
});

export type Booking = RecordOf<typeof bookings>;
