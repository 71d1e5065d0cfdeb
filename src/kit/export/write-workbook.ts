import writeXlsxFile, { type CellObject } from 'write-excel-file/universal';
import type { SheetKind, SheetValue } from '../view/list-view.ts';
import type { Sheet, SheetColumn } from './sheet.ts';

const FORMATS: Readonly<Record<Exclude<SheetKind, 'text'>, string>> = {
  whole: '#,##0',
  kilograms: '#,##0.00',
  euro: '#,##0.00',
  day: 'dd/mm/yyyy',
};

const HEAD = { fontWeight: 'bold', backgroundColor: '#E8EEF4' } as const;
const SUM = { fontWeight: 'bold', topBorderStyle: 'thin' } as const;

/**
 * A table as an Excel file: numbers and days have their types, every text is a text and never a
 * formula, and the header stays visible. It takes a while for thousands of rows; `toWorkbook` does
 * it in a worker.
 */
export function writeWorkbook({ name, columns, rows, sums, rightToLeft }: Sheet): Promise<Blob> {
  const head = columns.map(({ label }) => ({ ...HEAD, type: String, value: safe(label) }));
  const body = rows.map((row) => columns.map(({ kind }, at) => cellOf(kind, row[at])));
  const foot = sums && columns.map(({ kind }, at) => sumCell(kind, sums[at]));
  return writeXlsxFile(foot ? [head, ...body, foot] : [head, ...body], {
    sheet: sheetName(name),
    columns: columns.map((column, at) => ({ width: widthOf(column, at, rows) })),
    stickyRowsCount: 1,
    ...(rightToLeft && { rightToLeft }),
  }).toBlob();
}

function cellOf(kind: SheetKind, value: SheetValue): CellObject | null {
  if (value === undefined || value === '') return null;
  if (kind === 'day' && typeof value === 'string') return dayCell(value);
  return typeof value === 'number' && kind !== 'text'
    ? { type: Number, value, format: FORMATS[kind] }
    : { type: String, value: safe(String(value)) };
}

/** A spreadsheet's day has no time and no zone: the library writes one as midnight in UTC. */
function dayCell(day: string): CellObject {
  const value = new Date(`${day}T00:00:00Z`);
  return Number.isNaN(value.getTime())
    ? { type: String, value: safe(day) }
    : { type: Date, value, format: FORMATS.day };
}

const sumCell = (kind: SheetKind, value: SheetValue): CellObject => ({
  ...SUM,
  ...cellOf(typeof value === 'number' ? kind : 'text', value),
});

const MOST_CHARACTERS = 32_767;
/** Characters that XML does not allow, which may have been pasted into an address. */
const UNWRITABLE = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

const safe = (text: string): string =>
  text.toWellFormed().replace(UNWRITABLE, '').slice(0, MOST_CHARACTERS);

/** A sheet name that Excel accepts: 31 characters, none of those used in its formulas. */
const sheetName = (name: string): string =>
  safe(name)
    .replace(/[\\/?*[\]:']/g, ' ')
    .slice(0, 31);

const NARROWEST = 6;
const WIDEST = 40;

/** In characters: as wide as the longest value, up to what can be read at a glance. */
function widthOf({ label, kind }: SheetColumn, at: number, rows: Sheet['rows']): number {
  const longest = rows.reduce(
    (most, row) => Math.max(most, kind === 'day' ? 10 : String(row[at] ?? '').length),
    label.length,
  );
  return Math.min(WIDEST, Math.max(NARROWEST, longest) + 2);
}
