import { type Parts, WorkbookError } from './unpack-workbook.ts';

/** The last cell of the format is XFD1048576 (ECMA-376, part 1, 18.3.1.4 and 18.3.1.73). */
const LAST_COLUMN = 16_384;
const LAST_ROW = 1_048_576;

/**
 * How many cells the rectangle around all that is filled may have: four times as many as the largest
 * table that is accepted. A reader allocates memory for each of them, filled or not.
 */
const MOST_CELLS = 40_000_000;

/** The tags of rows and cells, whatever stands before their names and between their quotes. */
const TAG = /<(?:[\w.-]+:)?(c|row)(?=[\s/>])((?:[^>"']|"[^"]*"|'[^']*')*)>/g;
const REFERENCE = /(?:^|\s)r\s*=\s*(?:"([^"]*)"|'([^']*)')/;
const CELL = /^([A-Z]{1,3})([1-9]\d{0,6})$/;
const ROW = /^[1-9]\d{0,6}$/;
const LETTERS = 26;
const BEFORE_A = 64;

const columnOf = (letters: string): number =>
  [...letters].reduce((sum, letter) => sum * LETTERS + letter.charCodeAt(0) - BEFORE_A, 0);

function placeOf(tag: string, reference: string): { row: number; column: number } {
  const [, letters = '', digits = ''] = (tag === 'c' && CELL.exec(reference)) || [];
  const row = tag === 'c' ? Number(digits) : ROW.test(reference) ? Number(reference) : 0;
  const column = columnOf(letters);
  const isWithin = row >= 1 && row <= LAST_ROW && column <= LAST_COLUMN;
  if (!isWithin || (tag === 'c' && column < 1)) {
    throw new WorkbookError('notATable', 'A cell is outside of what the format knows.');
  }
  return { row, column };
}

/**
 * Checks where the cells of a workbook say that they are, before memory is allocated. Throws a
 * `WorkbookError` for a place that the format does not have, and for cells too far from each other.
 */
export function checkReferences(parts: Parts): void {
  // Any part can be named as a sheet by another one.
  for (const part of parts.values()) checkSheet(part.toString('latin1'));
}

function checkSheet(sheet: string): void {
  let rows = 1;
  let columns = 1;
  for (const [, tag = '', attributes = ''] of sheet.matchAll(TAG)) {
    const found = REFERENCE.exec(attributes);
    if (!found) continue;
    const { row, column } = placeOf(tag, found[1] ?? found[2] ?? '');
    // A cell with nothing in it, but a colour.
    if (tag === 'row' || attributes.endsWith('/')) continue;
    rows = Math.max(rows, row);
    columns = Math.max(columns, column);
    if (rows * columns > MOST_CELLS) {
      throw new WorkbookError('tooLarge', 'The cells are too far from each other.');
    }
  }
}
