import { isOneOf } from '../is-one-of.ts';
import { isObject } from '../validate.ts';

/** Where a cell that holds two values is split. */
export const SPLIT_RULES = [
  ...(['firstSpace', 'lastSpace', 'firstComma', 'lastComma'] as const),
  ...(['semicolon', 'slash', 'hyphen', 'lineBreak'] as const),
] as const;
export type SplitRule = (typeof SPLIT_RULES)[number];

/** The two sides of a cell that is split. */
export const CELL_SIDES = ['first', 'second'] as const;
export type CellSide = (typeof CELL_SIDES)[number];

/** What can be put between the texts of columns that are joined. */
export const JOIN_SEPARATORS = [' ', ', ', '-', ' - ', '/', '; ', '\n', ''] as const;
export type JoinSeparator = (typeof JOIN_SEPARATORS)[number];

/** The texts of further columns, which follow that of the first one. */
export type JoinedColumns = {
  readonly columns: readonly number[];
  readonly separator: JoinSeparator;
};

/** One side of a cell. What has no place to be split at is an error, unless a side takes all of it. */
export type CellPart = {
  readonly rule: SplitRule;
  readonly side: CellSide;
  readonly unsplit?: CellSide | undefined;
};

/** What of a row fills a place: a cell, several, or a side of one. */
export type ColumnSource = {
  /** Counted from 0. */
  readonly column: number;
  readonly joined?: JoinedColumns | undefined;
  readonly part?: CellPart | undefined;
};

const PLACES: { readonly [Rule in SplitRule]: { readonly at: RegExp; readonly last: boolean } } = {
  firstSpace: { at: /\s+/g, last: false },
  lastSpace: { at: /\s+/g, last: true },
  firstComma: { at: /[,،]/g, last: false },
  lastComma: { at: /[,،]/g, last: true },
  semicolon: { at: /[;؛]/g, last: false },
  slash: { at: /\//g, last: false },
  hyphen: { at: /[-–—]/g, last: false },
  lineBreak: { at: /\r?\n|\r/g, last: false },
};

/** Both sides of a text, or nothing if there is no place to split it at. A side may be empty. */
export function splitText(typed: string, rule: SplitRule): readonly [string, string] | undefined {
  const text = typed.trim();
  const { at, last } = PLACES[rule];
  const found = [...text.matchAll(at)].at(last ? -1 : 0);
  if (!found) return undefined;
  const after = text.slice(found.index + found[0].length);
  return [text.slice(0, found.index).trim(), after.trim()];
}

/** Texts one after the other, with a separator between those that say something. */
export const joinTexts = (texts: readonly string[], separator: string): string =>
  texts
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .join(separator);

/** The columns that fill a place, in the order of their texts. */
export const columnsOfSource = ({ column, joined }: ColumnSource): readonly number[] => [
  column,
  ...(joined?.columns ?? []),
];

/** What a row says for a place before anything is split. */
export const writtenText = (source: ColumnSource, cells: readonly string[]): string => {
  const { column, joined } = source;
  return joined
    ? joinTexts(
        columnsOfSource(source).map((one) => cells[one] ?? ''),
        joined.separator,
      )
    : (cells[column] ?? '');
};

/** What a row says for a place; nothing if it cannot be split. */
export function sourceText(source: ColumnSource, cells: readonly string[]): string | undefined {
  const written = writtenText(source, cells);
  const { part } = source;
  if (!part || written === '') return written;
  const sides = splitText(written, part.rule);
  if (sides) return sides[CELL_SIDES.indexOf(part.side)];
  if (!part.unsplit) return undefined;
  return part.unsplit === part.side ? written : '';
}

/** What the columns of a source are called together. */
export const sourceHeader = (source: ColumnSource, headers: readonly string[]): string =>
  columnsOfSource(source)
    .map((column) => headers[column] ?? '')
    .join(' + ');

const isColumn = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;

const isJoined = (value: unknown): value is JoinedColumns =>
  isObject(value) &&
  Array.isArray(value.columns) &&
  value.columns.every(isColumn) &&
  isOneOf(JOIN_SEPARATORS, value.separator);

const isPart = (value: unknown): value is CellPart =>
  isObject(value) &&
  isOneOf(SPLIT_RULES, value.rule) &&
  isOneOf(CELL_SIDES, value.side) &&
  (value.unsplit === undefined || isOneOf(CELL_SIDES, value.unsplit));

/** Whether stored data says what of a row fills a place. */
export const isColumnSource = (value: unknown): value is ColumnSource =>
  isObject(value) &&
  isColumn(value.column) &&
  (value.joined === undefined || isJoined(value.joined)) &&
  (value.part === undefined || isPart(value.part));
