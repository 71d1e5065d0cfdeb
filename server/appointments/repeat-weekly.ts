import { weeklyRepeats } from '../../domain/appointments/weekly-repeats.ts';
import { appointments } from '../../domain/resources/appointments.ts';
import { createWithin } from '../resources/create-record.ts';
import { findRecord } from '../resources/find-record.ts';
import type { Call, WriteContext } from '../resources/request-context.ts';

/** Repeats an appointment in each of the next weeks; all of them are made, or none. */
export async function repeatWeekly(
  { id, times }: { readonly id: string; readonly times: number },
  call: Call,
  context: WriteContext,
): Promise<readonly string[]> {
  const resource = call.resources.get(appointments.name);
  if (!resource) throw new Error('There are no appointments.');
  const rule = appointments.access.edit;
  const first = await findRecord(context.transaction, call, resource, { id, rule, lock: 'change' });
  const { kind, tour, city, address, capacity, open, note } = first;
  const made: string[] = [];
  for (const { start, end } of weeklyRepeats(first as unknown as Times, times)) {
    const body = { kind, tour, city, address, capacity, open, note, start, end };
    made.push(await createWithin(context, call, resource, body));
  }
  return made;
}

type Times = { readonly start: string; readonly end: string };
