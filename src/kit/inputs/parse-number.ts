/**
 * The number that is meant by `1.234,5` in German and `1,234.5` in English: the last of two
 * different separators is the decimal one, and a single comma always is. `undefined` if the text is
 * not a number.
 */
export function parseNumber(typed: string): string | undefined {
  const plain = typed.replace(/[\s\u00a0\u202f€'’]/g, '');
  const comma = plain.lastIndexOf(',');
  const point = plain.lastIndexOf('.');
  const decimal = comma > point ? ',' : '.';
  const grouping = decimal === ',' ? '.' : ',';
  const number = plain.replaceAll(grouping, '').replace(decimal, '.');
  return /^-?\d+(\.\d*)?$|^-?\.\d+$/.test(number) ? number.replace(/\.$/, '') : undefined;
}
