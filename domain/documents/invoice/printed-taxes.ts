import type { PrintedTax } from '../papers.ts';
import type { InvoiceAmounts, InvoiceDraft } from './invoice-draft.ts';
import { treatmentOf } from './tax.ts';

/**
 * How an invoice is taxed, so that a reader can check the sums: for each rate the sum of its lines,
 * its share in further charges or a discount, net and tax, and why the rest shows no tax.
 */
export function printedTaxes(
  { paper, lineTaxes, rules }: Pick<InvoiceDraft, 'paper' | 'lineTaxes' | 'rules'>,
  { taxes }: Pick<InvoiceAmounts, 'taxes'>,
): readonly PrintedTax[] {
  return taxes.map((group) => {
    const linesCents = paper.lines.reduce(
      (sum, { cents }, at) =>
        treatmentOf(lineTaxes[at], rules.taxMode) === group.treatment ? sum + (cents ?? 0) : sum,
      0,
    );
    return {
      ...group,
      linesCents,
      restCents: group.grossCents - linesCents,
      note: group.treatment === 'standard' ? '' : rules.exemptionNote.trim(),
    };
  });
}
