import { LOCALES, type NumberUnit } from '../../../domain/fields.ts';
import { isOneOf } from '../../../domain/is-one-of.ts';
import { NUMBER_LOCALES } from '../../../domain/number-locales.ts';
import { writtenMoney, writtenNumber } from '../../../domain/written-numbers.ts';

const SUFFIXES: Record<NumberUnit, string> = {
  kg: 'kg',
  cm: 'cm',
  percent: '%',
  pieces: '',
  cents: 'ct',
  MAD: 'MAD',
};

/** The sign that follows a number of this unit; pieces have none. */
export const unitSign = (unit: NumberUnit | undefined): string => (unit ? SUFFIXES[unit] : '');

/** A number with its unit, as it is written for people: `12,5 kg`. */
export function formatNumber(value: number, locale: string, unit?: NumberUnit): string {
  return writtenNumber(value, numberLocale(locale), unitSign(unit));
}

/**
 * A weight as it is written for people: always with a decimal (`65,0 kg` beside `27,4 kg`), with two
 * where it has two; in a column, with one alone.
 */
export function formatWeight(kilograms: number, locale: string, isInColumn = false): string {
  const number = new Intl.NumberFormat(numberLocale(locale), {
    minimumFractionDigits: 1,
    maximumFractionDigits: isInColumn ? 1 : 2,
  }).format(kilograms);
  return `${number}\u00a0kg`;
}

/**
 * Wire money (`"12.5"`) as it is written for people (`12,50 €`); other text is returned unchanged.
 */
export const formatMoney = (value: string, locale: string): string =>
  writtenMoney(value, numberLocale(locale));

/** The BCP 47 tag whose rules a language of the product follows for numbers. */
export const numberLocale = (locale: string): string =>
  NUMBER_LOCALES[isOneOf(LOCALES, locale) ? locale : 'de'];

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

/**
 * Typed kilograms with at most two decimals, over 0 and up to the most; `undefined` if the text is not
 * such a weight.
 */
export function parseWeight(typed: string, most: number): number | undefined {
  const text = parseNumber(typed);
  if (text === undefined || /\.\d{3}/.test(text)) return undefined;
  const weight = Number(text);
  return weight > 0 && weight <= most ? weight : undefined;
}

const KILO = 1_000;

/** A size in bytes as it is written for people: `850 kB`, `9.8 MB`. */
export function formatBytes(bytes: number, locale: string): string {
  const isSmall = bytes < KILO * KILO;
  return new Intl.NumberFormat(numberLocale(locale), {
    style: 'unit',
    unit: isSmall ? 'kilobyte' : 'megabyte',
    maximumFractionDigits: isSmall ? 0 : 1,
  }).format(isSmall ? Math.max(1, Math.round(bytes / KILO)) : bytes / (KILO * KILO));
}
