import { remindFrom } from '../../domain/appointments/remind-from.ts';
import { appointments } from '../../domain/resources/appointments.ts';
import { RequestError } from '../base/request-error.ts';
import { createCampaign } from '../campaigns/create-campaign.ts';
import { messageSettings } from '../outbox/message-settings.ts';
import { contentStore } from '../resources/content-store.ts';
import type { WriteContext } from '../resources/request-context.ts';
import { writeAudit } from '../resources/write-audit.ts';
import { appointmentCampaign } from './appointment-campaign.ts';
import { lockedAppointment, type StoredAppointment } from './booked-places.ts';
import { bookingsToRemind, customersOf, markReminded } from './reminded-bookings.ts';

/** How many customers are notified, and the campaign that does it. */
export type MovedNotified = { readonly people: number; readonly campaign: string | null };

type MovedRequest = { readonly id: string; readonly isNotified: boolean };

/**
 * Notifies those who had booked an appointment that its time or place has changed, or decides that
 * they are not notified. Either is done once for each change; the second time notifies nobody.
 */
export async function notifyMoved(
  { id, isNotified }: MovedRequest,
  context: WriteContext,
): Promise<MovedNotified> {
  const appointment = await lockedAppointment(context.transaction, id);
  if (!appointment) throw new RequestError('record.notFound');
  if (!appointment.movedAt) return { people: 0, campaign: null };
  const result = isNotified ? await notifyAll(appointment, context) : { people: 0, campaign: null };
  await forgetMove(appointment, context);
  const action = isNotified ? 'tellMoved' : 'keepMoved';
  await writeAudit([{ action, resource: appointments.name, recordId: id }], context);
  return result;
}

async function notifyAll(
  appointment: StoredAppointment,
  context: WriteContext,
): Promise<MovedNotified> {
  const { transaction, now } = context;
  if (Date.parse(appointment.start) <= now.getTime()) throw new RequestError('appointment.closed');
  const { movedTemplate: template } = await messageSettings(transaction);
  if (!template) {
    throw new RequestError('transition.forbidden', {
      message: 'The settings name no template for moved appointments (messages.movedTemplate).',
    });
  }
  const customers = await customersOf(appointment, transaction);
  if (customers.length === 0) return { people: 0, campaign: null };
  const result = { appointment, customers, template };
  const campaign = await createCampaign(await appointmentCampaign(result, transaction), context);
  const from = remindFrom(appointment.start);
  // On the last day they have just been notified of the start, and need no reminder beside it.
  if (from <= now) {
    await markReminded(await bookingsToRemind(appointment, now, context), appointment, context);
  }
  return { people: customers.length, campaign: campaign ?? null };
}

const store = contentStore(appointments);

const forgetMove = (
  appointment: StoredAppointment,
  { transaction, actor, now }: WriteContext,
): Promise<void> =>
  store.update(transaction, appointment, {
    before: appointment,
    values: { ...appointment, movedAt: null },
    columns: {},
    by: actor.id,
    at: now,
  });
