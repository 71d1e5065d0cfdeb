import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type Booking, bookings } from '../../domain/resources/bookings.ts';
import { contentStore } from '../resources/content-store.ts';
import type { Author, WriteContext } from '../resources/request-context.ts';
import type { Executor, WireRecord } from '../resources/storage.ts';
import type { StoredAppointment } from './booked-places.ts';

/** A booking with the number of its customer. */
export type ToRemind = { readonly booking: WireRecord; readonly phone: string };

const store = contentStore(bookings);

/** The customers who had booked an appointment when it was moved: others know it as it is now. */
export async function customersOf({ _id, movedAt }: StoredAppointment, executor: Executor) {
  const { rows } = await sql<{ customer: string }>`
    select data ->> 'user' as customer from content
    where ${bookedAt(_id)} and created_at <= ${movedAt}::timestamptz order by created_at, id
  `.execute(executor);
  return rows.map(({ customer }) => customer);
}

/**
 * The bookings of an appointment whose customers have not been notified of its start, locked. Whoever
 * has booked `after` a moment knows it already. One that is being changed is left out: whoever changes
 * it may wait for the appointment.
 */
export async function bookingsToRemind(
  { _id, start }: StoredAppointment,
  after: Date,
  { transaction }: Pick<WriteContext<Author>, 'transaction'>,
): Promise<readonly ToRemind[]> {
  const { rows } = await sql<Record<string, unknown> & { phone: string }>`
    select ${store.selection('t')}, users.phone from content as t
    join users on users.id = (t.data ->> 'user')::uuid
    where t.id in (select id from content where ${bookedAt(_id)}) and t.created_at <= ${after}
      and (t.data ->> 'remindedFor')::timestamptz is distinct from ${start}::timestamptz
    order by t.created_at, t.id for no key update of t skip locked
  `.execute(transaction);
  return rows.map((row) => ({ booking: store.toRecord(row), phone: row.phone }));
}

const bookedAt = (appointment: string): RawBuilder<SqlBool> => sql<SqlBool>`
  resource = 'bookings' and data ->> 'appointment' = ${appointment}
  and data ->> 'status' = 'booked'
`;

/** Records that the customers of some bookings have been notified of the start. */
export async function markReminded(
  requested: readonly ToRemind[],
  { start }: StoredAppointment,
  { transaction, actor, now }: WriteContext<Author>,
): Promise<void> {
  const reminded: Pick<Booking, 'remindedAt' | 'remindedFor'> = {
    remindedAt: now.toISOString(),
    remindedFor: start,
  };
  for (const { booking } of requested) {
    await store.update(transaction, booking, {
      before: booking,
      values: { ...booking, ...reminded },
      columns: {},
      by: actor.id,
      at: now,
    });
  }
}
