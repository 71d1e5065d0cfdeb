import { isOneOf } from '../../../domain/is-one-of.ts';
import { isObject } from '../../../domain/validate.ts';
import { rowsOf, textOf } from '../session/own-answers.ts';
import type { OwnCalls } from '../session/own-calls.ts';

/** What appointments are for, in the order in which they are offered. */
export const APPOINTMENT_KINDS = ['dropOff', 'pickUp', 'other'] as const;
export type AppointmentKind = (typeof APPOINTMENT_KINDS)[number];

/** What a customer reads of an appointment. */
export type OwnAppointment = {
  readonly id: string;
  readonly kind: AppointmentKind;
  readonly start: string;
  readonly end: string;
  readonly city: string;
  readonly address: string;
  /** The places that are left; `undefined` where a back end does not say so. */
  readonly left: number | undefined;
};

/** A booking of their own. */
export type OwnBooking = {
  readonly id: string;
  readonly appointment: OwnAppointment;
  readonly isBooked: boolean;
  readonly note: string;
};

export type Appointments = {
  readonly open: readonly OwnAppointment[];
  readonly bookings: readonly OwnBooking[];
};

type Wire = Readonly<Record<string, unknown>>;

function ownAppointment(wire: Wire): OwnAppointment {
  const { kind, capacity, booked } = wire;
  return {
    id: textOf(wire._id),
    kind: isOneOf(APPOINTMENT_KINDS, kind) ? kind : 'other',
    start: textOf(wire.start),
    end: textOf(wire.end),
    city: textOf(wire.city),
    address: textOf(wire.address),
    left:
      typeof capacity === 'number' && typeof booked === 'number'
        ? Math.max(0, capacity - booked)
        : undefined,
  };
}

const ownBooking = (wire: Wire): readonly OwnBooking[] =>
  isObject(wire.appointment)
    ? [
        {
          id: textOf(wire._id),
          appointment: ownAppointment(wire.appointment),
          isBooked: wire.status === 'booked',
          note: textOf(wire.note),
        },
      ]
    : [];

/** So many of each at most; nobody scrolls through more. */
const MOST = 200;

/** The appointments that can be booked from now on, and the bookings of whoever is logged in. */
export async function readAppointments({ read }: OwnCalls, now: Date): Promise<Appointments> {
  const from = encodeURIComponent(now.toISOString());
  const [open, bookings] = await Promise.all([
    read(`appointment?open=true&start[gt]=${from}&sort=start&limit=${MOST}`),
    read(`bookings?sort=-createdAt&limit=${MOST}`),
  ]);
  return {
    open: rowsOf(open).map(ownAppointment),
    bookings: rowsOf(bookings).flatMap(ownBooking),
  };
}

/** Takes a place at an appointment. */
export const book = ({ send }: OwnCalls, appointment: string, note: string): Promise<unknown> =>
  send('bookings', { appointment, note: note.trim() || null });

/** Gives the place of a booking back. */
export const cancelBooking = ({ send }: OwnCalls, id: string): Promise<unknown> =>
  send(`bookings/${id}/cancel`);
