const PLACES = /\{(year|number)(?::([1-9]))?\}/g;
const PRINTED_AS_IT_STANDS = /^[A-Za-z0-9./_-]*$/;

const placesOf = (pattern: string, place: 'year' | 'number'): number =>
  [...pattern.matchAll(PLACES)].filter(([, name]) => name === place).length;

/**
 * Whether a text is a pattern for document numbers: `{number}` once (`{number:6}` for six digits),
 * `{year}` at most once, and around them letters, digits and `. / _ -`. Other rules keep patterns
 * short, because an invoice number with many parts may not be accepted as one.
 */
export const isNumberPattern = (pattern: string): boolean =>
  placesOf(pattern, 'number') === 1 &&
  placesOf(pattern, 'year') <= 1 &&
  PRINTED_AS_IT_STANDS.test(pattern.replace(PLACES, ''));

/**
 * Whether the numbers of a pattern begin at 1 again each year, because the pattern contains the
 * year.
 */
export const namesYear = (pattern: string): boolean => placesOf(pattern, 'year') === 1;

/** A document number: `RE-{year}-{number:6}` with 2026 and 123 gives `RE-2026-000123`. */
export const documentNumber = (
  pattern: string,
  { year, number }: { year: number; number: number },
): string =>
  pattern.replace(PLACES, (_, name: string, width?: string) =>
    String(name === 'year' ? year : number).padStart(Number(width ?? 1), '0'),
  );

/**
 * The key of a series of numbers: the pattern without its digit widths, so that a wider pattern
 * continues where the narrower one stopped, and the year, if the pattern contains it (otherwise 0).
 */
export const invoiceSeries = (
  pattern: string,
  date: string,
): { readonly series: string; readonly year: number } => ({
  series: pattern.replace(/\{(year|number):\d\}/g, '{$1}'),
  year: namesYear(pattern) ? Number(date.slice(0, 4)) : 0,
});
