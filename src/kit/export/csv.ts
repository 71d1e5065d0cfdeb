const SEPARATOR = ';';
const BYTE_ORDER_MARK = '\ufeff';
/** Characters that a spreadsheet would take for the end of a cell if it ignored the quotes. */
const CELL_END = /[,;\t\r\n]/;
/**
 * Characters that start a formula, at the start of a cell and of any part that could be read as a
 * cell.
 */
const FORMULA = /(?<=^|[,;\t\r\n])(?=[=+\-@\t\r])/g;
const PLAIN_NUMBER = /^[+-]?[\d ]+([.,]\d+)?$/;

/**
 * A CSV table as local spreadsheets open it: semicolons, UTF-8 with a byte order mark, no live
 * formulas.
 */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  BYTE_ORDER_MARK + rows.map((row) => row.map(cell).join(SEPARATOR)).join('\r\n');

/**
 * One cell. What a spreadsheet would run as a formula gets an apostrophe in front. This also
 * applies inside the cell, for programs that split at another separator. Numbers and phone numbers
 * run nothing and stay as they are.
 */
function cell(text: string): string {
  const safe = PLAIN_NUMBER.test(text) ? text : text.replaceAll(FORMULA, "'");
  return CELL_END.test(safe) || safe.includes('"') ? `"${safe.replaceAll('"', '""')}"` : safe;
}
