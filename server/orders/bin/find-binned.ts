import type { Transaction } from 'kysely';
import type { DB } from '../../database-types.ts';
import type { Call } from '../../resources/call.ts';
import { findRecord } from '../../resources/find-record.ts';
import type { Resource } from '../../resources/resource.ts';
import type { WireRecord } from '../../resources/storage.ts';

/**
 * An order in the bin, locked, for somebody who may delete orders: who may throw away decides what
 * comes back. Throws `record.notFound` where none lies there.
 */
export const findBinned = (
  transaction: Transaction<DB>,
  call: Call,
  bin: Resource,
  id: string,
): Promise<WireRecord> =>
  findRecord(transaction, call, bin, { id, rule: bin.definition.access.delete, lock: 'remove' });
