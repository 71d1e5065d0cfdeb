import { formatLongDate } from '../format/dates.ts';
import { numberText, plainText } from '../format/to-text.ts';
import type { SheetKind, SheetValue } from '../view/list-view.ts';
import { toCsv } from './csv.ts';
import type { Sheet } from './sheet.ts';

/**
 * A table as a CSV file: its header and its rows, without the sums, because they are not records.
 */
export const sheetToCsv = ({ columns, rows }: Sheet): Blob =>
  new Blob(
    [
      toCsv([
        columns.map(({ label }) => label),
        ...rows.map((row) => columns.map(({ kind }, at) => textOf(kind, row[at]))),
      ]),
    ],
    { type: 'text/csv;charset=utf-8' },
  );

function textOf(kind: SheetKind, value: SheetValue): string {
  switch (kind) {
    case 'text':
      return plainText(value);
    case 'whole':
    case 'kilograms':
      return numberText(value);
    case 'euro':
      return typeof value === 'number' ? numberText(value.toFixed(2)) : '';
    case 'day':
      return typeof value === 'string' ? formatLongDate(value) : '';
    default:
      return kind satisfies never;
  }
}
