import type { ArchivedPaper, InvoicePaper } from '../../../domain/documents/papers.ts';
import type { Paper, PrintJob } from '../../../domain/documents/print-job.ts';
import { cutIn, type Field } from '../parts/placed-fields.ts';
import type { Letterhead, Sheet } from '../parts/sheet.ts';
import { printableData } from '../text/printable.ts';
import { declarationSheets } from './declaration.ts';
import { firstInvoicePage } from './first-invoice.ts';
import { invoicePage } from './invoice/invoice-page.ts';
import { labelSheets } from './label.ts';
import { labelFields } from './label-fields.ts';
import { ordersListSheets } from './orders-list.ts';
import { cutInRow } from './orders-list-columns.ts';
import { secondInvoicePage } from './second-invoice/second-invoice.ts';
import { ticketFields, ticketSheets } from './ticket.ts';

/** What the engine draws, by its kind; a stored file is only joined. */
type Papers = { readonly [Drawn in Exclude<Paper, ArchivedPaper> as Drawn['kind']]: Drawn };
type DrawnKind = keyof Papers;
/** A document together with its kind, so that it meets the drawing of that kind alone. */
type PaperOf<Kind extends DrawnKind> = Papers[Kind] & { readonly kind: Kind };

/** A text that a document cuts off, even in its smallest letters. */
export type CutText = {
  /** Number of the order (`billCode`). */
  readonly order: string;
  readonly text: string;
};

/** How documents of one kind are drawn. */
type Drawing<Drawn> = {
  /** The sheets, each drawn when it is needed. */
  readonly sheets: (paper: Drawn, letterhead: Letterhead) => readonly Sheet[];
  /** The texts that have no space; a letter takes as many lines as it needs. */
  readonly cut: (paper: Drawn, letterhead: Pick<Letterhead, 'company'>) => readonly CutText[];
};

const nothing = () => [];

const ofFields = (order: string, fields: readonly Field[]): readonly CutText[] =>
  [...new Set(cutIn(fields))].map((text) => ({ order, text }));

/** The layouts of invoices; those before the last are only for what was issued in them. */
const LAYOUTS = { 1: firstInvoicePage, 2: secondInvoicePage, 3: invoicePage } as const;

/** An invoice is a letter of one page or more, in the layout in which it was issued. */
const invoiceSheets = (paper: InvoicePaper, letterhead: Letterhead): readonly Sheet[] => [
  {
    weight: 5 + Math.ceil(paper.lines.length / 5),
    draw: () => LAYOUTS[paper.layout ?? 1](paper, letterhead),
  },
];

const DRAWINGS: { readonly [Kind in DrawnKind]: Drawing<Papers[Kind]> } = {
  invoice: { sheets: invoiceSheets, cut: nothing },
  declaration: { sheets: declarationSheets, cut: nothing },
  label: {
    sheets: labelSheets,
    cut: (paper, { company }) => ofFields(paper.orderCode, labelFields(paper, company)),
  },
  ticket: {
    sheets: ticketSheets,
    cut: (paper) => ofFields(paper.orderCode, ticketFields(paper)),
  },
  ordersList: {
    sheets: ordersListSheets,
    cut: ({ rows }) =>
      rows.flatMap((row) => cutInRow(row).map((text) => ({ order: row.code, text }))),
  },
};

/** The sheets of a document, each drawn when it is needed. */
export const sheetsOf = <Kind extends DrawnKind>(
  paper: PaperOf<Kind>,
  letterhead: Letterhead,
): readonly Sheet[] => DRAWINGS[paper.kind].sheets(paper, letterhead);

const cutInPaper = <Kind extends DrawnKind>(
  paper: PaperOf<Kind>,
  letterhead: Pick<Letterhead, 'company'>,
): readonly CutText[] => DRAWINGS[paper.kind].cut(paper, letterhead);

/**
 * The texts that the labels, tickets and lists of a job cannot show in full, each once per order.
 * Letters are measured, so the fonts must be loaded.
 */
export const cutTexts = ({ papers, company }: Pick<PrintJob, 'papers' | 'company'>) =>
  papers.flatMap((paper) =>
    paper.kind === 'archived'
      ? []
      : cutInPaper(printableData(paper), { company: printableData(company) }),
  );
