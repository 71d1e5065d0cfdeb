import type { Transaction } from 'kysely';
import type { DB } from '../database-types.ts';
import { RequestError } from '../request-error.ts';
import type { Call } from './call.ts';
import { presentRecord } from './find-record.ts';
import { splitStamps } from './forbidden-values.ts';
import type { Resource } from './resource.ts';
import type { Values, WireRecord } from './storage.ts';

/**
 * Refuses a body that names another version (`__v`) of a record than the stored one, which the
 * caller has locked. The refusal carries the current record, so that the two can be compared.
 */
export async function refuseStale(
  transaction: Transaction<DB>,
  call: Call,
  resource: Resource,
  { before, body }: { before: WireRecord; body: Values },
): Promise<void> {
  if (!splitStamps(body, before).stale) return;
  const current = await presentRecord(transaction, call, resource, before);
  throw new RequestError('record.stale', { current });
}
