import { staff } from '../../domain/access.ts';
import { RequestError } from '../base/request-error.ts';
import type { ResourceHooks } from '../resources/hooks.ts';
import { duplicateOf } from '../resources/reject.ts';
import type { WriteContext } from '../resources/request-context.ts';
import type { Values } from '../resources/storage.ts';
import {
  lockedAppointment,
  otherBookings,
  type StoredAppointment,
  writeBooked,
} from './booked-places.ts';

type Written = { readonly id: string; readonly after: Values; readonly user: string };

/** A booking takes a place of its appointment, and gives it back. */
export const bookingHooks: ResourceHooks = {
  async locking({ appointment }, transaction) {
    await lockedAppointment(transaction, String(appointment));
  },

  async creating({ id, after }, context) {
    const user = userOf(after, context);
    await takePlace({ id, after, user }, context);
    return { values: { user } };
  },

  async changing({ before, after, paths, transitions }, context) {
    const fixed = paths.filter((path) => path === 'appointment' || path === 'user');
    if (fixed.length > 0) {
      throw new RequestError('transition.forbidden', {
        message: 'A booking keeps its customer and its appointment. Cancel it, and book again.',
        fields: Object.fromEntries(fixed.map((path) => [path, { code: 'notWritable' }])),
      });
    }
    const written = { id: before._id, after, user: String(before.user) };
    if (transitions.some(({ verb }) => verb === 'rebook')) await takePlace(written, context);
    if (transitions.some(({ verb }) => verb === 'cancel')) {
      const appointment = await appointmentOf(after, context);
      if (!staff(context.actor)) rejectPast(appointment, context);
      await giveBack(appointment, written, context);
    }
    return {};
  },

  async removing(before, context) {
    const written = { id: before._id, after: before, user: String(before.user) };
    await giveBack(await appointmentOf(before, context), written, context);
    return {};
  },
};

/** Whose booking it is: customers book for themselves only. */
function userOf({ user }: Values, { actor }: WriteContext): string {
  if (!staff(actor)) {
    if (user !== null && user !== actor.id) throw new RequestError('access.denied');
    return actor.id;
  }
  if (typeof user === 'string') return user;
  throw new RequestError('record.invalid', { fields: { user: { code: 'required' } } });
}

async function appointmentOf(
  { appointment }: Values,
  { transaction }: WriteContext,
): Promise<StoredAppointment> {
  const found = await lockedAppointment(transaction, String(appointment));
  if (!found) {
    throw new RequestError('record.invalid', {
      fields: { appointment: { code: 'unknownReference' } },
    });
  }
  return found;
}

const rejectPast = ({ start }: StoredAppointment, { now }: WriteContext): void => {
  if (Date.parse(start) <= now.getTime()) throw new RequestError('appointment.closed');
};

/** The office may still enter somebody who has come without a booking; nobody exceeds the places. */
async function takePlace({ id, after, user }: Written, context: WriteContext): Promise<void> {
  const appointment = await appointmentOf(after, context);
  if (!staff(context.actor)) {
    if (!appointment.open) throw new RequestError('appointment.closed');
    rejectPast(appointment, context);
  }
  const requested = { appointment: appointment._id, booking: id, user };
  const others = await otherBookings(context.transaction, requested);
  if (others.hasSameUser) throw duplicateOf(['appointment']);
  if (others.places >= appointment.capacity) throw new RequestError('appointment.full');
  await writeBooked(appointment, others.places + 1, context);
}

async function giveBack(
  appointment: StoredAppointment,
  { id, user }: Written,
  context: WriteContext,
): Promise<void> {
  const requested = { appointment: appointment._id, booking: id, user };
  await writeBooked(
    appointment,
    (await otherBookings(context.transaction, requested)).places,
    context,
  );
}
