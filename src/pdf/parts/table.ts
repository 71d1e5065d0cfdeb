import type { ReactElement } from 'react';
import { ACCENT, FAINT, RULE } from './colours.ts';
import { column, mm, type Piece, repeated, row, type Style, text, together } from './elements.ts';
import { fitted } from './fitted.ts';
import { LETTER } from './letter.ts';

/** A column of a letter's table: its head and its width in millimetres (`null` takes the rest). */
export type TableColumn = {
  readonly head: string;
  readonly width: number | null;
  readonly isNumber: boolean;
};

const PADDING = 4;

const cellStyle = ({ width, isNumber }: TableColumn): Style => ({
  ...(width === null ? { flex: 1 } : { width: mm(width) }),
  ...(isNumber && { textAlign: 'right' }),
  paddingHorizontal: PADDING,
});

/** Enough for the longest description that an order accepts. */
const MOST_LINES = 20;

/** Width of a column's texts, in points. */
function roomOf({ width }: TableColumn, columns: readonly TableColumn[]): number {
  const taken = columns.reduce((sum, column) => sum + (column.width ?? 0), 0);
  return mm(width ?? LETTER.width - taken) - 2 * PADDING;
}

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
        width: roomOf(each, columns),
        size: 9.5,
        maxLines: MOST_LINES,
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
