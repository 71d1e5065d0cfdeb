import { sql } from 'kysely';
import { type AuditContext, writeAudit } from '../../audit/write-audit.ts';
import { isStoredName } from '../../files/stored-name.ts';
import { discardFiles } from '../../resources/discarded-files.ts';

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
