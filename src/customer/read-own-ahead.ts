import { ignoringFailure } from '../../domain/ignoring-failure.ts';
import { readAppointments } from './appointments/own-appointments.ts';
import { readDetails } from './orders/order-details.ts';
import { readOrder, readOrders } from './orders/own-orders.ts';
import type { CustomerSession } from './session/customer-session.ts';
import { ownCalls } from './session/own-calls.ts';

/** The newest orders, which a customer asks about. */
const ORDERS = 5;

/**
 * Reads what a customer opens, so that it is there without a connection: their orders, the newest with
 * their dates, and their appointments.
 */
export async function readOwnAhead(
  session: CustomerSession,
  pause: () => Promise<void>,
): Promise<void> {
  const calls = ownCalls(session);
  const orders = await ignoringFailure(readOrders(calls, 1), LATER);
  for (const { id } of orders?.orders.slice(0, ORDERS) ?? []) {
    await pause();
    await ignoringFailure(Promise.all([readOrder(calls, id), readDetails(calls, id)]), LATER);
  }
  await pause();
  await ignoringFailure(readAppointments(calls, new Date()), LATER);
}

const LATER = 'It is read when it is opened.';
