import { invoiceRulesOf } from '../../../../domain/documents/invoice/draft-of-order.ts';
import { printedInvoice } from '../../../../domain/documents/invoice/printed-invoice.ts';
import type { InvoicePaper, Paper, PrintJob } from '../../../../domain/documents/papers.ts';
import { printTextsOf } from '../../../../domain/documents/print-texts-of.ts';
import type { TripGroup } from '../../../../domain/trips/groups.ts';
import type { PrintContent } from './print-content.ts';

type Titled = {
  papers: readonly Paper[];
  /** ISO date of the documents and of the file: the same documents make the same file at any time. */
  day: string;
  /** Selects the texts of one direction or the other. */
  direction: TripGroup;
  title: string;
};

/** Documents as one job for the engine, with the company's current data. */
export function printJobOf(
  { papers, day, direction, title }: Titled,
  content: PrintContent,
): PrintJob {
  const { stored, company, blocks } = content;
  return {
    papers: papers.map((paper) =>
      paper.kind === 'invoice' && !paper.exemptionNote ? completed(paper, content) : paper,
    ),
    company,
    texts: printTextsOf(blocks, { direction, taxMode: stored.taxMode }),
    createdAt: `${day}T00:00:00.000Z`,
    title,
  };
}

/** A draft with the tax and payment texts that it will have once it is issued. */
function completed(paper: InvoicePaper, { stored, blocks }: PrintContent): InvoicePaper {
  const rules = invoiceRulesOf(stored, blocks, paper.direction);
  return printedInvoice({ paper, lineTaxes: paper.lines.map(({ tax }) => tax ?? null), rules });
}
