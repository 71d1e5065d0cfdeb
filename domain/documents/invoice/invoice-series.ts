import { namesYear } from '../number-pattern.ts';

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
