import type { ArchivedPaper, InvoicePaper, Paper } from '../../../domain/documents/papers.ts';
import type { Sheet, Stationery } from '../parts/sheet.ts';
import { declarationSheets } from './declaration.ts';
import { firstInvoicePage } from './first-invoice.ts';
import { invoicePage } from './invoice/invoice-page.ts';
import { labelSheets } from './label.ts';
import { ordersListSheets } from './orders-list.ts';
import { secondInvoicePage } from './second-invoice/second-invoice.ts';
import { ticketSheets } from './ticket.ts';

/** The sheets of a paper, each drawn when its turn comes. */
export function sheetsOf(
  paper: Exclude<Paper, ArchivedPaper>,
  stationery: Stationery,
): readonly Sheet[] {
  switch (paper.kind) {
    case 'invoice':
      return invoiceSheets(paper, stationery);
    case 'declaration':
      return declarationSheets(paper, stationery);
    case 'label':
      return labelSheets(paper, stationery);
    case 'ticket':
      return ticketSheets(paper);
    case 'ordersList':
      return ordersListSheets(paper);
    default:
      return paper satisfies never;
  }
}

/** An invoice is a letter of one page or more, in the layout in which it was issued. */
const invoiceSheets = (paper: InvoicePaper, stationery: Stationery): readonly Sheet[] => [
  {
    weight: 5 + Math.ceil(paper.lines.length / 5),
    draw: () => LAYOUTS[paper.layout ?? 1](paper, stationery),
  },
];

/** The layouts of invoices; those before the last are only for what was issued in them. */
const LAYOUTS = { 1: firstInvoicePage, 2: secondInvoicePage, 3: invoicePage } as const;
