import type { NumberUnit } from '../../../domain/fields.ts';
import { numberLocale } from './number-locale.ts';

const SUFFIXES: Record<NumberUnit, string> = { kg: 'kg', cm: 'cm', percent: '%', pieces: '' };

/** The sign that follows a number of this unit; pieces have none. */
export const unitSign = (unit: NumberUnit | undefined): string => (unit ? SUFFIXES[unit] : '');

/** A number with its unit, as it is written for people: `12,5 kg`. */
export function formatNumber(value: number, locale: string, unit?: NumberUnit): string {
  const number = new Intl.NumberFormat(numberLocale(locale), { maximumFractionDigits: 2 });
  const sign = unitSign(unit);
  return sign ? `${number.format(value)}\u00a0${sign}` : number.format(value);
}
