import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { toFacturX } from '../../domain/documents/invoice/factur-x/to-factur-x.ts';
import type { InvoiceSnapshot } from '../../domain/documents/invoice/invoice-snapshot.ts';
import type { WholeInvoice } from '../../domain/documents/invoice/issued-invoice.ts';
import { missingForFacturX } from '../../domain/documents/invoice/missing-facts.ts';
import type { FieldErrors } from '../../domain/errors.ts';
import { RequestError } from '../base/request-error.ts';
import type { DB } from '../database/database-types.ts';

type XmlColumns = { readonly xml: string; readonly xml_sha256: string };

/** The XML of a document as its row stores it, or nothing if required fields are missing. */
export function xmlColumns(snapshot: InvoiceSnapshot): XmlColumns | undefined {
  if (missingForFacturX(snapshot).length > 0) return undefined;
  const xml = toFacturX(snapshot);
  return { xml, xml_sha256: createHash('sha256').update(xml).digest('hex') };
}

function rejectUntellable(snapshot: InvoiceSnapshot): never {
  const fields: FieldErrors = Object.fromEntries(
    missingForFacturX(snapshot).map((fact) => [fact, { code: 'required' }]),
  );
  throw new RequestError('invoice.incomplete', { fields });
}

async function storedXml(database: Kysely<DB>, id: string): Promise<string | null> {
  const row = await database
    .selectFrom('invoices')
    .select('xml')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw new RequestError('record.notFound');
  return row.xml;
}

/**
 * The XML of an issued document, byte for byte as it was created at issue. A document from before
 * XML was stored gets it now, once and for all. Rejects with `invoice.incomplete` and the missing
 * fields if the document lacks details that the standard requires.
 */
export async function xmlOf(
  database: Kysely<DB>,
  { _id, snapshot }: Pick<WholeInvoice, '_id' | 'snapshot'>,
): Promise<string> {
  const stored = await storedXml(database, _id);
  if (stored !== null) return stored;
  const made = xmlColumns(snapshot) ?? rejectUntellable(snapshot);
  await database
    .updateTable('invoices')
    .set(made)
    .where('id', '=', _id)
    .where('xml', 'is', null)
    .execute();
  // Of two simultaneous callers, both get what the first one has written.
  return (await storedXml(database, _id)) ?? made.xml;
}
