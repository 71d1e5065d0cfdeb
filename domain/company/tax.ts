import { inProportion } from '../in-proportion.ts';

/**
 * How a line of an invoice is taxed. `exempt`: cross-border transport (section 4 no. 3 a UStG);
 * `standard`: services and sales inside Germany, such as packing material or storage.
 */
export const LINE_TAXES = ['exempt', 'standard'] as const;
export type LineTax = (typeof LINE_TAXES)[number];

/** How the carrier is taxed: a small business (section 19 UStG) shows no tax on anything. */
export type TaxMode = 'regular' | 'smallBusiness';

/**
 * `reverseCharge`: the buyer owes the tax, so that the invoice shows none (section 14a UStG).
 * `outside`: a service whose place is in a third country; German tax does not arise at all.
 */
export type TaxTreatment = LineTax | 'smallBusiness' | 'reverseCharge' | 'outside';

/** What decides how the lines of an invoice are taxed, besides what each of them says. */
export type TaxRules = {
  readonly taxMode: TaxMode;
  /** The buyer owes the tax: a line at the standard rate bears none. */
  readonly isReverseCharge?: boolean;
  /** The place of every service is in a third country. */
  readonly isOutside?: boolean;
  /** Transport is not exempt for this buyer. */
  readonly isTransportTaxed?: boolean;
};

/** What an invoice must say where the buyer owes the tax (section 14a (5) UStG). */
export const REVERSE_CHARGE_NOTE =
  'Steuerschuldnerschaft des Leistungsempfängers (Reverse Charge).';

/** What an invoice says where the place of its service is in a third country. */
export const OUTSIDE_NOTE =
  'Nicht im Inland steuerbar: Ort der Leistung ist der Sitz des Leistungsempfängers (§ 3a Abs. 2 UStG).';

/** The standard rate of section 12 (1) UStG. */
export const STANDARD_PERCENT = 19;

/** The part of an invoice that is taxed alike, in cents. Prices are gross: they include the tax. */
export type TaxGroup = {
  readonly treatment: TaxTreatment;
  readonly percent: number;
  readonly grossCents: number;
  readonly netCents: number;
  readonly taxCents: number;
};

/** The net part of a gross amount in cents, rounded to the nearest cent away from zero. */
export const netOfGross = (grossCents: number, percent: number): number =>
  Math.sign(grossCents) * Math.round((Math.abs(grossCents) * 100) / (100 + percent)) || 0;

const percentOf = (treatment: TaxTreatment): number =>
  treatment === 'standard' ? STANDARD_PERCENT : 0;

/** How a line is taxed under the rules of its invoice; a line without a treatment is transport. */
export function treatmentOf(
  tax: LineTax | null | undefined,
  { taxMode, isReverseCharge = false, isOutside = false, isTransportTaxed = false }: TaxRules,
): TaxTreatment {
  if (taxMode === 'smallBusiness') return 'smallBusiness';
  if (isOutside) return 'outside';
  const own = isTransportTaxed ? 'standard' : (tax ?? 'exempt');
  return own === 'standard' && isReverseCharge ? 'reverseCharge' : own;
}

/** How a line would be taxed if its buyer owed no tax itself, and so whether its price holds any. */
export const bearsTax = (
  tax: LineTax | null | undefined,
  { taxMode, isTransportTaxed = false }: TaxRules,
): boolean => treatmentOf(tax, { taxMode, isTransportTaxed }) === 'standard';

function groupOf(treatment: TaxTreatment, grossCents: number): TaxGroup {
  const percent = percentOf(treatment);
  const netCents = netOfGross(grossCents, percent);
  return { treatment, percent, grossCents, netCents, taxCents: grossCents - netCents };
}

type Sums = ReadonlyMap<TaxTreatment, number>;

/**
 * The amounts that belong to no line, by treatment. Additions (further charges, a higher agreed
 * total) go with the transport, or with what there is if there is no transport. A deduction reduces
 * the price of everything in proportion (section 10 (1) UStG): taken from the transport alone it
 * would leave more tax than the customer paid for, and finally a base below zero.
 */
function spreadRest(sums: Sums, restCents: number): Sums {
  const amounts = [...sums.values()];
  if (restCents < 0 && amounts.reduce((sum, cents) => sum + cents, 0) > 0) {
    const parts = inProportion(restCents, amounts);
    return new Map([...sums.keys()].map((treatment, at) => [treatment, parts[at] ?? 0]));
  }
  const [first = 'exempt'] = sums.keys();
  return new Map(restCents === 0 ? [] : [[sums.has('exempt') ? 'exempt' : first, restCents]]);
}

/** Adds up amounts in cents by treatment, in order of first appearance. */
function added(amounts: Iterable<readonly [TaxTreatment, number]>): Sums {
  const sums = new Map<TaxTreatment, number>();
  for (const [treatment, cents] of amounts) {
    sums.set(treatment, (sums.get(treatment) ?? 0) + cents);
  }
  return sums;
}

/**
 * The parts of an invoice that are taxed alike, in order of first appearance. `restCents` is what
 * belongs to no line: further charges or a discount, and the difference of an agreed total. No
 * group is below zero unless a line or the total is.
 */
export function taxGroups(
  lines: readonly { readonly treatment: TaxTreatment; readonly cents: number }[],
  restCents: number,
): readonly TaxGroup[] {
  const sums = added(lines.map(({ treatment, cents }) => [treatment, cents]));
  return [...added([...sums, ...spreadRest(sums, restCents)])].map(([treatment, cents]) =>
    groupOf(treatment, cents),
  );
}
