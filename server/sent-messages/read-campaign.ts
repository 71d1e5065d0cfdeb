import { campaigns } from '../../domain/sent-messages/campaign-definition.ts';
import { findRecord, presentRecord } from '../resources/find-record.ts';
import { readOnly } from '../resources/read-only.ts';
import type { Reading } from '../resources/request-context.ts';
import type { Executor, WireRecord } from '../resources/storage.ts';
import { campaignTable } from './campaign-table.ts';

const resource = readOnly(campaigns, campaignTable);

/** A campaign with its counts, as it is now. Throws a 404 if there is none. */
export async function readCampaign(
  executor: Executor,
  reading: Reading,
  id: string,
): Promise<WireRecord> {
  const rule = campaigns.access.show;
  const record = await findRecord(executor, reading, resource, { id, rule });
  return presentRecord(executor, reading, resource, record);
}
