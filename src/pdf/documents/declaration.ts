import type { ReactElement } from 'react';
import { countryName } from '../../../domain/customs/countries.ts';
import type { DeclarationPaper, Party } from '../../../domain/documents/papers.ts';
import { declaredTotals } from '../../../domain/documents/totals.ts';
import { mm, SOFT, together } from '../parts/elements.ts';
import { type LedgerColumn, type LedgerRow, ledger } from '../parts/ledger.ts';
import { letterFoot, letterRoom } from '../parts/letter-foot.ts';
import { LETTER, letterPage } from '../parts/letter-page.ts';
import { beside, type Measured, NOTHING, stacked, words } from '../parts/measured.ts';
import { measuredFacts, measuredParties, measuredSum } from '../parts/measured-blocks.ts';
import type { Sheet, Stationery } from '../parts/sheet.ts';
import { count, day, decimalsOf, euros, kilograms } from '../text/figures.ts';
import { CUSTOMS_WORDS, DECLARATION_WORDS as WORDS } from '../words/declaration-words.ts';
import {
  bilingual,
  type CaptionOf,
  captionsOf,
  customsFacts,
  lineFacts,
  parcelMarks,
} from './customs-blocks.ts';
import { declarationSignature, declarationStatements } from './declaration-statements.ts';

/** Widths in millimetres; the goods take the rest. */
const WIDTHS = { position: 11, count: 21, weight: 25, value: 30 };

const columnsIn = (both: CaptionOf): readonly LedgerColumn[] => [
  { head: 'Pos.', width: mm(WIDTHS.position), isNumber: true },
  {
    head: both(WORDS.article),
    width: mm(LETTER.width - Object.values(WIDTHS).reduce((sum, width) => sum + width, 0)),
    isNumber: false,
  },
  { head: both(WORDS.count), width: mm(WIDTHS.count), isNumber: true },
  { head: both(WORDS.lineWeight), width: mm(WIDTHS.weight), isNumber: true },
  { head: both(WORDS.value), width: mm(WIDTHS.value), isNumber: true },
];

const partyCaptions = (both: CaptionOf) => ({
  name: both(WORDS.name),
  phone: both(WORDS.phone),
  address: both(WORDS.address),
  city: both(WORDS.city),
  country: both(WORDS.country),
});

/** A declaration is a letter of one page or more. */
export const declarationSheets = (
  paper: DeclarationPaper,
  stationery: Stationery,
): readonly Sheet[] => [
  { weight: 5 + Math.ceil(paper.lines.length / 5), draw: () => declarationPage(paper, stationery) },
];

/**
 * The declared goods and their total. The sender sees goods and total on the page that he signs; if
 * the statements are too long for that, the total is repeated above the signature.
 */
function declarationPage(paper: DeclarationPaper, stationery: Stationery): ReactElement {
  const foot = (page: string) => letterFoot(stationery, page);
  const both = captionsOf(paper);
  const top = [heading(paper), parties(paper, both), customsFacts(paper, both)];
  const room = letterRoom(foot('').height, top);
  const statements = declarationStatements(paper, stationery);
  const signature = declarationSignature(paper, both);
  const signed = stacked({}, sums(paper, both), statements, signature);
  const isTogether = signed.height < room.later * MOST_OF_A_PAGE;
  const plan = {
    ...{ columns: columnsIn(both), rows: rowsOf(paper, both), room, amount: euros },
    closing: isTogether ? signed : sums(paper, both),
    carried: { to: both(WORDS.carriedTo), from: both(WORDS.carriedFrom) },
  };
  return letterPage(
    stationery,
    {
      running: `${bilingual(WORDS.title)} ${paper.orderCode}`.trim(),
      mark: '',
      foot: (page) => foot(page).piece,
    },
    ...top.map(({ piece }) => piece),
    ...ledger(plan),
    ...(isTogether
      ? []
      : [statements.piece, together({}, stacked({}, total(paper, both), signature).piece)]),
  );
}

/** The space below the goods of a page, which must leave room for at least one line of them. */
const MOST_OF_A_PAGE = 0.8;

function heading(paper: DeclarationPaper): Measured {
  const width = mm(90);
  return beside(
    { below: mm(4) },
    stacked(
      { width },
      words(WORDS.title.de, { width, size: 17, weight: 700 }),
      words(WORDS.title.fr, { width, size: 11, color: SOFT }),
      ...(paper.customs?.captions ?? []).map((language) =>
        words(WORDS.title[language], { width, size: 9.5, color: SOFT }),
      ),
    ),
    measuredFacts([
      [bilingual(WORDS.order), paper.orderCode, 'main'],
      [bilingual(WORDS.customer), paper.customerCode],
      [bilingual(WORDS.date), day(paper.date, '/')],
    ]),
  );
}

const parties = ({ sender, recipient }: DeclarationPaper, both: CaptionOf): Measured =>
  measuredParties(
    [
      { title: both(WORDS.sender), party: sender, country: countryOf(sender) },
      { title: both(WORDS.recipient), party: recipient, country: countryOf(recipient) },
    ],
    { captions: partyCaptions(both), captionWidth: mm(35) },
  );

/** The country of a party in both languages. */
const countryOf = ({ country }: Party): string =>
  `${countryName(country, 'de')} / ${countryName(country, 'fr')}`;

function rowsOf({ lines }: DeclarationPaper, both: CaptionOf): readonly LedgerRow[] {
  const decimals = decimalsOf(lines.map(({ grams = null }) => grams));
  return lines.map(({ description, count: pieces, grams = null, cents, ...facts }, at) => ({
    cells: [
      String(at + 1),
      [description, lineFacts(facts, both)].filter(Boolean).join('\n'),
      pieces === null ? '' : count(pieces),
      grams === null ? '' : kilograms(grams, decimals),
      cents === null ? '' : euros(cents),
    ],
    cents: cents ?? 0,
  }));
}

const total = ({ lines }: DeclarationPaper, both: CaptionOf): Measured =>
  measuredSum(both(WORDS.total), euros(declaredTotals(lines).valueCents), { isTotal: true });

const sums = (paper: DeclarationPaper, both: CaptionOf): Measured =>
  stacked(
    { above: 4 },
    total(paper, both),
    measuredSum(both(WORDS.packages), count(paper.packages)),
    netWeight(paper, both),
    paper.grams === null
      ? NOTHING
      : measuredSum(both(WORDS.weight), `${kilograms(paper.grams)} kg`),
    parcelMarks(paper, both),
  );

/** The weight of the goods themselves, once some of them were weighed. */
function netWeight({ lines }: DeclarationPaper, both: CaptionOf): Measured {
  const { grams } = declaredTotals(lines);
  return grams > 0 ? measuredSum(both(CUSTOMS_WORDS.netWeight), `${kilograms(grams)} kg`) : NOTHING;
}
