import { sql } from 'kysely';
import { remindFrom } from '../../domain/appointments/remind-from.ts';
import { type QuietHours, sendableFrom } from '../../domain/messages/quiet-hours.ts';
import { createCampaign } from '../campaigns/create-campaign.ts';
import { messageSettings } from '../outbox/message-settings.ts';
import type { Engine } from '../resources/engine.ts';
import { inTransaction } from '../resources/in-transaction.ts';
import {
  type Author,
  contextOf,
  ownCall,
  type WriteContext,
} from '../resources/request-context.ts';
import type { Executor } from '../resources/storage.ts';
import { appointmentCampaign } from './appointment-campaign.ts';
import { lockedAppointment } from './booked-places.ts';
import { bookingsToRemind, markReminded } from './reminded-bookings.ts';

/** The day before is at most so long before, in the night in which the clocks are put back. */
const LONGEST = '25 hours';

type Reminding = { readonly template: string; readonly quiet: QuietHours };

/**
 * Reminds customers of the appointments of the next day, unless the settings name no template. Each
 * appointment has a transaction of its own. Whoever is in their quiet hours is found again when
 * these are over.
 */
export async function sendReminders(engine: Engine, now: Date, signal: AbortSignal): Promise<void> {
  const { reminderTemplate: template, quietHours: quiet } = await messageSettings(engine.database);
  if (!template) return;
  for (const id of await appointmentsSoon(engine.database, now)) {
    if (signal.aborted) return;
    await inTransaction(engine.database, (transaction) =>
      remindOf(id, { template, quiet }, contextOf(ownCall(engine, now), transaction)),
    );
  }
}

async function appointmentsSoon(executor: Executor, now: Date): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from content
    where resource = 'appointments' and (data ->> 'booked')::integer > 0
      and (data ->> 'start')::timestamptz > ${now}
      and (data ->> 'start')::timestamptz <= ${now}::timestamptz + ${LONGEST}::interval
    order by data ->> 'start', id
  `.execute(executor);
  return rows.map(({ id }) => id);
}

/** Under the lock of the appointment: it is not moved meanwhile, and no other process reminds of it. */
async function remindOf(
  id: string,
  { template, quiet }: Reminding,
  context: WriteContext<Author>,
): Promise<void> {
  const { transaction, now } = context;
  const appointment = await lockedAppointment(transaction, id);
  if (!appointment) return;
  const from = remindFrom(appointment.start);
  if (from > now || Date.parse(appointment.start) <= now.getTime()) return;
  const all = await bookingsToRemind(appointment, from, context);
  const awake = all.filter(({ phone }) => sendableFrom(now, phone, quiet) <= now);
  if (awake.length === 0) return;
  const customers = awake.map(({ booking }) => String(booking.user));
  const campaign = { appointment, customers, template };
  await createCampaign(await appointmentCampaign(campaign, transaction), context);
  await markReminded(awake, appointment, context);
}
