import { BERLIN } from '../../../domain/berlin-clock.ts';
import type { Locale } from '../../../domain/fields.ts';
import { NUMBER_LOCALES } from '../../../domain/number-locales.ts';
import { writtenMoney, writtenNumber } from '../../../domain/written-numbers.ts';

const DAY_ALONE = /^\d{4}-\d{2}-\d{2}$/;

/** A day, or the day of a moment by the clock of the office, wherever it is read. */
export const formatDate = (at: string, locale: Locale): string =>
  new Intl.DateTimeFormat(NUMBER_LOCALES[locale], {
    dateStyle: 'long',
    timeZone: DAY_ALONE.test(at) ? 'UTC' : BERLIN,
  }).format(new Date(at));

/** The days from one to another, either of which may be missing. */
export function formatDays(from: string, to: string, locale: Locale): string {
  if (!DAY_ALONE.test(from) || !DAY_ALONE.test(to) || to < from) {
    return [from, to]
      .filter(Boolean)
      .map((day) => formatDate(day, locale))
      .join(' – ');
  }
  return new Intl.DateTimeFormat(NUMBER_LOCALES[locale], {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).formatRange(new Date(from), new Date(to));
}

/** Wire money as the office writes it. */
export const formatMoney = (amount: string, locale: Locale): string =>
  writtenMoney(amount, NUMBER_LOCALES[locale]);

/** Kilograms as the office writes them. */
export const formatWeight = (kilograms: number, locale: Locale): string =>
  writtenNumber(kilograms, NUMBER_LOCALES[locale], 'kg');
