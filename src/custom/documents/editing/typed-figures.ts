import {
  type TaxGroup,
  type TaxRules,
  taxGroups,
  treatmentOf,
} from '../../../../domain/company/tax.ts';
import { type InvoiceTotals, invoiceTotals } from '../../../../domain/documents/totals.ts';
import { fromCents, isMoney, toCents } from '../../../../domain/money.ts';
import { toGrams } from '../../../../domain/weight.ts';
import { numberLocale, parseNumber } from '../../../kit/format/numbers.ts';
import type { EditorValues } from './editor-values.ts';

/** Cents in the number format of a language: `12,50`. */
export const typedCents = (cents: number, locale: string): string =>
  written(cents / 100, locale, 2);

const written = (value: number, locale: string, decimals: number): string =>
  new Intl.NumberFormat(numberLocale(locale), {
    useGrouping: false,
    minimumFractionDigits: decimals,
    maximumFractionDigits: Math.max(2, decimals),
  }).format(value);

/** Wire money in the number format of a language; an invalid amount is returned unchanged. */
export const typedMoney = (wire: string | null | undefined, locale: string): string =>
  isMoney(wire) ? typedCents(toCents(wire), locale) : (wire ?? '');

/** A wire number in the number format of a language: `12,5`. */
export const typedNumber = (value: number | null | undefined, locale: string): string =>
  typeof value === 'number' ? written(value, locale, 0) : '';

/** A typed amount as wire money; `null` for an empty field, the text itself if it is not an amount. */
export function readMoney(typed: string): string | null {
  if (typed.trim() === '') return null;
  const number = parseNumber(typed);
  return isMoney(number) ? fromCents(toCents(number)) : (number ?? typed);
}

/** A typed amount in cents; `null` for an empty or invalid one. */
export function readCents(typed: string): number | null {
  const wire = readMoney(typed);
  return isMoney(wire) ? toCents(wire) : null;
}

/** A typed number; `null` for an empty field, the text itself if it is not a number. */
export function readNumber(typed: string): number | string | null {
  if (typed.trim() === '') return null;
  const number = parseNumber(typed);
  return number === undefined ? typed : Number(number);
}

/** A typed weight in grams; `null` for an empty or invalid one. */
export const readGrams = (typed: string): number | null => {
  const kilograms = readNumber(typed);
  return typeof kilograms === 'number' ? toGrams(kilograms) : null;
};

/** The totals of the typed lines and further charges, in grams and cents. */
export const typedTotals = ({
  lines,
  furtherCharges,
}: Pick<EditorValues, 'lines' | 'furtherCharges'>): InvoiceTotals =>
  invoiceTotals(
    lines.map(({ quantity, amount }) => ({ grams: readGrams(quantity), cents: readCents(amount) })),
    readCents(furtherCharges),
  );

/** The typed invoice by tax treatment, in cents; a typed total takes precedence over the computed one. */
export function typedTaxes(values: EditorSums, rules: TaxRules): readonly TaxGroup[] {
  const { linesCents, totalCents } = typedTotals(values);
  const total = readCents(values.total) ?? totalCents;
  const taxed = values.lines.map(({ tax, amount }) => ({
    treatment: treatmentOf(tax, rules),
    cents: readCents(amount) ?? 0,
  }));
  return taxGroups(taxed, total - linesCents);
}

type EditorSums = Pick<EditorValues, 'lines' | 'furtherCharges' | 'total'>;
