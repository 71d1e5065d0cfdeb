import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../../database-types.ts';
import type { NamedActor } from '../../resources/hooks.ts';
import { inTransaction } from '../../resources/in-transaction.ts';
import type { Filter } from '../../resources/list-query.ts';
import { ROW, whereOf } from '../../resources/list-records.ts';
import type { Resource, Resources } from '../../resources/resource.ts';
import { type ErasedOrder, eraseOrders } from './erase-orders.ts';

const ORDERS_AT_ONCE = 100;

/** Which orders of the bin are removed, in whose name, and with what. */
type Emptying = {
  readonly database: Kysely<DB>;
  readonly resources: Resources;
  readonly bin: Resource;
  readonly filters: readonly Filter[];
  readonly actor: Pick<NamedActor, 'name'> & { readonly id: string | null };
  readonly now: Date;
  readonly newId: () => string;
  /** Removes the files that committed removals have discarded. */
  readonly removeFiles: (names: readonly string[]) => Promise<void>;
  readonly signal?: AbortSignal;
};

/** The next orders to remove. Those that another node or user is working on are left alone. */
async function nextOrders(
  transaction: Transaction<DB>,
  { resources, bin, filters }: Emptying,
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
export async function emptyBin(emptying: Emptying): Promise<number> {
  const { database, removeFiles } = emptying;
  let count = 0;
  while (!emptying.signal?.aborted) {
    const { removed, files } = await inTransaction(database, async (transaction) => {
      const orders = await nextOrders(transaction, emptying);
      const files = await eraseOrders(orders, { ...emptying, transaction });
      return { removed: orders.length, files };
    });
    if (removed === 0) break;
    await removeFiles(files);
    count += removed;
  }
  return count;
}
