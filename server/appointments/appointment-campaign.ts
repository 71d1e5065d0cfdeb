import {
  type AppointmentFacts,
  appointmentValues,
} from '../../domain/appointments/appointment-values.ts';
import { CHANNELS } from '../../domain/messages/channels.ts';
import { tours } from '../../domain/resources/tours.ts';
import type { NewCampaign } from '../campaigns/create-campaign.ts';
import { findTemplate } from '../campaigns/find-template.ts';
import { contentRecords } from '../resources/content-records.ts';
import type { Executor } from '../resources/storage.ts';
import type { StoredAppointment } from './booked-places.ts';

type MovedTo = {
  readonly appointment: StoredAppointment;
  /** Their ids. */
  readonly customers: readonly string[];
  readonly template: string;
};

/** A message about an appointment to some of its customers, on the first channel that reaches each. */
export async function appointmentCampaign(
  { appointment, customers, template: id }: MovedTo,
  executor: Executor,
): Promise<NewCampaign> {
  const template = await findTemplate(executor, id);
  // The settings keep it from being deleted.
  if (!template) throw new Error(`The settings name the template ${id}, which does not exist.`);
  const values = appointmentValues(await factsOfAppointment(appointment, executor));
  return {
    kind: 'notice',
    title: template.title,
    templateId: id,
    purpose: template.purpose,
    message: { texts: template.text ?? {}, values },
    channels: CHANNELS,
    people: customers.map((customer) => ({ customer })),
  };
}

async function factsOfAppointment(
  { start, city, address, tour }: StoredAppointment,
  executor: Executor,
): Promise<AppointmentFacts> {
  const all = typeof tour === 'string' && !address ? await contentRecords(executor, tours) : [];
  const found = all.find(({ _id }) => _id === tour);
  return { start, city, address, tour: typeof found?.Tname === 'string' ? found.Tname : null };
}
