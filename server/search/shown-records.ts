import { listRecords } from '../resources/list-records.ts';
import { readableRecord } from '../resources/readable-record.ts';
import { embedReferences } from '../resources/references.ts';
import type { Reading } from '../resources/request-context.ts';
import type { Resource } from '../resources/resource.ts';
import type { Executor, WireRecord } from '../resources/storage.ts';

/** The records with these ids as their reader sees them, in the order of the ids. */
export async function shownRecords(
  executor: Executor,
  { resources, actor }: Reading,
  resource: Resource,
  ids: readonly string[],
): Promise<readonly WireRecord[]> {
  if (ids.length === 0) return [];
  const { records } = await listRecords(executor, resources, resource, {
    filters: [{ path: '_id', operator: 'eq', values: ids }],
    search: [],
    sort: [],
    page: 1,
    // One more than there can be: a page that is not full needs no count.
    limit: ids.length + 1,
    fields: undefined,
  });
  const whole = await embedReferences(executor, resources, resource, { records, actor });
  const byId = new Map(whole.map((record) => [record._id, record]));
  return ids.flatMap((id) => {
    const record = byId.get(id);
    return record ? [readableRecord(resource.definition, record, actor)] : [];
  });
}
