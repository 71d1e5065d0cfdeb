import type { WholeInvoice } from '../../domain/documents/invoice/issued-invoice.ts';
import type { BlobStore } from '../blobs/blob-store.ts';
import type { PdfPrinter } from './pdf-printer.ts';
import { printableLogo } from './printable-logo.ts';

type Dependencies = { readonly printer: PdfPrinter; readonly blobs: BlobStore };

/**
 * Draws an issued document from its snapshot, fit for the archive: equal snapshots give equal
 * bytes.
 */
export async function drawInvoice(
  {
    snapshot: { paper: document, company, texts },
    issuedAt,
  }: Pick<WholeInvoice, 'snapshot' | 'issuedAt'>,
  { printer, blobs }: Dependencies,
): Promise<Uint8Array> {
  return printer.print({
    documents: [document],
    company: { ...company, logo: await printableLogo(blobs, company.logo) },
    texts,
    title: document.number,
    createdAt: issuedAt,
    conformance: 'PDF/A-3b',
  });
}
