import type { IssuedInvoice } from '../../../../domain/documents/invoice/issued-invoice.ts';
import type { PrintedPapers } from '../printing/use-print-log.ts';

/** The print log entry of an issued document, whether its order still exists or not. */
export const issuedPapers = ({
  _id: invoice,
  order: id,
  billCode: code,
}: Pick<IssuedInvoice, '_id' | 'order' | 'billCode'>): PrintedPapers => ({
  kind: 'invoice',
  orders: [{ id, invoice, code }],
});
