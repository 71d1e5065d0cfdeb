import type { ReactElement } from 'react';
import { countryName } from '../../../domain/customs/countries.ts';
import type { DeclarationDocument, Party } from '../../../domain/documents/printed-documents.ts';
import { declaredTotals } from '../../../domain/documents/totals.ts';
import { captions as de } from '../../i18n/printed/declaration/de.ts';
import { captions as fr } from '../../i18n/printed/declaration/fr.ts';
import { column, mm, SOFT, together } from '../parts/elements.ts';
import { endOf, type Ledger, type LedgerColumn, type LedgerRow, ledger } from '../parts/ledger.ts';
import { letterFoot, letterSpace } from '../parts/letter-foot.ts';
import { LETTER, letterPage } from '../parts/letter-page.ts';
import { beside, type Measured, NOTHING, stacked, textBlock } from '../parts/measured.ts';
import {
  measuredFacts,
  measuredParties,
  measuredSum,
  SUM,
  SUM_WIDTH,
} from '../parts/measured-blocks.ts';
import type { Letterhead, Sheet } from '../parts/sheet.ts';
import { count, day, decimalsOf, euros, kilograms } from '../text/figures.ts';
import {
  bilingual,
  CAPTIONS,
  type Caption,
  type CaptionOf,
  captionsOf,
  customsFacts,
  lineFacts,
  parcelMarks,
} from './customs-blocks.ts';
import {
  CLOSE_FORM,
  declarationSignature,
  declarationStatements,
  ROOMY_FORM,
  type SignedForm,
} from './declaration-statements.ts';

/** Widths in millimetres; the goods take the rest. */
const WIDTHS = { position: 11, count: 21, weight: 25, value: 30 };

const columnsIn = (both: CaptionOf): readonly LedgerColumn[] => [
  { head: 'Pos.', width: mm(WIDTHS.position), isNumber: true },
  {
    head: both((captions) => captions.article),
    width: mm(LETTER.width - Object.values(WIDTHS).reduce((sum, width) => sum + width, 0)),
    isNumber: false,
  },
  { head: both((captions) => captions.count), width: mm(WIDTHS.count), isNumber: true },
  { head: both((captions) => captions.lineWeight), width: mm(WIDTHS.weight), isNumber: true },
  { head: both((captions) => captions.value), width: mm(WIDTHS.value), isNumber: true },
];

const partyCaptions = (both: CaptionOf) => ({
  name: both((captions) => captions.name),
  phone: both((captions) => captions.phone),
  address: both((captions) => captions.address),
  city: both((captions) => captions.city),
  country: both((captions) => captions.country),
});

/** A declaration is a letter of one page or more. */
export const declarationSheets = (
  document: DeclarationDocument,
  letterhead: Letterhead,
): readonly Sheet[] => [
  {
    weight: 5 + Math.ceil(document.lines.length / 5),
    draw: () => declarationPage(document, letterhead),
  },
];

/**
 * The declared goods and their total. The sender sees goods and total on the page that he signs; if
 * the statements are too long for that, the total is repeated above the signature. What is signed
 * stands closer together if that saves a page.
 */
function declarationPage(document: DeclarationDocument, letterhead: Letterhead): ReactElement {
  const foot = (page: string) => letterFoot(letterhead, page);
  const { top, plan, after } = fewestPages(
    FORMS.map((form) => planned(document, letterhead, form)),
  );
  return letterPage(
    letterhead,
    {
      running: `${bilingual((captions) => captions.title)} ${document.orderCode}`.trim(),
      watermark: '',
      foot: (page) => foot(page).piece,
    },
    ...top.map(({ piece }) => piece),
    ...ledger(plan),
    ...(after ? [after.statements.piece, together({}, after.signed.piece)] : []),
  );
}

type Form = SignedForm & {
  /** Whether the rows of the table stand closer together. */
  readonly isClose: boolean;
  /** How many facts of the consignment may stand beside each other. */
  readonly columns: readonly number[];
  /** How the captions of a party may stand beside its details. */
  readonly captions: readonly PartyLook[];
  /** Letters of the total and of the sums below it. */
  readonly total: number;
  readonly sum: number;
};

type PartyLook = { readonly captionWidth: number; readonly captionSize: number };

const USUAL: PartyLook = { captionWidth: mm(35), captionSize: 7.5 };
const ROOMY_LOOK = { columns: [2], captions: [USUAL], total: 12.5, sum: SUM.size };
const CLOSE_LOOK = {
  columns: [2, 3],
  captions: [USUAL, { captionWidth: mm(42), captionSize: 6.5 }],
  total: 11,
  sum: 8,
};

/** From the roomiest to the closest. */
const FORMS: readonly [Form, ...Form[]] = [
  { ...ROOMY_FORM, ...ROOMY_LOOK, isClose: false },
  { ...ROOMY_FORM, ...ROOMY_LOOK, isClose: true },
  { ...CLOSE_FORM, ...CLOSE_LOOK, isClose: true },
];

type Plan = {
  readonly top: readonly Measured[];
  readonly plan: Ledger;
  /**
   * What follows the table, if the statements are too long to stand with the goods: they themselves,
   * and what stays together on one page.
   */
  readonly after: { readonly statements: Measured; readonly signed: Measured } | undefined;
};

/** On how many pages a declaration stands: its goods, and what follows them. */
function pageCountOf({ plan, after }: Plan): number {
  const { pages, left } = endOf(plan);
  if (!after) return pages;
  const { later } = plan.space;
  const turned = Math.max(0, Math.ceil((after.statements.height - left) / later));
  const isSignedThere = after.signed.height <= left + turned * later - after.statements.height;
  return pages + turned + (isSignedThere ? 0 : 1);
}

/** The first of those that need the fewest pages. */
function fewestPages(plans: readonly Plan[]): Plan {
  const counted = plans.map((each) => ({ each, pages: pageCountOf(each) }));
  const [first] = counted.toSorted((a, b) => a.pages - b.pages);
  if (!first) throw new Error('A declaration has no form.');
  return first.each;
}

function planned(document: DeclarationDocument, letterhead: Letterhead, form: Form): Plan {
  const both = captionsOf(document);
  const top = [
    heading(document),
    lowestOf(form.captions.map((look) => parties(document, both, look))),
    lowestOf(form.columns.map((columns) => customsFacts(document, both, columns))),
  ];
  const space = letterSpace(letterFoot(letterhead, '').height, top);
  const statements = declarationStatements(document, letterhead, form);
  const signature = declarationSignature(document, both, form);
  const signed = stacked({}, sums(document, both, form), statements, signature);
  const isTogether = signed.height < space.later * MOST_OF_A_PAGE;
  const plan: Ledger = {
    columns: columnsIn(both),
    rows: rowsOf(document, both),
    space,
    amount: euros,
    closing: isTogether ? signed : sums(document, both, form),
    carried: {
      to: both((captions) => captions.carriedTo),
      from: both((captions) => captions.carriedFrom),
    },
    isClose: form.isClose,
  };
  const after = isTogether
    ? undefined
    : { statements, signed: stacked({}, total(document, both, form), signature) };
  return { top, plan, after };
}

/** The space below the goods of a page, which must leave space for at least one line of them. */
const MOST_OF_A_PAGE = 0.8;

function heading(document: DeclarationDocument): Measured {
  const width = mm(90);
  return beside(
    { below: mm(4) },
    stacked(
      { width },
      textBlock(de.title, { width, size: 17, weight: 700 }),
      textBlock(fr.title, { width, size: 11, color: SOFT }),
      ...(document.customs?.captions ?? []).map((language) =>
        textBlock(CAPTIONS[language].title, { width, size: 9.5, color: SOFT }),
      ),
    ),
    measuredFacts([
      [bilingual((captions) => captions.order), document.orderCode, 'main'],
      [bilingual((captions) => captions.customer), document.customerCode],
      [bilingual((captions) => captions.date), day(document.date, '/')],
    ]),
  );
}

const parties = (
  { sender, recipient }: DeclarationDocument,
  both: CaptionOf,
  look: PartyLook,
): Measured =>
  measuredParties(
    [
      { title: both((captions) => captions.sender), party: sender, country: countryOf(sender) },
      {
        title: both((captions) => captions.recipient),
        party: recipient,
        country: countryOf(recipient),
      },
    ],
    { captions: partyCaptions(both), ...look },
  );

/** The country of a party in both languages. */
const countryOf = ({ country }: Party): string =>
  `${countryName(country, 'de')} / ${countryName(country, 'fr')}`;

function rowsOf({ lines }: DeclarationDocument, both: CaptionOf): readonly LedgerRow[] {
  const decimals = decimalsOf(lines.map(({ grams = null }) => grams));
  return lines.map(({ description, count: pieces, grams = null, cents, ...facts }, at) => ({
    cells: [
      String(at + 1),
      description,
      pieces === null ? '' : count(pieces),
      grams === null ? '' : kilograms(grams, decimals),
      cents === null ? '' : euros(cents),
    ],
    cents: cents ?? 0,
    note: lineFacts(facts, both),
  }));
}

const total = ({ lines }: DeclarationDocument, both: CaptionOf, form: Form): Measured =>
  measuredSum(
    both((captions) => captions.total),
    euros(declaredTotals(lines).valueCents),
    {
      isTotal: true,
      size: form.total,
    },
  );

/** The sums, with the marks of the parcels on their left, or below them where that takes less space. */
function sums(document: DeclarationDocument, both: CaptionOf, form: Form): Measured {
  const { packages, grams, lines } = document;
  const net = declaredTotals(lines).grams;
  const sum = (caption: Caption, value: string) =>
    measuredSum(both(caption), value, { size: form.sum });
  const added = stacked(
    { width: SUM_WIDTH },
    total(document, both, form),
    sum((captions) => captions.packages, count(packages)),
    // The goods themselves, once some of them were weighed.
    net > 0 ? sum(({ customs }) => customs.netWeight, `${kilograms(net)} kg`) : NOTHING,
    grams === null ? NOTHING : sum((captions) => captions.weight, `${kilograms(grams)} kg`),
  );
  const width = mm(LETTER.width);
  const below = stacked(
    { above: 4 },
    beside({}, BLANK, added),
    stacked({ above: mm(2) }, parcelMarks(document, both, { width, between: ' · ' })),
  );
  const marks = parcelMarks(document, both, { width: width - SUM_WIDTH - mm(4), between: '\n' });
  const left = beside({ above: 4 }, marks, added);
  return marks.height > 0 ? lowestOf([below, left]) : below;
}

/** Keeps its place at the left. */
const BLANK: Measured = { piece: column({}), height: 0 };

const lowestOf = ([first = NOTHING, ...others]: readonly Measured[]): Measured =>
  others.reduce((lowest, each) => (each.height < lowest.height ? each : lowest), first);
