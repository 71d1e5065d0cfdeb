import type { Violation } from '../../errors.ts';

/** What is wrong with the ISO day of an invoice that is issued today: it lies ahead, or too far back. */
export function wrongInvoiceDay(day: string, today: string): Violation | undefined {
  if (day > today) return { code: 'tooLarge', limit: today };
  // The turnover of the year before is still being declared; older years are closed.
  const first = `${Number(today.slice(0, 4)) - 1}-01-01`;
  return day < first ? { code: 'tooSmall', limit: first } : undefined;
}

/** The same day of the next year; of 29 February the first of March. */
const yearLater = (day: string): string => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year + 1, month - 1, date)).toISOString().slice(0, 10);
};

/**
 * What is wrong with the ISO day of a service, against the ISO day of its invoice. It may lie ahead,
 * because an invoice may come before the service, but by no more than a year; and back to the start
 * of the year before last, as far as a late invoice of the year before reaches. What lies further is
 * a slip of the keyboard.
 */
export function wrongServiceDay(day: string, invoiceDay: string): Violation | undefined {
  const last = yearLater(invoiceDay);
  if (day > last) return { code: 'tooLarge', limit: last };
  const first = `${Number(invoiceDay.slice(0, 4)) - 2}-01-01`;
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
