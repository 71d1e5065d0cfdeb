const SEPARATOR = ';';
const BYTE_ORDER_MARK = '\ufeff';
/** What a spreadsheet would take for the end of a cell if it missed the quotes. */
const CELL_END = /[,;\t\r\n]/;
/** What begins a formula, at the beginning of a cell and of what might be read as one. */
const FORMULA = /(?<=^|[,;\t\r\n])(?=[=+\-@\t\r])/g;
const PLAIN_NUMBER = /^[+-]?[\d ]+([.,]\d+)?$/;

/** A table for spreadsheets as they open here: semicolons, UTF-8 with its mark, no live formulas. */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  BYTE_ORDER_MARK + rows.map((row) => row.map(cell).join(SEPARATOR)).join('\r\n');

/**
 * One cell. What a spreadsheet would run as a formula gets an apostrophe in front, inside the cell too,
 * for a program that splits at another separator; numbers and phone numbers run nothing and stay as
 * they are.
 */
function cell(text: string): string {
  const safe = PLAIN_NUMBER.test(text) ? text : text.replaceAll(FORMULA, "'");
  return CELL_END.test(safe) || safe.includes('"') ? `"${safe.replaceAll('"', '""')}"` : safe;
}
