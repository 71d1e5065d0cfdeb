import { type Kysely, sql, type Transaction } from 'kysely';
import { isStoredName } from '../blobs/stored-name.ts';
import type { DB } from '../database/database-types.ts';
import { discardFiles } from '../resources/discarded-files.ts';
import type { NamedActor } from '../resources/hooks.ts';
import { inTransaction } from '../resources/in-transaction.ts';
import type { Filter } from '../resources/list-query.ts';
import { ROW, whereOf } from '../resources/list-records.ts';
import type { Resource, Resources } from '../resources/resource.ts';
import { type AuditContext, writeAudit } from '../resources/write-audit.ts';

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

export type ErasedOrder = { readonly id: string; readonly files: readonly string[] };

/**
 * Removes orders for good and returns their ID documents. These are noted in the same transaction
 * and removed once it is committed, unless another order or a user names them.
 */
export async function eraseOrders(
  orders: readonly ErasedOrder[],
  context: AuditContext,
): Promise<readonly string[]> {
  if (orders.length === 0) return [];
  const { transaction, now } = context;
  const ids = orders.map(({ id }) => id);
  await sql`delete from orders where id = any(${ids}::uuid[])`.execute(transaction);
  await writeAudit(
    ids.map((id) => ({ action: 'erase', resource: 'commands', recordId: id })),
    context,
  );
  // A name that a clerk typed could be any file's; orders own only documents.
  const files = new Set(orders.flatMap((order) => order.files));
  const documents = [...files].filter((name) => isStoredName('document', name));
  await discardFiles(transaction, documents, now);
  return documents;
}
