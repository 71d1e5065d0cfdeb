import type { Violation } from '../errors.ts';
import type { CellWords } from './read-cell.ts';

/** How far an import is. */
export const IMPORT_STATES = [
  ...(['read', 'checking', 'checked', 'importing', 'imported'] as const),
  ...(['undoing', 'undone', 'cancelled', 'failed'] as const),
] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

/** States in which the server works on it. */
export const WORKING_STATES: readonly ImportState[] = ['checking', 'importing', 'undoing'];

/** What the check finds out about a row. */
export const ROW_VERDICTS = ['new', 'same', 'unchanged', 'similar', 'faulty'] as const;
export type RowVerdict = (typeof ROW_VERDICTS)[number];

/** What is to be done with a row whose record is there already, or probably is. */
export const ROW_DECISIONS = ['skip', 'update', 'create'] as const;
export type RowDecision = (typeof ROW_DECISIONS)[number];

/** The most that one table holds, and the largest file. */
export const MOST_ROWS = 50_000;
export const MOST_COLUMNS = 200;
export const MAX_TABLE_BYTES = 10_000_000;

/** Which place of a record a column fills; `words` says what its words stand for. */
export type MappedColumn = {
  /** Counted from 0. */
  readonly column: number;
  readonly path: string;
  readonly words?: CellWords | undefined;
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

/** The name of a column in a spreadsheet: A, B, …, Z, AA. */
export function columnName(column: number): string {
  const first = Math.floor(column / 26);
  return `${first > 0 ? columnName(first - 1) : ''}${String.fromCharCode(65 + (column % 26))}`;
}
