import { namesYear } from '../number-pattern.ts';

/**
 * What counts together: the pattern without the widths of its places, so that a wider pattern goes
 * on where the narrower one stopped, and the year, where the pattern names it (else 0).
 */
export const invoiceSeries = (
  pattern: string,
  date: string,
): { readonly series: string; readonly year: number } => ({
  series: pattern.replace(/\{(year|number):\d\}/g, '{$1}'),
  year: namesYear(pattern) ? Number(date.slice(0, 4)) : 0,
});
