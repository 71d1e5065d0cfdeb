import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { RequestError } from '../base/request-error.ts';
import type { BlobStore } from '../blobs/blob-store.ts';
import type { DB } from '../database/database-types.ts';
import { inTransaction } from '../resources/in-transaction.ts';
import { lockFile } from '../resources/named-files.ts';
import { THE_SERVER } from '../resources/request-context.ts';
import { type AuditContext, writeAudit } from '../resources/write-audit.ts';
import { invoiceFileName } from './invoice-files.ts';

type Drawn = { readonly name: string; readonly sha256: string; readonly size: number };

type House = {
  readonly database: Kysely<DB>;
  readonly blobs: BlobStore;
  readonly now: () => Date;
  readonly newId: () => string;
};

/** Names the stored file in the row of its document, unless another process was first. */
async function nameFile(
  id: string,
  { name, sha256, size }: Drawn,
  blobs: BlobStore,
  context: AuditContext,
): Promise<string> {
  const { transaction, now } = context;
  const row = await transaction
    .selectFrom('invoices')
    .select('pdf_file')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new RequestError('record.notFound');
  if (row.pdf_file !== null) return row.pdf_file;
  await lockFile(transaction, name);
  if (!(await blobs.stat(name)))
    throw new Error('A drawn document was removed before it was named.');
  await transaction
    .updateTable('invoices')
    .set({ pdf_file: name, pdf_sha256: sha256, pdf_size: size, pdf_at: now })
    .where('id', '=', id)
    .execute();
  await writeAudit([{ action: 'archive', resource: 'invoices', recordId: id }], context);
  return name;
}

/**
 * Archives the drawn bytes of an issued document, once and for all, and returns the name of the
 * archived file: if another process was first, that is its file, whatever these bytes are.
 */
export async function keepPdf(
  id: string,
  bytes: Uint8Array,
  { database, blobs, now, newId }: House,
): Promise<string> {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const name = invoiceFileName(id, sha256);
  // The bytes first, so that a file that the row names exists even after a power cut. A file that
  // no row names is noted like every new file, and removed a day later.
  await blobs.put(name, bytes);
  return inTransaction(database, (transaction) =>
    nameFile(id, { name, sha256, size: bytes.length }, blobs, {
      transaction,
      newId,
      now: now(),
      actor: THE_SERVER,
    }),
  );
}
