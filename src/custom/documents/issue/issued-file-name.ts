import { documentFileName } from '../../../../domain/documents/file-names.ts';
import type { IssuedInvoice } from '../../../../domain/documents/invoice/issued-invoice.ts';
import { splitName } from '../../../../domain/people/split-name.ts';

/** The two forms of an e-invoice: a PDF with the XML inside, and the XML alone. */
export const E_INVOICES = ['facturX', 'xml'] as const;

/** The files that there are of an issued document; `pdf` is what was archived. */
export const ISSUED_FILES = ['pdf', ...E_INVOICES] as const;
export type IssuedFile = (typeof ISSUED_FILES)[number];

export type NamedDocument = Pick<IssuedInvoice, 'number' | 'customer' | 'date'>;

/** Numbers may hold slashes; file names may not. */
const safe = (number: string): string => number.replace(/[^\w.-]+/g, '-');

/** The printed file is called as every document is; what machines read, by its number. */
export function issuedFileName(
  { number, customer, date }: NamedDocument,
  file: IssuedFile,
): string {
  switch (file) {
    case 'pdf':
      return documentFileName('invoice', { rechnr: number, ...splitName(customer), date });
    case 'facturX':
      return `${safe(number)}_factur-x.pdf`;
    case 'xml':
      return `${safe(number)}.xml`;
    default:
      return file satisfies never;
  }
}
