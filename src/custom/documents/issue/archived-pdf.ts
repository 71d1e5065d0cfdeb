import type { WholeInvoice } from '../../../../domain/documents/invoice/issued-invoice.ts';
import type { PrintJob } from '../../../../domain/documents/papers.ts';
import type { AppDataProvider } from '../../../providers/app-data-provider.ts';
import type { PaperPrinter } from '../printing/printer-context.ts';

type Options = { provider: AppDataProvider; printer: PaperPrinter; signal?: AbortSignal };

/** An issued document as it was frozen: facts, company and texts of that day, and its hour. */
const frozenJob = ({ snapshot, number, issuedAt }: WholeInvoice): PrintJob => ({
  papers: [snapshot.paper],
  company: snapshot.company,
  texts: snapshot.texts,
  createdAt: issuedAt,
  title: number,
});

/**
 * The one PDF of an issued document. It is archived as soon as it is made; where that was cut short,
 * it is made again from what was frozen, which gives the same bytes, and archived now.
 */
export async function archivedPdf(
  id: string,
  { provider, printer, signal }: Options,
): Promise<Blob> {
  const options = signal ? { signal } : {};
  const invoice = await provider.getInvoice(id, options);
  if (invoice.pdf) return provider.getInvoicePdf(id, options);
  const { blob } = await printer.print(frozenJob(invoice), options);
  await provider.keepInvoicePdf(id, blob);
  return blob;
}
