import type { Violation } from '../errors.ts';
import type { FileType } from '../uploads.ts';
import type { ColumnSource } from './composed-columns.ts';
import type { CellTexts } from './read-cell.ts';

/** How far an import is. */
export const IMPORT_STATES = [
  ...(['read', 'checking', 'checked', 'importing', 'imported'] as const),
  ...(['undoing', 'undone', 'cancelled', 'failed'] as const),
] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

/** States in which the server works on it. */
export const WORKING_STATES: readonly ImportState[] = ['checking', 'importing', 'undoing'];

/** States after an import: its rows only serve to look it up, or to take it back. */
export const FINISHED_STATES: readonly ImportState[] = ['imported', 'undone'];

/** What the check finds out about a row. */
export const ROW_RESULTS = ['new', 'same', 'unchanged', 'similar', 'faulty'] as const;
export type RowResult = (typeof ROW_RESULTS)[number];

/** What is to be done with a row whose record is there already, or probably is. */
export const ROW_DECISIONS = ['skip', 'update', 'create'] as const;
export type RowDecision = (typeof ROW_DECISIONS)[number];

/** What became of a row when the table was imported, or the import taken back. */
export const ROW_OUTCOMES = [
  ...(['created', 'updated', 'skipped', 'failed'] as const),
  ...(['removed', 'restored', 'kept'] as const),
] as const;
export type RowOutcome = (typeof ROW_OUTCOMES)[number];

/** The most that one table holds, and the largest file. */
export const MOST_ROWS = 50_000;
export const MOST_COLUMNS = 200;
export const MAX_TABLE_BYTES = 10_000_000;

/**
 * What may be chosen as a table. Browsers say of the same CSV what the machine's programs have
 * registered for it; the bytes decide, on the server.
 */
export const TABLE_TYPES: readonly FileType[] = [
  { name: 'CSV', mediaType: 'text/csv', endings: ['.csv', '.tsv', '.txt'] },
  { name: 'CSV', mediaType: 'application/vnd.ms-excel', endings: ['.csv'] },
  { name: 'CSV', mediaType: 'text/plain', endings: ['.csv', '.txt'] },
  { name: 'CSV', mediaType: 'text/tab-separated-values', endings: ['.tsv'] },
  { name: 'CSV', mediaType: 'text/comma-separated-values', endings: ['.csv'] },
  {
    name: 'XLSX',
    mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    endings: ['.xlsx'],
  },
];

/** Which place of a record a column fills, alone, with others or with a side of its cells. */
export type MappedColumn = ColumnSource & {
  readonly path: string;
  /** What the labels in the cells stand for. */
  readonly words?: CellTexts | undefined;
};

export type ImportMapping = {
  readonly columns: readonly MappedColumn[];
  /** Whose telephone numbers those without a country code are. */
  readonly country: 'DE' | 'MA';
};

/** What is wrong with a row: with the cell of a column, or with the row as a whole. */
export type RowError = Violation & {
  /** Counted from 0; absent if no column fills what is wrong. */
  readonly column?: number;
  readonly header?: string;
  readonly path: string;
  /** What the cell says. */
  readonly value?: string;
};

/** A cell that is corrected in a checked table; `null` is what the table said. */
export type CellCorrection = {
  readonly row: number;
  /** Counted from 0. */
  readonly column: number;
  readonly value: string | null;
};

/** So many rows are checked again at once after a correction. */
export const MOST_CHECKED_AGAIN = 1_000;

/** A reason for which rows cannot be imported: how many there are, and the first of them. */
export type ErrorCount = Omit<RowError, 'value' | 'found'> & {
  readonly rows: number;
  readonly firstRow: number;
};

/** Rows of which cells were corrected, and how many of them have no errors any more. */
export type CorrectedRows = { readonly rows: number; readonly right: number };

/** What an import would do. */
export type ImportPlan = { readonly [RowAction in RowDecision]: number };

/** An import as its readers see it. */
export type ImportRun = {
  readonly _id: string;
  readonly resource: string;
  readonly fileName: string;
  readonly sheet: string | null;
  readonly sheets: readonly string[];
  readonly headers: readonly string[];
  /** Tables with the same headers have the same. */
  readonly signature: string;
  readonly mapping: ImportMapping | null;
  readonly state: ImportState;
  readonly total: number;
  readonly done: number;
  /** Rows by what was found out about them, and by what became of them. */
  readonly counts: Readonly<Record<string, number>>;
  readonly decisions: Readonly<Record<string, RowDecision>>;
  /** How many rows would add a record, change one, or neither; only of a checked table. */
  readonly plan?: ImportPlan | undefined;
  /** Only of a checked table. */
  readonly corrected?: CorrectedRows | undefined;
  readonly reason: string | null;
  readonly byName: string;
  readonly createdAt: string;
  readonly importedAt: string | null;
  readonly undoneAt: string | null;
  readonly undoneByName: string | null;
};

/** A row of a table as its readers see it. */
export type ImportRow = {
  /** As the spreadsheet counts: the first row is 1. */
  readonly number: number;
  readonly cells: readonly string[];
  /** What the table said in cells that were corrected, by their columns counted from 0. */
  readonly originalCells?: Readonly<Record<string, string>> | undefined;
  readonly verdict: RowResult | null;
  readonly errors: readonly RowError[];
  readonly matchId: string | null;
  readonly matchName: string | null;
  /** What the record holds where this row says something else; only until it is imported. */
  readonly before: Readonly<Record<string, unknown>> | null;
  readonly decision: RowDecision | null;
  readonly outcome: RowOutcome | null;
  /** Why it was rejected, or left when the import was taken back: a code of `errors`. */
  readonly reason: string | null;
  readonly recordId: string | null;
};

/** The name of a column in a spreadsheet: A, B, …, Z, AA. */
export function columnName(column: number): string {
  const first = Math.floor(column / 26);
  return `${first > 0 ? columnName(first - 1) : ''}${String.fromCharCode(65 + (column % 26))}`;
}
