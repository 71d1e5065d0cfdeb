import { sql, type Transaction } from 'kysely';
import { type Appointment, appointments } from '../../domain/resources/appointments.ts';
import { RequestError } from '../base/request-error.ts';
import type { DB } from '../database/database-types.ts';
import { contentStore } from '../resources/content-store.ts';
import type { Author, WriteContext } from '../resources/request-context.ts';
import type { WireRecord } from '../resources/storage.ts';

export type StoredAppointment = WireRecord &
  Pick<Appointment, 'start' | 'capacity' | 'open' | 'city' | 'address' | 'movedAt'>;

/** What counts of the bookings besides one that is being written. */
type Others = { readonly places: number; readonly hasSameUser: boolean };

const store = contentStore(appointments);

/** Whoever else books, cancels or changes this appointment waits until the transaction ends. */
export async function lockedAppointment(
  transaction: Transaction<DB>,
  id: string,
): Promise<StoredAppointment | undefined> {
  const { rows } = await sql<Record<string, unknown>>`
    select ${store.selection('t')} from ${sql.table(store.table)} as t
    where t.id = ${id} and ${store.living('t')} for no key update
  `.execute(transaction);
  return rows[0] && (store.toRecord(rows[0]) as StoredAppointment);
}

/** Counts the living bookings of an appointment but one. */
export async function otherBookings(
  transaction: Transaction<DB>,
  { appointment, booking, user }: { appointment: string; booking: string; user: string },
): Promise<Others> {
  const { rows } = await sql<{ places: number; same: number }>`
    select count(*)::integer as places, count(*) filter (where data ->> 'user' = ${user})::integer as same
    from content where resource = 'bookings' and data ->> 'appointment' = ${appointment}
      and data ->> 'status' = 'booked' and id <> ${booking}
  `.execute(transaction);
  return { places: rows[0]?.places ?? 0, hasSameUser: (rows[0]?.same ?? 0) > 0 };
}

/** Writes how many places are taken. Throws `appointment.full` if there are not so many. */
export async function writeBooked(
  appointment: StoredAppointment,
  booked: number,
  { transaction, actor, now }: WriteContext<Author>,
): Promise<void> {
  const isMore = booked > Number(appointment.booked);
  if (isMore && booked > appointment.capacity) throw new RequestError('appointment.full');
  if (booked === appointment.booked) return;
  await store.update(transaction, appointment, {
    before: appointment,
    values: { ...appointment, booked },
    columns: {},
    by: actor.id,
    at: now,
  });
}
