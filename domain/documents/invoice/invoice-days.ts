import type { Violation } from '../../errors.ts';

/**
 * What is wrong with the ISO day of an invoice that is issued today: it is in the future, or too
 * far back.
 */
export function wrongInvoiceDay(day: string, today: string): Violation | undefined {
  if (day > today) return { code: 'tooLarge', limit: today };
  // The turnover of the previous year is still being declared; older years are closed.
  const first = `${Number(today.slice(0, 4)) - 1}-01-01`;
  return day < first ? { code: 'tooSmall', limit: first } : undefined;
}

/** The same day of the next year; for 29 February it is 1 March. */
const yearLater = (day: string): string => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year + 1, month - 1, date)).toISOString().slice(0, 10);
};

/**
 * What is wrong with the ISO day of a service, compared with the ISO day of its invoice. It may be
 * later, because an invoice may come before the service, but by no more than a year. It may go back
 * to the start of the year before last, which a late invoice of the previous year can reach. Any
 * other day is a typing error.
 */
export function wrongServiceDay(day: string, invoiceDay: string): Violation | undefined {
  const last = yearLater(invoiceDay);
  if (day > last) return { code: 'tooLarge', limit: last };
  const first = `${Number(invoiceDay.slice(0, 4)) - 2}-01-01`;
  return day < first ? { code: 'tooSmall', limit: first } : undefined;
}

/**
 * How many years an invoice is retained after the year in which it was issued (section 14b (1) UStG).
 */
const RETENTION_YEARS = 8;

/**
 * The last ISO day on which an invoice must be retained. It counts from the day of issue, whatever date
 * the invoice bears.
 */
export const retainedUntil = (issuedOn: string): string =>
  `${Number(issuedOn.slice(0, 4)) + RETENTION_YEARS}-12-31`;
