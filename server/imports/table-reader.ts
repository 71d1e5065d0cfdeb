import { parse } from 'csv-parse/sync';
import readXlsxFile from 'read-excel-file/node';
import { fold } from '../../domain/fold.ts';
import { MOST_COLUMNS, MOST_ROWS } from '../../domain/imports/import-run.ts';
import { checkReferences } from './check-references.ts';
import { decodeTable, separatorOf } from './decode-table.ts';
import { storedArchive, unpackWorkbook, WorkbookError } from './unpack-workbook.ts';

/** A row that says something, and its number as a spreadsheet counts. */
export type TableRow = { readonly number: number; readonly cells: readonly string[] };

export type Table = {
  readonly sheet?: string;
  /** The names of all sheets of a workbook. */
  readonly sheets: readonly string[];
  readonly headers: readonly string[];
  readonly rows: readonly TableRow[];
};

/** Why a table cannot be read. */
export type TableProblem = 'notATable' | 'tooManyRows' | 'tooManyColumns' | 'noRows' | 'tooLarge';

export type TableReading = { readonly table: Table } | { readonly problem: TableProblem };

const MOST_UNPACKED_BYTES = 150_000_000;
const LONGEST_CELL = 10_000;
const LONGEST_RECORD = 1_000_000;

/** A cell as text; a day as ISO has it. Formulas are their last values. */
function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  const text =
    value instanceof Date
      ? value.toISOString().replace('T00:00:00.000Z', '')
      : String(value).normalize('NFC');
  return text.trim().slice(0, LONGEST_CELL);
}

function tableOf(all: readonly (readonly unknown[])[], sheets: readonly string[], sheet?: string) {
  const rows = all.map((cells, at) => ({ number: at + 1, cells: cells.map(textOf) }));
  const filled = rows.filter(({ cells }) => cells.some((cell) => cell !== ''));
  const [header, ...others] = filled;
  if (!header || others.length === 0) return { problem: 'noRows' } as const;
  if (others.length > MOST_ROWS) return { problem: 'tooManyRows' } as const;
  const width = header.cells.findLastIndex((cell) => cell !== '') + 1;
  if (width > MOST_COLUMNS) return { problem: 'tooManyColumns' } as const;
  return {
    table: {
      ...(sheet === undefined ? {} : { sheet }),
      sheets,
      headers: header.cells.slice(0, width),
      rows: others.map(({ number, cells }) => ({
        number,
        cells: Array.from({ length: width }, (_, at) => cells[at] ?? ''),
      })),
    },
  };
}

/** Reads the first sheet of a workbook, or the one with a name, or a table of separated values. */
export async function readTable(bytes: Buffer, sheet: string | undefined): Promise<TableReading> {
  if (bytes.subarray(0, 2).toString('latin1') === 'PK') return readWorkbook(bytes, sheet);
  const text = decodeTable(bytes);
  // Nothing that people write has such characters: it is a program, a picture, an old workbook.
  if (text.includes('\0')) return { problem: 'notATable' };
  try {
    const rows: string[][] = parse(text, {
      bom: true,
      delimiter: separatorOf(text.replace(/^\ufeff/, '')),
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: false,
      max_record_size: LONGEST_RECORD,
      to: MOST_ROWS * 2,
    });
    return tableOf(rows, []);
  } catch {
    return { problem: 'notATable' };
  }
}

async function readWorkbook(bytes: Buffer, sheet: string | undefined): Promise<TableReading> {
  try {
    const parts = unpackWorkbook(bytes, MOST_UNPACKED_BYTES);
    checkReferences(parts);
    // The reader unpacks by itself, and looks elsewhere for what is packed: it gets what was counted.
    const found = await readXlsxFile(storedArchive(parts));
    const chosen = found.find((one) => one.sheet === sheet) ?? found[0];
    if (!chosen) return { problem: 'noRows' };
    return tableOf(
      withoutSums(chosen.data),
      found.map((one) => one.sheet),
      chosen.sheet,
    );
  } catch (error) {
    return { problem: error instanceof WorkbookError ? error.problem : 'notATable' };
  }
}

/** What the row that adds up the others is called, folded: our own exports end in one. */
const SUM_LABELS = ['summe', 'gesamt', 'sum', 'total', 'somme', 'المجموع'];

type Cells = readonly unknown[];

const isBlankCell = (cell: unknown): boolean => cell === null || cell === undefined || cell === '';

const hundredths = (rows: readonly Cells[], column: number): number =>
  rows.reduce<number>((sum, row) => {
    const cell = row[column];
    return sum + (typeof cell === 'number' ? Math.round(cell * 100) : 0);
  }, 0);

/** The rows of a sheet without a last one that is called a sum and holds nothing but the right sums. */
function withoutSums(rows: readonly Cells[]): readonly Cells[] {
  const at = rows.findLastIndex((row) => row.some((cell) => !isBlankCell(cell)));
  const [label, ...sums] = rows[at] ?? [];
  if (typeof label !== 'string' || !SUM_LABELS.includes(fold(label))) return rows;
  const others = rows.slice(1, at);
  const isSum = (cell: unknown, column: number): boolean =>
    isBlankCell(cell) ||
    (typeof cell === 'number' && Math.round(cell * 100) === hundredths(others, column));
  const areSums = sums.some((cell) => !isBlankCell(cell));
  const isLeftOut = areSums && sums.every((cell, column) => isSum(cell, column + 1));
  return isLeftOut ? rows.slice(0, at) : rows;
}
