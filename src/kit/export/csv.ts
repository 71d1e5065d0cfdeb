const SEPARATOR = ';';
const BYTE_ORDER_MARK = '\ufeff';
const FORMULA = /^[=+\-@\t\r]/;
const PLAIN_NUMBER = /^[+-]?[\d ]+([.,]\d+)?$/;

/** A table for spreadsheets as they open here: semicolons, UTF-8 with its mark, no live formulas. */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  BYTE_ORDER_MARK + rows.map((row) => row.map(cell).join(SEPARATOR)).join('\r\n');

/**
 * One cell. What a spreadsheet would run as a formula gets an apostrophe in front; numbers and phone
 * numbers run nothing and stay as they are.
 */
function cell(text: string): string {
  const safe = FORMULA.test(text) && !PLAIN_NUMBER.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
