import { invoiceRulesOf } from '../../../../domain/documents/invoice/draft-of-order.ts';
import { printedInvoice } from '../../../../domain/documents/invoice/printed-invoice.ts';
import type { InvoicePaper, Paper, PrintJob } from '../../../../domain/documents/papers.ts';
import { printTextsOf } from '../../../../domain/documents/print-texts-of.ts';
import type { TripGroup } from '../../../../domain/trips/groups.ts';
import type { PrintContent } from './print-content.ts';

type Titled = {
  papers: readonly Paper[];
  /** ISO day of the papers, which is also the file's: the same papers are the same file whenever made. */
  day: string;
  /** Decides between the texts for the one way and the other. */
  direction: TripGroup;
  title: string;
};

/** Papers as one job for the engine, with what the company says on them now. */
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

/** A draft with what it will say about tax and payment once it is issued. */
function completed(paper: InvoicePaper, { stored, blocks }: PrintContent): InvoicePaper {
  const rules = invoiceRulesOf(stored, blocks, paper.direction);
  return printedInvoice({ paper, lineTaxes: paper.lines.map(({ tax }) => tax ?? null), rules });
}
