import { sql, type Transaction } from 'kysely';
import { type AuditContext, writeAudit } from '../../audit/write-audit.ts';
import type { DB } from '../../database-types.ts';
import type { BlobStore } from '../../files/blob-store.ts';
import { isStoredName } from '../../files/stored-name.ts';

export type ErasedOrder = { readonly id: string; readonly files: readonly string[] };

/** The files among these that no order names any more. */
async function ownerless(
  transaction: Transaction<DB>,
  files: readonly string[],
): Promise<readonly string[]> {
  const { rows } = await sql<{ file: string }>`
    select file from unnest(${files}::text[]) as file
    where not exists (select 1 from orders where front_file = file and front_file <> 'no-file')
      and not exists (select 1 from orders where back_file = file and back_file <> 'no-file')
  `.execute(transaction);
  return rows.map(({ file }) => file);
}

/**
 * Removes orders for good, with the ID documents that were theirs alone. The files go before the
 * transaction ends: where one cannot be removed, its order stays in the bin and is tried again, so
 * that no ID document is left that nobody knows of.
 */
export async function eraseOrders(
  orders: readonly ErasedOrder[],
  blobs: BlobStore,
  context: AuditContext,
): Promise<void> {
  if (orders.length === 0) return;
  const { transaction } = context;
  const ids = orders.map(({ id }) => id);
  await sql`delete from orders where id = any(${ids}::uuid[])`.execute(transaction);
  await writeAudit(
    ids.map((id) => ({ action: 'erase', resource: 'commands', recordId: id })),
    context,
  );
  // A name that a clerk typed could be any file's; documents are all that orders own.
  const files = orders.flatMap((order) => order.files);
  const documents = [...new Set(files)].filter((name) => isStoredName('document', name));
  for (const name of await ownerless(transaction, documents)) await blobs.delete(name);
}
