import { issuedFileName } from '../../../../domain/documents/file-names.ts';
import type { IssuedInvoice } from '../../../../domain/documents/invoice/issued-invoice.ts';
import type { Order } from '../../../../domain/resources/commands.ts';
import type { AppDataProvider } from '../../../providers/app-data-provider.ts';
import type { PrintableDocument } from '../use-document-file.ts';

type Means = { provider: AppDataProvider };

/** An issued document as a file: the archived bytes, whatever the order contains by now. */
export const archivedDocument = (
  order: Order,
  issued: IssuedInvoice,
  { provider }: Means,
): PrintableDocument => ({
  order,
  day: issued.date,
  name: issuedFileName(issued, 'pdf'),
  invoice: issued._id,
  printable: async (signal) => {
    const pdf = await provider.getInvoicePdf(issued._id, { signal });
    const bytes = new Uint8Array(await pdf.arrayBuffer());
    return {
      papers: [{ kind: 'archived', pdf: bytes }],
      direction: order.tripGroup,
      title: issued.number,
    };
  },
});
