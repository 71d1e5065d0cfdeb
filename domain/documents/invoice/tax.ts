/**
 * How a line of an invoice is taxed. `exempt`: transport over the border (section 4 no. 3 a UStG);
 * `standard`: what is done or sold inside Germany, such as packing material or storage.
 */
export const LINE_TAXES = ['exempt', 'standard'] as const;
export type LineTax = (typeof LINE_TAXES)[number];

/** How the carrier is taxed: a small business (section 19 UStG) shows no tax on anything. */
export type TaxMode = 'regular' | 'smallBusiness';

export type TaxTreatment = LineTax | 'smallBusiness';

/** The standard rate of section 12 (1) UStG. */
export const STANDARD_PERCENT = 19;

/** What of an invoice is taxed alike, in cents. Prices are gross: the tax is inside them. */
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

/** How a line is treated by a carrier of this mode; a line that says nothing is transport. */
export const treatmentOf = (tax: LineTax | null | undefined, mode: TaxMode): TaxTreatment =>
  mode === 'smallBusiness' ? 'smallBusiness' : (tax ?? 'exempt');

function groupOf(treatment: TaxTreatment, grossCents: number): TaxGroup {
  const percent = percentOf(treatment);
  const netCents = netOfGross(grossCents, percent);
  return { treatment, percent, grossCents, netCents, taxCents: grossCents - netCents };
}

/**
 * What is taxed alike, in the order in which it first stands on the invoice. `restCents` is what
 * belongs to no line (further charges, an agreed total): it goes with the transport, and only where
 * there is none with what there is.
 */
export function taxGroups(
  lines: readonly { readonly treatment: TaxTreatment; readonly cents: number }[],
  restCents: number,
): readonly TaxGroup[] {
  const sums = new Map<TaxTreatment, number>();
  for (const { treatment, cents } of lines) {
    sums.set(treatment, (sums.get(treatment) ?? 0) + cents);
  }
  if (restCents !== 0) {
    const [first = 'exempt'] = sums.keys();
    const home = sums.has('exempt') ? 'exempt' : first;
    sums.set(home, (sums.get(home) ?? 0) + restCents);
  }
  return [...sums].map(([treatment, cents]) => groupOf(treatment, cents));
}
