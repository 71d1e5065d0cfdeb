import { inProportion } from '../../in-proportion.ts';

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

type Sums = ReadonlyMap<TaxTreatment, number>;

/**
 * What belongs to no line, by treatment. What comes on top (further charges, a higher total that was
 * agreed) goes with the transport, and only where there is none with what there is. What is taken off
 * lessens the price of everything that was bought, in proportion (section 10 (1) UStG): taken from the
 * transport alone it would leave more tax than the customer paid for, and at last a base below zero.
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

/** Adds up amounts in cents by treatment, each where it first stands. */
function added(amounts: Iterable<readonly [TaxTreatment, number]>): Sums {
  const sums = new Map<TaxTreatment, number>();
  for (const [treatment, cents] of amounts) {
    sums.set(treatment, (sums.get(treatment) ?? 0) + cents);
  }
  return sums;
}

/**
 * What is taxed alike, in the order in which it first stands on the invoice. `restCents` is what
 * belongs to no line: further charges or a discount, and what an agreed total differs by. No group is
 * below zero where no line and not the total is.
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
