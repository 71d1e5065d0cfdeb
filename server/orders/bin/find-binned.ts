import type { Transaction } from 'kysely';
import type { DB } from '../../database-types.ts';
import type { Call } from '../../resources/call.ts';
import { findRecord } from '../../resources/find-record.ts';
import type { Resource } from '../../resources/resource.ts';
import type { WireRecord } from '../../resources/storage.ts';

/**
 * An order in the bin, locked, for a user who may delete orders: they also decide about restoring
 * them. Throws `record.notFound` if there is none.
 */
export const findBinned = (
  transaction: Transaction<DB>,
  call: Call,
  bin: Resource,
  id: string,
): Promise<WireRecord> =>
  findRecord(transaction, call, bin, { id, rule: bin.definition.access.delete, lock: 'remove' });
