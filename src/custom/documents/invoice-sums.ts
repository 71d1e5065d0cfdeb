import { type InvoiceTotals, invoiceTotals } from '../../../domain/documents/totals.ts';
import { toGrams } from '../../../domain/weight.ts';
import type { EditorValues } from './editor-values.ts';
import { readCents, readNumber } from './typed-figures.ts';

const gramsOf = (typed: string): number | null => {
  const kilograms = readNumber(typed);
  return typeof kilograms === 'number' ? toGrams(kilograms) : null;
};

/** What the typed lines and further charges come to, in grams and cents. */
export const typedTotals = ({
  lines,
  furtherCharges,
}: Pick<EditorValues, 'lines' | 'furtherCharges'>): InvoiceTotals =>
  invoiceTotals(
    lines.map(({ quantity, amount }) => ({ grams: gramsOf(quantity), cents: readCents(amount) })),
    readCents(furtherCharges),
  );
