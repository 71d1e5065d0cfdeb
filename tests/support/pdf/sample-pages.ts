import type { ArchivedPaper } from '../../../domain/documents/papers.ts';
import type { Paper } from '../../../domain/documents/print-job.ts';
import { LONGEST_ARABIC_BUYER, LONGEST_LATIN_BUYER } from '../longest-buyer.ts';
import {
  ARABIC_RECIPIENT,
  declarationPaper,
  invoicePaper,
  labelPaper,
  laidOutAtFirst,
  laidOutSecond,
  MIXED_RECIPIENT,
  mixedInvoicePaper,
  ordersListPaper,
  stornoPaper,
  ticketPaper,
  wholeDeclaration,
} from '../sample-papers.ts';

type Drawn = Exclude<Paper, ArchivedPaper>;

/** A document, its number of pages, and those pages that have been inspected by eye. */
type Sample<P extends Drawn> = {
  readonly paper: P;
  readonly pages: number;
  readonly shown: readonly number[];
};

const one = <P extends Drawn>(paper: P): Sample<P> => ({ paper, pages: 1, shown: [1] });

/** Every kind of document in Latin, Arabic and mixed script, on one page and on many. */
const SAMPLES: {
  readonly [Kind in Drawn['kind']]: Record<string, Sample<Drawn & { kind: Kind }>>;
} = {
  invoice: {
    invoice: one(invoicePaper()),
    'invoice-arabic-draft': one(invoicePaper(ARABIC_RECIPIENT, 5, { status: 'draft', number: '' })),
    'invoice-mixed-many': { paper: invoicePaper(MIXED_RECIPIENT, 60), pages: 3, shown: [2, 3] },
    'invoice-longest-buyer': one(invoicePaper(undefined, 1, { buyer: LONGEST_LATIN_BUYER })),
    'invoice-longest-arabic-buyer': one(
      invoicePaper(undefined, 1, { buyer: LONGEST_ARABIC_BUYER }),
    ),
    'invoice-two-rates': one(mixedInvoicePaper()),
    storno: one(stornoPaper()),
    'first-invoice': one(laidOutAtFirst(invoicePaper())),
    'first-invoice-mixed-many': {
      paper: laidOutAtFirst(invoicePaper(MIXED_RECIPIENT, 60)),
      pages: 3,
      shown: [2, 3],
    },
    'first-storno': one(laidOutAtFirst(stornoPaper())),
    'second-invoice': one(laidOutSecond(invoicePaper())),
    'second-invoice-mixed-many': {
      paper: laidOutSecond(invoicePaper(MIXED_RECIPIENT, 60)),
      pages: 3,
      shown: [2, 3],
    },
    'second-invoice-longest-buyer': one(
      laidOutSecond(invoicePaper(undefined, 1, { buyer: LONGEST_LATIN_BUYER })),
    ),
    'second-invoice-two-rates': one(laidOutSecond(mixedInvoicePaper())),
    'second-storno': one(laidOutSecond(stornoPaper())),
  },
  declaration: {
    declaration: one(declarationPaper()),
    'declaration-arabic': one(declarationPaper(ARABIC_RECIPIENT)),
    'declaration-whole': one(wholeDeclaration({}, 5)),
    'declaration-captions': one(wholeDeclaration({ captions: ['ar', 'es'] }, 1, ARABIC_RECIPIENT)),
    'declaration-mixed-many': {
      paper: declarationPaper(MIXED_RECIPIENT, 30),
      pages: 2,
      shown: [1, 2],
    },
  },
  label: {
    label: { paper: labelPaper(), pages: 3, shown: [3] },
    'label-arabic': one(labelPaper(ARABIC_RECIPIENT, 1)),
    'label-mixed': one(labelPaper(MIXED_RECIPIENT, 1)),
  },
  ticket: {
    ticket: one(ticketPaper()),
    'ticket-arabic': one(ticketPaper(ARABIC_RECIPIENT)),
    'ticket-mixed': one(ticketPaper(MIXED_RECIPIENT)),
  },
  ordersList: {
    'orders-list': one(ordersListPaper(20)),
    'orders-list-many': { paper: ordersListPaper(80), pages: 3, shown: [3] },
  },
};

/** The samples with their names. */
export const SAMPLE_PAPERS: readonly (Sample<Drawn> & { readonly name: string })[] = Object.values(
  SAMPLES,
).flatMap((kind) => Object.entries<Sample<Drawn>>(kind).map(([name, rest]) => ({ name, ...rest })));
