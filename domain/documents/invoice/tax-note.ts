import {
  OUTSIDE_NOTE,
  REVERSE_CHARGE_NOTE,
  type TaxGroup,
  treatmentOf,
} from '../../company/tax.ts';
import { fromCents } from '../../money.ts';
import {
  type InvoiceAmounts,
  type InvoiceDraft,
  type InvoiceRules,
  taxRulesOf,
} from './invoice-draft.ts';

/** Cents in the format of German documents, with the minus sign of their tables: `−1.234,50 €`. */
const euros = (cents: number): string => {
  const [whole = '0', decimals = '00'] = fromCents(cents).split('.');
  return `${whole.replace('-', '−').replace(/\B(?=(\d{3})+$)/g, '.')},${decimals}\u00a0€`;
};

const positions = (numbers: readonly number[]): string =>
  numbers.length === 1 ? `Position ${numbers[0]}` : `Positionen ${numbers.join(', ')}`;

/** The document's label for what is charged besides the lines. */
const FURTHER_CHARGE = ' und Weitere Berechnung';

type Noted = Pick<InvoiceDraft, 'document' | 'lineTaxes' | 'rules'>;

/**
 * The lines that belong to a group, and the further charges that go with it; empty if it is the
 * only one.
 */
function linesOf(
  { document, lineTaxes, rules }: Noted,
  { treatment }: TaxGroup,
  isMixed: boolean,
): string {
  if (!isMixed) return '';
  const lines = document.lines.flatMap((_, at) =>
    treatmentOf(lineTaxes[at], taxRulesOf({ document, rules })) === treatment ? [at + 1] : [],
  );
  if (lines.length === 0) return '';
  // Further charges go with the transport (`taxGroups`); a discount reduces both. A Storno takes
  // everything back, so its charges are below zero.
  const sign = document.status === 'storno' ? -1 : 1;
  const isCharged = treatment === 'exempt' && sign * (document.extraCents ?? 0) > 0;
  return `${positions(lines)}${isCharged ? FURTHER_CHARGE : ''}: `;
}

/** Why a group of lines shows no tax; empty if it shows one. */
export function untaxedReason({ treatment }: TaxGroup, rules: InvoiceRules): string {
  if (treatment === 'standard') return '';
  if (treatment === 'outside') return OUTSIDE_NOTE;
  return treatment === 'reverseCharge' ? REVERSE_CHARGE_NOTE : rules.exemptionNote.trim();
}

const exemptNote = (noted: Noted, group: TaxGroup, isMixed: boolean): string =>
  `${linesOf(noted, group, isMixed)}${untaxedReason(group, noted.rules)}`;

/**
 * What an invoice says about tax, in German like the law: why no tax is shown, and for the taxed
 * part the net amount, the rate and the tax (section 14 (4) no. 7 and 8 UStG). No amount of tax is
 * ever printed for exempt lines: tax that is shown wrongly is owed (section 14c UStG).
 */
export function taxNote(noted: Noted, { taxes }: InvoiceAmounts): string {
  const isMixed = taxes.length > 1;
  return taxes
    .map((group) => {
      const { treatment, percent, netCents, taxCents } = group;
      if (treatment !== 'standard') return exemptNote(noted, group, isMixed);
      return `${linesOf(noted, group, isMixed)}Netto ${euros(netCents)}, enthaltene Umsatzsteuer ${percent}\u00a0% ${euros(taxCents)}.`;
    })
    .join('\n');
}
