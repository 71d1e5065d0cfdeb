import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { WholeInvoice } from '../../domain/documents/invoice/issued-invoice.ts';
import { writeAudit } from '../audit/write-audit.ts';
import type { DB } from '../database-types.ts';
import type { BlobStore } from '../files/blob-store.ts';
import { RequestError } from '../request-error.ts';
import type { WriteContext } from '../resources/hooks.ts';
import { inTransaction } from '../resources/in-transaction.ts';
import { drawInvoice } from './draw-invoice.ts';
import { findInvoice } from './invoice-rows.ts';
import type { PdfPrinter } from './pdf-printer.ts';

const NAME_DIGITS = 16;

/** Where the bytes lie: the content is in the name, so that no upload can overwrite another's. */
const fileName = (id: string, sha256: string): string =>
  `invoice-${id}-${sha256.slice(0, NAME_DIGITS)}.pdf`;

/** Looks like a whole PDF: what broke off on the way has no end. */
const isPdf = (bytes: Buffer): boolean =>
  bytes.subarray(0, 5).toString('latin1') === '%PDF-' &&
  bytes.subarray(-1024).includes('%%EOF', 0, 'latin1');

type Bytes = { readonly bytes: Buffer; readonly sha256: string };

async function note(
  id: string,
  { bytes, sha256 }: Bytes,
  context: WriteContext,
): Promise<WholeInvoice> {
  const { transaction, now } = context;
  const invoice = await findInvoice(transaction, id, 'change');
  if (!invoice) throw new RequestError('record.notFound');
  if (invoice.pdf?.sha256 === sha256) return invoice;
  if (invoice.pdf) throw new RequestError('invoice.archived');
  await transaction
    .updateTable('invoices')
    .set({
      pdf_file: fileName(id, sha256),
      pdf_sha256: sha256,
      pdf_size: bytes.length,
      pdf_at: now,
    })
    .where('id', '=', id)
    .execute();
  await writeAudit([{ action: 'archive', resource: 'invoices', recordId: id }], context);
  return { ...invoice, pdf: { sha256, size: bytes.length, at: now.toISOString() } };
}

type Deps = {
  readonly database: Kysely<DB>;
  readonly blobs: BlobStore;
  readonly context: Omit<WriteContext, 'transaction'>;
  /** Runs in the transaction, with what is answered. */
  readonly kept: (context: WriteContext, invoice: WholeInvoice) => Promise<void>;
};

/**
 * Archives the bytes of an issued document, once and for all; the same bytes again change nothing.
 * Throws 415 for what is no PDF, and `invoice.archived` where other bytes are kept already.
 */
export async function keepPdf(
  id: string,
  bytes: Buffer,
  { database, blobs, context, kept }: Deps,
): Promise<WholeInvoice> {
  if (!isPdf(bytes)) throw new RequestError('request.wrongType');
  const before = await findInvoice(database, id);
  if (!before) throw new RequestError('record.notFound');
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  if (before.pdf && before.pdf.sha256 !== sha256) throw new RequestError('invoice.archived');
  // The bytes first: what the row names is there, whenever the power goes.
  await blobs.put(fileName(id, sha256), bytes);
  const deed = (transaction: WriteContext['transaction']) => {
    const inside = { ...context, transaction };
    return note(id, { bytes, sha256 }, inside).then(async (invoice) => {
      await kept(inside, invoice);
      return invoice;
    });
  };
  try {
    return await inTransaction(database, deed);
  } catch (error) {
    // Refused: somebody archived other bytes a moment before, and these belong to nothing.
    if (error instanceof RequestError) await blobs.delete(fileName(id, sha256));
    throw error;
  }
}

const pdfFileOf = async (database: Kysely<DB>, id: string): Promise<string | undefined> =>
  (await database.selectFrom('invoices').select('pdf_file').where('id', '=', id).executeTakeFirst())
    ?.pdf_file ?? undefined;

/**
 * The archived file of an issued document. One that nobody has archived yet is drawn from its
 * snapshot and archived now. Throws `record.notFound` where there is no such document.
 */
export async function archivedPdf(
  id: string,
  { printer, ...deps }: Omit<Deps, 'kept'> & { readonly printer: PdfPrinter },
): Promise<string> {
  const { database } = deps;
  const known = await pdfFileOf(database, id);
  if (known) return known;
  const invoice = await findInvoice(database, id);
  if (!invoice) throw new RequestError('record.notFound');
  const drawn = Buffer.from(await drawInvoice(invoice, printer));
  await keepPdf(id, drawn, { ...deps, kept: async () => undefined }).catch((error: unknown) => {
    // Somebody archived other bytes while these were drawn: theirs are the document.
    if (!(error instanceof RequestError) || error.code !== 'invoice.archived') throw error;
  });
  const kept = await pdfFileOf(database, id);
  if (!kept) throw new Error('A PDF that was just archived is not there.');
  return kept;
}
