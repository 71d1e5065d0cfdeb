import type { PrintedDocument } from '../../../domain/documents/print-job.ts';
import type { ArchivedDocument } from '../../../domain/documents/printed-documents.ts';
import { LONGEST_ARABIC_BUYER, LONGEST_LATIN_BUYER } from '../longest-buyer.ts';
import {
  ARABIC_RECIPIENT,
  declarationDocument,
  invoiceDocument,
  labelDocument,
  laidOutAtFirst,
  laidOutSecond,
  MIXED_RECIPIENT,
  mixedInvoiceDocument,
  ordersListDocument,
  receiptDocument,
  stornoDocument,
  ticketDocument,
  wholeDeclaration,
} from '../sample-documents.ts';

type Drawn = Exclude<PrintedDocument, ArchivedDocument>;

/** A document, its number of pages, and those pages that have been inspected by eye. */
type Sample<P extends Drawn> = {
  readonly document: P;
  readonly pages: number;
  readonly shown: readonly number[];
};

const one = <P extends Drawn>(document: P): Sample<P> => ({ document, pages: 1, shown: [1] });

/** Every kind of document in Latin, Arabic and mixed script, on one page and on many. */
const SAMPLES: {
  readonly [Kind in Drawn['kind']]: Record<string, Sample<Drawn & { kind: Kind }>>;
} = {
  invoice: {
    invoice: one(invoiceDocument()),
    'invoice-arabic-draft': one(
      invoiceDocument(ARABIC_RECIPIENT, 5, { status: 'draft', number: '' }),
    ),
    'invoice-mixed-many': {
      document: invoiceDocument(MIXED_RECIPIENT, 60),
      pages: 3,
      shown: [2, 3],
    },
    'invoice-longest-buyer': one(invoiceDocument(undefined, 1, { buyer: LONGEST_LATIN_BUYER })),
    'invoice-longest-arabic-buyer': one(
      invoiceDocument(undefined, 1, { buyer: LONGEST_ARABIC_BUYER }),
    ),
    'invoice-two-rates': one(mixedInvoiceDocument()),
    storno: one(stornoDocument()),
    'first-invoice': one(laidOutAtFirst(invoiceDocument())),
    'first-invoice-mixed-many': {
      document: laidOutAtFirst(invoiceDocument(MIXED_RECIPIENT, 60)),
      pages: 3,
      shown: [2, 3],
    },
    'first-storno': one(laidOutAtFirst(stornoDocument())),
    'second-invoice': one(laidOutSecond(invoiceDocument())),
    'second-invoice-mixed-many': {
      document: laidOutSecond(invoiceDocument(MIXED_RECIPIENT, 60)),
      pages: 3,
      shown: [2, 3],
    },
    'second-invoice-longest-buyer': one(
      laidOutSecond(invoiceDocument(undefined, 1, { buyer: LONGEST_LATIN_BUYER })),
    ),
    'second-invoice-two-rates': one(laidOutSecond(mixedInvoiceDocument())),
    'second-storno': one(laidOutSecond(stornoDocument())),
  },
  declaration: {
    declaration: one(declarationDocument()),
    'declaration-arabic': one(declarationDocument(ARABIC_RECIPIENT)),
    'declaration-whole': one(wholeDeclaration({}, 5)),
    'declaration-captions': one(wholeDeclaration({ captions: ['ar', 'es'] }, 1, ARABIC_RECIPIENT)),
    'declaration-mixed-many': {
      document: declarationDocument(MIXED_RECIPIENT, 30),
      pages: 2,
      shown: [1, 2],
    },
  },
  label: {
    label: { document: labelDocument(), pages: 3, shown: [3] },
    'label-arabic': one(labelDocument(ARABIC_RECIPIENT, 1)),
    'label-mixed': one(labelDocument(MIXED_RECIPIENT, 1)),
  },
  receipt: {
    receipt: one(receiptDocument()),
    'receipt-arabic': one(
      receiptDocument(ARABIC_RECIPIENT, {
        captions: ['ar'],
        payer: LONGEST_ARABIC_BUYER,
        payments: [{ cents: 1_234_50, on: '2026-11-21', via: 'cash' }],
      }),
    ),
    'receipt-longest': one(
      receiptDocument(
        { ...MIXED_RECIPIENT, name: LONGEST_LATIN_BUYER.name, city: LONGEST_LATIN_BUYER.city },
        { captions: ['es', 'ar'], payer: LONGEST_LATIN_BUYER },
      ),
    ),
  },
  ticket: {
    ticket: one(ticketDocument()),
    'ticket-arabic': one(ticketDocument(ARABIC_RECIPIENT)),
    'ticket-mixed': one(ticketDocument(MIXED_RECIPIENT)),
  },
  ordersList: {
    'orders-list': one(ordersListDocument(20)),
    'orders-list-many': { document: ordersListDocument(80), pages: 3, shown: [3] },
  },
};

/** The samples with their names. */
export const SAMPLE_DOCUMENTS: readonly (Sample<Drawn> & { readonly name: string })[] =
  Object.values(SAMPLES).flatMap((kind) =>
    Object.entries<Sample<Drawn>>(kind).map(([name, rest]) => ({ name, ...rest })),
  );
