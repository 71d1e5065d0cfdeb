import type { Transaction } from 'kysely';
import { staff } from '../../domain/access.ts';
import { dateTime, text } from '../../domain/fields.ts';
import { onceFor } from '../base/once-for.ts';
import type { DB } from '../database/database-types.ts';
import { findRecord } from '../resources/find-record.ts';
import type { ListQuery } from '../resources/list-query.ts';
import type { Call } from '../resources/request-context.ts';
import type { Resource } from '../resources/resource.ts';
import type { WireRecord } from '../resources/storage.ts';
import { tableStore } from '../resources/table-store.ts';
import { orderTable } from './order-table.ts';

const latestFirst = (query: ListQuery): ListQuery =>
  query.sort.length > 0 ? query : { ...query, sort: [{ path: 'deletedAt', descending: true }] };

/** The deleted orders as a resource of their own: orders with when and by whom they were deleted. */
export const binResource = onceFor(({ definition: orders }: Resource): Resource => {
  const deletedAt = dateTime({ assigned: true, filter: 'range' });
  const deletedBy = text({ assigned: true });
  const access = { ...orders.access, list: staff, show: staff };
  const definition = { ...orders, access, fields: { ...orders.fields, deletedAt, deletedBy } };
  const { bin, binnedBy } = orderTable;
  if (!bin || !binnedBy)
    throw new Error('Orders have no columns that say when and by whom they were deleted.');
  const columns = { ...orderTable.columns, deletedAt: bin, deletedBy: binnedBy };
  const table = { ...orderTable, columns };
  return {
    definition,
    storage: tableStore(definition, table, 'binned'),
    hooks: { listing: latestFirst },
    routes: [],
  };
});

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
