import type { Violation } from '../../errors.ts';

/** What is wrong with the ISO day of an invoice that is issued today: it lies ahead, or too far back. */
export function wrongInvoiceDay(day: string, today: string): Violation | undefined {
  if (day > today) return { code: 'tooLarge', limit: today };
  // The turnover of the year before is still being declared; older years are closed.
  const first = `${Number(today.slice(0, 4)) - 1}-01-01`;
  return day < first ? { code: 'tooSmall', limit: first } : undefined;
}

/** Years that an invoice is kept beyond the one that it was issued in (section 14b (1) UStG). */
const KEPT_YEARS = 8;

/**
 * The last ISO day on which an invoice must still be there. It counts from the day on which it was
 * issued, whatever date it bears.
 */
export const keptUntil = (issuedOn: string): string =>
  `${Number(issuedOn.slice(0, 4)) + KEPT_YEARS}-12-31`;
