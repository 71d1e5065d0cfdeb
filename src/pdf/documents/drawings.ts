import type { PrintedDocument, PrintJob } from '../../../domain/documents/print-job.ts';
import type {
  ArchivedDocument,
  InvoiceDocument,
} from '../../../domain/documents/printed-documents.ts';
import { cutIn, type Field } from '../parts/placed-fields.ts';
import type { Letterhead, Sheet } from '../parts/sheet.ts';
import { declarationSheets } from './declaration.ts';
import { firstInvoicePage } from './first-invoice.ts';
import { invoicePage } from './invoice/invoice-page.ts';
import { labelSheets } from './label.ts';
import { labelFields } from './label-fields.ts';
import { ordersListSheets } from './orders-list.ts';
import { cutInRow } from './orders-list-columns.ts';
import { receiptSheets } from './receipt.ts';
import { secondInvoicePage } from './second-invoice/second-invoice.ts';
import { ticketFields, ticketSheets } from './ticket.ts';

/** What the engine draws, by its kind; a stored file is only joined. */
type DrawnDocuments = {
  readonly [Drawn in Exclude<PrintedDocument, ArchivedDocument> as Drawn['kind']]: Drawn;
};
type DrawnKind = keyof DrawnDocuments;
/** A document together with its kind, so that it meets the drawing of that kind alone. */
type PrintedDocumentOf<Kind extends DrawnKind> = DrawnDocuments[Kind] & { readonly kind: Kind };

/** A text that a document cuts off, even in its smallest letters. */
export type CutText = {
  /** Number of the order (`billCode`). */
  readonly order: string;
  readonly text: string;
};

/** How documents of one kind are drawn. */
type Drawing<Drawn> = {
  /** The sheets, each drawn when it is needed. */
  readonly sheets: (document: Drawn, letterhead: Letterhead) => readonly Sheet[];
  /** The texts that have no space; a letter takes as many lines as it needs. */
  readonly cut: (document: Drawn, letterhead: Pick<Letterhead, 'company'>) => readonly CutText[];
};

const nothing = () => [];

const ofFields = (order: string, fields: readonly Field[]): readonly CutText[] =>
  [...new Set(cutIn(fields))].map((text) => ({ order, text }));

/** The layouts of invoices; those before the last are only for what was issued in them. */
const LAYOUTS = { 1: firstInvoicePage, 2: secondInvoicePage, 3: invoicePage } as const;

/** An invoice is a letter of one page or more, in the layout in which it was issued. */
const invoiceSheets = (document: InvoiceDocument, letterhead: Letterhead): readonly Sheet[] => [
  {
    weight: 5 + Math.ceil(document.lines.length / 5),
    draw: () => LAYOUTS[document.layout ?? 1](document, letterhead),
  },
];

const DRAWINGS: { readonly [Kind in DrawnKind]: Drawing<DrawnDocuments[Kind]> } = {
  invoice: { sheets: invoiceSheets, cut: nothing },
  declaration: { sheets: declarationSheets, cut: nothing },
  label: {
    sheets: labelSheets,
    cut: (document, { company }) => ofFields(document.orderCode, labelFields(document, company)),
  },
  receipt: { sheets: receiptSheets, cut: nothing },
  ticket: {
    sheets: ticketSheets,
    cut: (document) => ofFields(document.orderCode, ticketFields(document)),
  },
  ordersList: {
    sheets: ordersListSheets,
    cut: ({ rows }) =>
      rows.flatMap((row) => cutInRow(row).map((text) => ({ order: row.code, text }))),
  },
};

/** The sheets of a document, each drawn when it is needed. */
export const sheetsOf = <Kind extends DrawnKind>(
  document: PrintedDocumentOf<Kind>,
  letterhead: Letterhead,
): readonly Sheet[] => DRAWINGS[document.kind].sheets(document, letterhead);

const cutInDocument = <Kind extends DrawnKind>(
  document: PrintedDocumentOf<Kind>,
  letterhead: Pick<Letterhead, 'company'>,
): readonly CutText[] => DRAWINGS[document.kind].cut(document, letterhead);

/**
 * The texts that the labels, tickets and lists of a job with printable texts cannot show in full, each
 * once per order. Letters are measured, so the fonts must be loaded.
 */
export const cutTexts = ({ documents, company }: Pick<PrintJob, 'documents' | 'company'>) =>
  documents.flatMap((document) =>
    document.kind === 'archived' ? [] : cutInDocument(document, { company }),
  );
