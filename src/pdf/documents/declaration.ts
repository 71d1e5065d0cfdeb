import type { ReactElement } from 'react';
import type { DeclarationPaper } from '../../../domain/documents/papers.ts';
import type { BilingualText } from '../../../domain/documents/print-texts.ts';
import { INK, SOFT } from '../parts/colours.ts';
import { column, mm, type Piece, row, text, together } from '../parts/elements.ts';
import { factsBlock } from '../parts/facts-block.ts';
import { filled } from '../parts/filled.ts';
import { letterPage } from '../parts/letter-page.ts';
import { linesOf, partyBlocks } from '../parts/party-blocks.ts';
import type { Sheet, Stationery } from '../parts/sheet.ts';
import { sumRow, type TableColumn, table } from '../parts/table.ts';
import { count, day, euros, kilograms } from '../text/figures.ts';
import { DECLARATION_WORDS as WORDS } from '../words/declaration-words.ts';

const both = ({ de, fr }: BilingualText): string => `${de} / ${fr}`;

const COLUMNS: readonly TableColumn[] = [
  { head: 'Pos.', width: 12, isNumber: true },
  { head: both(WORDS.article), width: null, isNumber: false },
  { head: both(WORDS.count), width: 36, isNumber: true },
  { head: both(WORDS.value), width: 34, isNumber: true },
];

const PARTY = {
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

const declarationPage = (paper: DeclarationPaper, stationery: Stationery): ReactElement =>
  letterPage(
    stationery,
    { running: `${both(WORDS.title)} ${paper.orderCode}`.trim(), mark: '' },
    row(
      { justifyContent: 'space-between', marginBottom: mm(5) },
      column(
        {},
        text({ fontSize: 17, fontWeight: 700 }, WORDS.title.de),
        text({ fontSize: 11, color: SOFT }, WORDS.title.fr),
      ),
      factsBlock([
        [both(WORDS.customer), paper.customerCode],
        [both(WORDS.order), paper.orderCode],
        [both(WORDS.date), day(paper.date, '/')],
      ]),
    ),
    partyBlocks([
      {
        title: `${both(WORDS.sender)} (${paper.sender.country})`,
        lines: linesOf(paper.sender, PARTY),
      },
      {
        title: `${both(WORDS.recipient)} (${paper.recipient.country})`,
        lines: linesOf(paper.recipient, PARTY),
      },
    ]),
    table(COLUMNS, paper.lines.map(cellsOf), sums(paper)),
    signed(paper, stationery),
  );

const cellsOf = (
  { description, count: pieces, cents }: DeclarationPaper['lines'][number],
  index: number,
): readonly string[] => [
  String(index + 1),
  description,
  pieces === null ? '' : count(pieces),
  cents === null ? '' : euros(cents),
];

const sums = ({ lines, packages, grams }: DeclarationPaper): ReactElement =>
  column(
    { marginTop: 4 },
    sumRow(both(WORDS.total), euros(lines.reduce((all, { cents }) => all + (cents ?? 0), 0)), true),
    sumRow(both(WORDS.packages), count(packages)),
    grams === null ? null : sumRow(both(WORDS.weight), `${kilograms(grams)} kg`),
  );

/** Letters of all statements that surely fit on one page; longer ones may be divided. */
const ONE_PAGE = 3_500;

/** The statements with their signature, which never stands on a page without them. */
function signed(paper: DeclarationPaper, stationery: Stationery): ReactElement {
  const { statements: all } = stationery.texts.declaration;
  const letters = all.reduce((sum, { de, fr }) => sum + de.length + fr.length, 0);
  const block = letters > ONE_PAGE ? column : together;
  return block({ marginTop: mm(5) }, ...statements(paper, stationery), signature());
}

const statements = (
  { direction }: DeclarationPaper,
  stationery: Stationery,
): readonly ReactElement[] => [
  languages(
    text({ fontSize: 8, fontWeight: 700 }, WORDS.statements.de),
    text({ fontSize: 8, fontWeight: 700 }, WORDS.statements.fr),
  ),
  ...stationery.texts.declaration.statements.map(({ de, fr }, index) =>
    languages(
      statement(index + 1, filled(de, stationery, direction)),
      statement(index + 1, filled(fr, stationery, direction)),
    ),
  ),
];

/** German at the left, French at the right. */
const languages = (german: ReactElement, french: ReactElement): ReactElement =>
  together(
    { flexDirection: 'row', justifyContent: 'space-between', marginBottom: 3 },
    column({ width: mm(79) }, german),
    column({ width: mm(79) }, french),
  );

/** A sentence with its number before it. */
const statement = (number: number, sentence: string): ReactElement =>
  row(
    {},
    text({ width: mm(4.5), fontSize: 8 }, `${number}.`),
    text({ flex: 1, fontSize: 8 }, sentence),
  );

const signature = (): ReactElement =>
  together(
    { marginTop: mm(15), flexDirection: 'row', justifyContent: 'space-between' },
    signatureLine(both(WORDS.place)),
    signatureLine(both(WORDS.signature)),
  );

const signatureLine = (caption: string): Piece =>
  row(
    { width: mm(79), borderTopWidth: 0.75, borderColor: INK, paddingTop: 3 },
    text({ fontSize: 8, color: SOFT }, caption),
  );
