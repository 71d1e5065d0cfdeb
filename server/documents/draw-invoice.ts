import type { WholeInvoice } from '../../domain/documents/invoice/issued-invoice.ts';
import type { PdfPrinter } from './pdf-printer.ts';

/** Draws an issued document from its snapshot, fit for the archive: equal snapshots, equal bytes. */
export const drawInvoice = (
  { snapshot: { paper, company, texts }, issuedAt }: Pick<WholeInvoice, 'snapshot' | 'issuedAt'>,
  printer: PdfPrinter,
): Promise<Uint8Array> =>
  printer.print({
    papers: [paper],
    company,
    texts,
    title: paper.number,
    createdAt: issuedAt,
    conformance: 'PDF/A-3b',
  });
