import type { InvoicePaper } from '../../../domain/documents/papers.ts';
import type { Sheet, Stationery } from '../parts/sheet.ts';
import { firstInvoicePage } from './first-invoice.ts';
import { invoicePage } from './invoice/invoice-page.ts';

/** An invoice is a letter of one page or more, in the layout in which it was issued. */
export const invoiceSheets = (paper: InvoicePaper, stationery: Stationery): readonly Sheet[] => [
  {
    weight: 5 + Math.ceil(paper.lines.length / 5),
    draw: () => (paper.layout === 2 ? invoicePage : firstInvoicePage)(paper, stationery),
  },
];
