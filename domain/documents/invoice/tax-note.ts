import { fromCents } from '../../money.ts';
import type { InvoiceAmounts, InvoiceDraft } from './invoice-draft.ts';
import { treatmentOf } from './tax.ts';

/** Cents as German papers print them, with the minus of their tables: `−1.234,50 €`. */
const euros = (cents: number): string => {
  const [whole = '0', decimals = '00'] = fromCents(cents).split('.');
  return `${whole.replace('-', '−').replace(/\B(?=(\d{3})+$)/g, '.')},${decimals}\u00a0€`;
};

const positions = (numbers: readonly number[]): string =>
  numbers.length === 1 ? `Position ${numbers[0]}` : `Positionen ${numbers.join(', ')}`;

/** As the paper calls what is charged beside the lines. */
const FURTHER_CHARGE = ' und Weitere Berechnung';

/**
 * What the printed invoice says about tax, in German as the law is: why none is shown, and of what
 * is taxed the net amount, the rate and the tax (section 14 (4) no. 7 and 8 UStG). On exempt lines
 * no amount of tax is ever printed: one that is shown wrongly is owed (section 14c UStG).
 */
export function taxNote(
  { paper, lineTaxes, rules }: Pick<InvoiceDraft, 'paper' | 'lineTaxes' | 'rules'>,
  { taxes }: InvoiceAmounts,
): string {
  const treatments = paper.lines.map((_, at) => treatmentOf(lineTaxes[at], rules.taxMode));
  const isMixed = taxes.length > 1;
  // Further charges go with the transport (`taxGroups`); a discount lessens both. A Storno takes
  // everything back, so its charges are below zero.
  const sign = paper.status === 'storno' ? -1 : 1;
  const withCharge = isMixed && sign * (paper.extraCents ?? 0) > 0 ? 'exempt' : undefined;
  return taxes
    .map(({ treatment, percent, netCents, taxCents }) => {
      const lines = treatments.flatMap((one, at) => (one === treatment ? [at + 1] : []));
      const charge = treatment === withCharge ? FURTHER_CHARGE : '';
      const which = isMixed && lines.length > 0 ? `${positions(lines)}${charge}: ` : '';
      if (treatment !== 'standard') return `${which}${rules.exemptionNote.trim()}`;
      return `${which}Netto ${euros(netCents)}, enthaltene Umsatzsteuer ${percent}\u00a0% ${euros(taxCents)}.`;
    })
    .join('\n');
}
