import type { Transaction } from 'kysely';
import type { DB } from '../database/database-types.ts';

const NAME_DIGITS = 16;

/**
 * The name of a drawn document: it contains a hash of the content, so that no drawing overwrites
 * another.
 */
export const invoiceFileName = (id: string, sha256: string): string =>
  `invoice-${id}-${sha256.slice(0, NAME_DIGITS)}.pdf`;

/** Whether an issued document names a file: its own bytes, or the logo that it was issued with. */
export async function isNamedByInvoice(
  transaction: Transaction<DB>,
  name: string,
): Promise<boolean> {
  const invoice = await transaction
    .selectFrom('invoices')
    .select('id')
    .where((where) => where.or([where('pdf_file', '=', name), where('logo_file', '=', name)]))
    .limit(1)
    .executeTakeFirst();
  return invoice !== undefined;
}
