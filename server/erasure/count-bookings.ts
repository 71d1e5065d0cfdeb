import { sql } from 'kysely';
import { lockedAppointment, writeBooked } from '../appointments/booked-places.ts';
import type { Author, WriteContext } from '../resources/request-context.ts';

/** Counts the places of appointments again from which bookings were erased. */
export async function countBookings(
  ids: readonly string[],
  context: WriteContext<Author>,
): Promise<void> {
  const { transaction } = context;
  for (const id of ids) {
    const appointment = await lockedAppointment(transaction, id);
    if (!appointment) continue;
    const { rows } = await sql<{ places: number }>`
      select count(*)::int as places from content
      where resource = 'bookings' and data ->> 'appointment' = ${id} and data ->> 'status' = 'booked'
    `.execute(transaction);
    await writeBooked(appointment, rows[0]?.places ?? 0, context);
  }
}
