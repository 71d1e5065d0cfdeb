import type { ReactElement } from 'react';
import type { Party } from '../../../domain/documents/printed-documents.ts';
import {
  ACCENT,
  column,
  FAINT,
  mm,
  type Piece,
  RULE,
  repeated,
  row,
  SOFT,
  type Style,
  text,
  together,
} from '../parts/elements.ts';
import { fitted, whole } from '../parts/fitted.ts';
import { LETTER } from '../parts/letter-page.ts';

/** A column of a letter's table: its head and its width in millimetres (`null` takes the rest). */
export type TableColumn = {
  readonly head: string;
  readonly width: number | null;
  readonly isNumber: boolean;
};

const PADDING = 4;

/** Enough for the longest description that an order accepts. */
const MOST_LINES = 20;

/**
 * A table whose head is repeated on every page that its rows reach. Its sums stay with the last
 * row, so that they never begin a page without one.
 */
export const table = (
  columns: readonly TableColumn[],
  rows: readonly (readonly string[])[],
  ...sums: readonly Piece[]
): ReactElement =>
  column(
    {},
    repeated(
      { flexDirection: 'row', backgroundColor: FAINT, borderBottomWidth: 1, borderColor: ACCENT },
      ...columns.map((each) =>
        text({ ...cellStyle(each), fontSize: 8.5, fontWeight: 700, paddingVertical: 4 }, each.head),
      ),
    ),
    ...rows.slice(0, -1).map((cells) => tableRow(columns, cells)),
    together({}, ...rows.slice(-1).map((cells) => tableRow(columns, cells)), ...sums),
  );

const cellStyle = ({ width, isNumber }: TableColumn): Style => ({
  ...(width === null ? { flex: 1 } : { width: mm(width) }),
  ...(isNumber && { textAlign: 'right' }),
  paddingHorizontal: PADDING,
});

/** Width of a column's texts, in points. */
function contentWidth({ width }: TableColumn, columns: readonly TableColumn[]): number {
  const taken = columns.reduce((sum, column) => sum + (column.width ?? 0), 0);
  return mm(width ?? LETTER.width - taken) - 2 * PADDING;
}

const tableRow = (columns: readonly TableColumn[], cells: readonly string[]): ReactElement =>
  together(
    {
      flexDirection: 'row',
      borderBottomWidth: 0.5,
      borderColor: RULE,
      paddingVertical: 3,
    },
    ...columns.map((each, index) =>
      fitted(cellStyle(each), cells[index] ?? '', {
        width: contentWidth(each, columns),
        size: 9.5,
        maxLines: MOST_LINES,
        hasHyphens: false,
      }),
    ),
  );

/** A sum below a table: its caption and its amount. */
export const sumRow = (caption: string, value: string, isTotal = false): ReactElement =>
  row(
    {
      alignSelf: 'flex-end',
      width: mm(92),
      justifyContent: 'space-between',
      paddingHorizontal: 4,
      paddingVertical: isTotal ? 5 : 3,
      ...(isTotal && { backgroundColor: FAINT, borderTopWidth: 1, borderColor: ACCENT }),
    },
    text({ ...(isTotal && { fontSize: 11, fontWeight: 700 }) }, caption),
    text({ textAlign: 'right', ...(isTotal && { fontSize: 11, fontWeight: 700 }) }, value),
  );

/** A caption and the lines below it, each with a caption of its own. */
type PartyBlock = {
  readonly title: string;
  readonly lines: readonly (readonly [caption: string, value: string])[];
};

/** Sender and recipient beside each other. */
export const partyBlocks = (blocks: readonly PartyBlock[]): ReactElement =>
  row({ justifyContent: 'space-between', marginBottom: mm(7) }, ...blocks.map(block));

const block = ({ title, lines }: PartyBlock): Piece =>
  column(
    { width: mm(79), borderTopWidth: 1, borderColor: ACCENT, paddingTop: 5 },
    text({ fontSize: 9, fontWeight: 700, color: ACCENT, marginBottom: 4 }, title),
    ...lines.map(([caption, value]) =>
      value === ''
        ? null
        : row(
            { marginBottom: 1.5 },
            text({ width: mm(34), fontSize: 7.5, color: SOFT, paddingTop: 1 }, caption),
            whole({ flex: 1 }, value, { width: mm(45), size: 9.5, hasHyphens: false }),
          ),
    ),
  );

/** The lines of a party's block, with the captions of its document. */
export const linesOf = (
  { name, phone, street, zip, city }: Party,
  texts: Readonly<Record<'name' | 'phone' | 'address' | 'city', string>>,
): PartyBlock['lines'] => [
  [texts.name, name],
  [texts.phone, phone],
  [texts.address, street],
  [texts.city, [zip, city].filter(Boolean).join(' ')],
];
