import type { ReactElement } from 'react';
import type { BilingualText } from '../../../domain/company/print-texts.ts';
import type { DeclarationPaper } from '../../../domain/documents/papers.ts';
import { declaredTotals } from '../../../domain/documents/totals.ts';
import { mm, SOFT, together } from '../parts/elements.ts';
import { type LedgerColumn, type LedgerRow, ledger } from '../parts/ledger.ts';
import { letterFoot, letterRoom } from '../parts/letter-foot.ts';
import { LETTER, letterPage } from '../parts/letter-page.ts';
import { beside, type Measured, NOTHING, stacked, words } from '../parts/measured.ts';
import { measuredFacts, measuredParties, measuredSum } from '../parts/measured-blocks.ts';
import type { Sheet, Stationery } from '../parts/sheet.ts';
import { count, day, decimalsOf, euros, kilograms } from '../text/figures.ts';
import { DECLARATION_WORDS as WORDS } from '../words/declaration-words.ts';
import { declarationSignature, declarationStatements } from './declaration-statements.ts';

const both = ({ de, fr }: BilingualText): string => `${de} / ${fr}`;

/** Widths in millimetres; the goods take the rest. */
const WIDTHS = { position: 11, count: 21, weight: 25, value: 30 };

const COLUMNS: readonly LedgerColumn[] = [
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

const CAPTIONS = {
  name: both(WORDS.name),
  phone: both(WORDS.phone),
  address: both(WORDS.address),
  city: both(WORDS.city),
};

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
  const top = [heading(paper), parties(paper)];
  const room = letterRoom(foot('').height, top);
  const statements = declarationStatements(paper, stationery);
  const signature = declarationSignature(paper);
  const signed = stacked({}, sums(paper), statements, signature);
  const isTogether = signed.height < room.later * MOST_OF_A_PAGE;
  const plan = {
    ...{ columns: COLUMNS, rows: rowsOf(paper), room, amount: euros },
    closing: isTogether ? signed : sums(paper),
    carried: { to: both(WORDS.carriedTo), from: both(WORDS.carriedFrom) },
  };
  return letterPage(
    stationery,
    {
      running: `${both(WORDS.title)} ${paper.orderCode}`.trim(),
      mark: '',
      foot: (page) => foot(page).piece,
    },
    ...top.map(({ piece }) => piece),
    ...ledger(plan),
    ...(isTogether
      ? []
      : [statements.piece, together({}, stacked({}, total(paper), signature).piece)]),
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
    ),
    measuredFacts([
      [both(WORDS.customer), paper.customerCode],
      [both(WORDS.order), paper.orderCode],
      [both(WORDS.date), day(paper.date, '/')],
    ]),
  );
}

const parties = ({ sender, recipient }: DeclarationPaper): Measured =>
  measuredParties(
    [
      { title: `${both(WORDS.sender)} (${sender.country})`, party: sender },
      { title: `${both(WORDS.recipient)} (${recipient.country})`, party: recipient },
    ],
    { captions: CAPTIONS, captionWidth: mm(33) },
  );

function rowsOf({ lines }: DeclarationPaper): readonly LedgerRow[] {
  const decimals = decimalsOf(lines.map(({ grams = null }) => grams));
  return lines.map(({ description, count: pieces, grams = null, cents }, at) => ({
    cells: [
      String(at + 1),
      description,
      pieces === null ? '' : count(pieces),
      grams === null ? '' : kilograms(grams, decimals),
      cents === null ? '' : euros(cents),
    ],
    cents: cents ?? 0,
  }));
}

const total = ({ lines }: DeclarationPaper): Measured =>
  measuredSum(both(WORDS.total), euros(declaredTotals(lines).valueCents), { isTotal: true });

const sums = (paper: DeclarationPaper): Measured =>
  stacked(
    { above: 4 },
    total(paper),
    measuredSum(both(WORDS.packages), count(paper.packages)),
    paper.grams === null
      ? NOTHING
      : measuredSum(both(WORDS.weight), `${kilograms(paper.grams)} kg`),
  );
