import {
  type TaxGroup,
  type TaxMode,
  taxGroups,
  treatmentOf,
} from '../../../domain/documents/invoice/tax.ts';
import { type InvoiceTotals, invoiceTotals } from '../../../domain/documents/totals.ts';
import { toGrams } from '../../../domain/weight.ts';
import type { EditorValues } from './editor-values.ts';
import { readCents, readNumber } from './typed-figures.ts';

const gramsOf = (typed: string): number | null => {
  const kilograms = readNumber(typed);
  return typeof kilograms === 'number' ? toGrams(kilograms) : null;
};

/** The totals of the typed lines and further charges, in grams and cents. */
export const typedTotals = ({
  lines,
  furtherCharges,
}: Pick<EditorValues, 'lines' | 'furtherCharges'>): InvoiceTotals =>
  invoiceTotals(
    lines.map(({ quantity, amount }) => ({ grams: gramsOf(quantity), cents: readCents(amount) })),
    readCents(furtherCharges),
  );

/** The typed invoice by tax treatment, in cents; a typed total takes precedence over the computed one. */
export function typedTaxes(values: EditorSums, mode: TaxMode): readonly TaxGroup[] {
  const { linesCents, totalCents } = typedTotals(values);
  const total = readCents(values.total) ?? totalCents;
  const taxed = values.lines.map(({ tax, amount }) => ({
    treatment: treatmentOf(tax, mode),
    cents: readCents(amount) ?? 0,
  }));
  return taxGroups(taxed, total - linesCents);
}

type EditorSums = Pick<EditorValues, 'lines' | 'furtherCharges' | 'total'>;
