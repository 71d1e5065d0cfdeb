import type { TripGroup } from '../../../domain/trips/groups.ts';
import { FINISHED_STATUS } from '../../../domain/trips/steps.ts';
import type { Client } from '../client.ts';

/** Finishes the open trip of a group, so that the group no longer exists. */
export async function endTrip(client: Client, name: TripGroup): Promise<void> {
  const { body } = await client.get<{ data: { _id: string }[] }>(`trips?name=${name}`);
  for (const { _id } of body.data) {
    const { status } = await client.put(`trips/${_id}`, { finish: true, status: FINISHED_STATUS });
    if (status !== 200) throw new Error(`Finishing the trip was answered with ${status}.`);
  }
}
