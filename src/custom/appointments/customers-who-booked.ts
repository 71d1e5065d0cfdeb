import type { Booking } from '../../../domain/resources/bookings.ts';
import type { Addressee } from '../messages/dialog/customers-of.ts';

/** The customers who hold places, each once, as a message is written to them. */
export function customersWhoBooked(bookings: readonly Booking[]): readonly Addressee[] {
  const found = new Map<string, Addressee>();
  for (const { user, status } of bookings) {
    // A back end may answer a booking whose customer is deleted.
    if (status !== 'booked' || !user?._id) continue;
    const { _id: id, name, phone, code, photo } = user;
    found.set(id, { id, name: name || phone || code || id, photo, orders: [] });
  }
  return [...found.values()];
}
