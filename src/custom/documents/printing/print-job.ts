import { smallInvoiceCents } from '../../../../domain/documents/company-of.ts';
import { invoiceAmounts } from '../../../../domain/documents/invoice/invoice-draft.ts';
import { taxNote } from '../../../../domain/documents/invoice/tax-note.ts';
import type { InvoicePaper, Paper, PrintJob } from '../../../../domain/documents/papers.ts';
import { exemptionNoteOf, printTextsOf } from '../../../../domain/documents/print-texts-of.ts';
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
  { stored, company, blocks }: PrintContent,
): PrintJob {
  const noted = (paper: Paper): Paper =>
    paper.kind === 'invoice' && !paper.exemptionNote
      ? { ...paper, exemptionNote: noteOf(paper, { stored, company, blocks }) }
      : paper;
  return {
    papers: papers.map(noted),
    company,
    texts: printTextsOf(blocks, { direction, taxMode: stored.taxMode }),
    createdAt: `${day}T00:00:00.000Z`,
    title,
  };
}

/** What a draft says about tax: as it will once it is issued. One of no lines says why there is none. */
function noteOf(paper: InvoicePaper, { stored, company, blocks }: PrintContent): string {
  const taxMode = stored.taxMode ?? 'regular';
  const rules = {
    taxMode,
    smallInvoiceCents: smallInvoiceCents(stored),
    exemptionNote: exemptionNoteOf(blocks, { direction: paper.direction, taxMode }),
  };
  const lineTaxes = paper.lines.map(({ tax }) => tax ?? null);
  const draft = { paper, lineTaxes, serviceDate: undefined, company, rules };
  return taxNote(draft, invoiceAmounts(draft)) || rules.exemptionNote;
}
