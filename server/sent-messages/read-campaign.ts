import { campaigns } from '../../domain/resources/campaigns.ts';
import { findRecord, presentRecord } from '../resources/find-record.ts';
import type { Reading } from '../resources/request-context.ts';
import type { Executor, WireRecord } from '../resources/storage.ts';

/** A campaign with its counts, as it is now. Throws a 404 if there is none. */
export async function readCampaign(
  executor: Executor,
  reading: Reading,
  id: string,
): Promise<WireRecord> {
  const resource = reading.resources.get(campaigns.name);
  if (!resource) throw new Error('The server does not know campaigns.');
  const rule = campaigns.access.show;
  const record = await findRecord(executor, reading, resource, { id, rule });
  return presentRecord(executor, reading, resource, record);
}
