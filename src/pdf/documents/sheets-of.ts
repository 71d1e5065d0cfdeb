import type { ArchivedPaper, Paper } from '../../../domain/documents/papers.ts';
import type { Sheet, Stationery } from '../parts/sheet.ts';
import { declarationSheets } from './declaration.ts';
import { invoiceSheets } from './invoice.ts';
import { labelSheets } from './label.ts';
import { ordersListSheets } from './orders-list.ts';
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
