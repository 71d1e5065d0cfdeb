import type { Paper, PrintJob } from '../../../domain/documents/papers.ts';
import { cutIn, type Field } from '../parts/placed-fields.ts';
import { printableData } from '../text/printable.ts';
import { labelFields } from './label-fields.ts';
import { cutInRow } from './orders-list-columns.ts';
import { ticketFields } from './ticket.ts';

/** A text that a paper cuts off, even in its smallest letters. */
export type CutText = {
  /** Number of the order (`billCode`). */
  readonly order: string;
  readonly text: string;
};

/**
 * The texts that the labels, tickets and lists of a job cannot show in full, each once per order.
 * Letters are measured, so the fonts must be loaded. Papers that are letters take as many lines as
 * they need.
 */
export const cutTexts = ({ papers, company }: Pick<PrintJob, 'papers' | 'company'>) =>
  papers.flatMap((paper) => ofPaper(paper, company));

const ofPaper = (paper: Paper, company: PrintJob['company']): readonly CutText[] => {
  switch (paper.kind) {
    case 'label':
      return ofFields(paper.orderCode, labelFields(printableData(paper), printableData(company)));
    case 'ticket':
      return ofFields(paper.orderCode, ticketFields(printableData(paper)));
    case 'ordersList':
      return printableData(paper.rows).flatMap((row) =>
        cutInRow(row).map((text) => ({ order: row.code, text })),
      );
    default:
      return [];
  }
};

const ofFields = (order: string, fields: readonly Field[]): readonly CutText[] =>
  [...new Set(cutIn(fields))].map((text) => ({ order, text }));
