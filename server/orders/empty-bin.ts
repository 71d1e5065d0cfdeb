import { sql, type Transaction } from 'kysely';
import { isStoredName } from '../blobs/stored-name.ts';
import type { DB } from '../database/database-types.ts';
import { forgetValues } from '../resources/forget-values.ts';
import { inTransaction } from '../resources/in-transaction.ts';
import type { Filter } from '../resources/list-query.ts';
import { ROW, whereOf } from '../resources/list-records.ts';
import {
  type Author,
  type Call,
  contextOf,
  type WriteContext,
} from '../resources/request-context.ts';
import type { Resource, Resources } from '../resources/resource.ts';
import { writeAudit } from '../resources/write-audit.ts';

const ORDERS_AT_ONCE = 100;

/** Which orders of the bin are removed. */
type Emptying = {
  readonly bin: Resource;
  readonly filters: readonly Filter[];
};

/** The next orders to remove. Those that another node or user is working on are left alone. */
async function nextOrders(
  transaction: Transaction<DB>,
  resources: Resources,
  { bin, filters }: Emptying,
): Promise<readonly ErasedOrder[]> {
  const query = { filters, search: [], sort: [], page: 1, limit: undefined, fields: undefined };
  const { rows } = await sql<{ id: string; front_file: string; back_file: string }>`
    select id, front_file, back_file from orders as ${sql.ref(ROW)}
    where ${whereOf(resources, bin, query)}
    order by deleted_at, id limit ${ORDERS_AT_ONCE} for update skip locked
  `.execute(transaction);
  return rows.map((row) => ({ id: row.id, files: [row.front_file, row.back_file] }));
}

/** Removes orders from the bin for good, a hundred per transaction. Returns how many. */
export async function emptyBin<By extends Author>(
  call: Call<By>,
  emptying: Emptying,
): Promise<number> {
  let count = 0;
  for (;;) {
    const removed = await inTransaction(call.database, async (transaction) => {
      const orders = await nextOrders(transaction, call.resources, emptying);
      await eraseOrders(orders, contextOf(call, transaction));
      return orders.length;
    });
    if (removed === 0) break;
    count += removed;
  }
  return count;
}

export type ErasedOrder = { readonly id: string; readonly files: readonly string[] };

/**
 * Removes orders for good, with their ID documents unless another order or a user names them.
 */
export async function eraseOrders(
  orders: readonly ErasedOrder[],
  context: WriteContext<Author>,
): Promise<void> {
  if (orders.length === 0) return;
  const ids = orders.map(({ id }) => id);
  await forgetInMessages(ids, context.transaction);
  await sql`delete from orders where id = any(${ids}::uuid[])`.execute(context.transaction);
  await forgetValues(context.transaction, 'commands', ids);
  await writeAudit(
    ids.map((id) => ({ action: 'erase', resource: 'commands', recordId: id })),
    context,
  );
  // A name that a clerk typed could be any file's; orders own only documents.
  const files = new Set(orders.flatMap((order) => order.files));
  await context.discardFiles([...files].filter((name) => isStoredName('document', name)));
}

/** Messages go on naming the other orders that they are about, the first of which is theirs now. */
async function forgetInMessages(ids: readonly string[], transaction: Transaction<DB>) {
  const named = ids.map((id) => JSON.stringify([id]));
  await sql`
    update outbox set order_ids = order_ids - ${ids}::text[], order_id = (
      select orders.id from jsonb_array_elements_text(order_ids - ${ids}::text[])
        with ordinality as other (id, place)
      join orders on orders.id = other.id::uuid order by place limit 1
    ) where order_ids @> any(${named}::jsonb[])
  `.execute(transaction);
}
