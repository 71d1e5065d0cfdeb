import { fromCents, isMoney, toCents } from '../../../domain/money.ts';
import { numberLocale } from '../../kit/format/number-locale.ts';
import { parseNumber } from '../../kit/inputs/parse-number.ts';

const written = (value: number, locale: string, decimals: number): string =>
  new Intl.NumberFormat(numberLocale(locale), {
    useGrouping: false,
    minimumFractionDigits: decimals,
    maximumFractionDigits: Math.max(2, decimals),
  }).format(value);

/** Cents as they are typed in a language: `12,50`. */
export const typedCents = (cents: number, locale: string): string =>
  written(cents / 100, locale, 2);

/** Wire money as it is typed in a language; what is no amount comes back unchanged. */
export const typedMoney = (wire: string | null | undefined, locale: string): string =>
  isMoney(wire) ? typedCents(toCents(wire), locale) : (wire ?? '');

/** A number of the wire as it is typed in a language: `12,5`. */
export const typedNumber = (value: number | null | undefined, locale: string): string =>
  typeof value === 'number' ? written(value, locale, 0) : '';

/** What was typed for an amount, as wire money; `null` for nothing, the text itself for no amount. */
export function readMoney(typed: string): string | null {
  if (typed.trim() === '') return null;
  const number = parseNumber(typed);
  return isMoney(number) ? fromCents(toCents(number)) : (number ?? typed);
}

/** What was typed for an amount, in cents; `null` for nothing and for what is no amount. */
export function readCents(typed: string): number | null {
  const wire = readMoney(typed);
  return isMoney(wire) ? toCents(wire) : null;
}

/** What was typed for a number; `null` for nothing, the text itself for no number. */
export function readNumber(typed: string): number | string | null {
  if (typed.trim() === '') return null;
  const number = parseNumber(typed);
  return number === undefined ? typed : Number(number);
}
