import type { IssuedInvoice } from '../../../../domain/documents/invoice/issued-invoice.ts';
import type { Order } from '../../../../domain/resources/commands.ts';
import type { AppDataProvider } from '../../../providers/app-data-provider.ts';
import type { PaperPrinter } from '../printing/printer-context.ts';
import type { PrintableDocument } from '../use-document-file.ts';
import { archivedPdf } from './archived-pdf.ts';

type Means = { provider: AppDataProvider; printer: PaperPrinter };

/** An issued document as a file: the bytes of the archive, whatever the order says by now. */
export const archivedDocument = (
  order: Order,
  { _id, date, number }: IssuedInvoice,
  means: Means,
): PrintableDocument => ({
  order,
  day: date,
  number,
  invoice: _id,
  printable: async (signal) => {
    const pdf = await archivedPdf(_id, { ...means, signal });
    const bytes = new Uint8Array(await pdf.arrayBuffer());
    return {
      papers: [{ kind: 'archived', pdf: bytes }],
      direction: order.tripGroup,
      title: number,
    };
  },
});
