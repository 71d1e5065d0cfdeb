import {
  bearsTax,
  type LineTax,
  netOfGross,
  STANDARD_PERCENT,
  type TaxRules,
  taxGroups,
  treatmentOf,
} from '../../company/tax.ts';
import type { PriceBasis } from '../../orders/buyer-tax.ts';

/** The prices of an invoice as they are typed, in cents. */
export type TypedPrices = {
  readonly lines: readonly { readonly tax?: LineTax | null; readonly cents: number | null }[];
  readonly extraCents: number | null;
  /** A total that was agreed; `null` if the computed one holds. */
  readonly totalCents: number | null;
};

type Rules = Pick<TaxRules, 'taxMode' | 'isTransportTaxed'>;

/** A price with the tax in it from one without, rounded away from zero, as `netOfGross` does. */
const grossOfNet = (cents: number): number =>
  cents + (Math.sign(cents) * Math.round((Math.abs(cents) * STANDARD_PERCENT) / 100) || 0);

const INTO: Readonly<Record<PriceBasis, (cents: number) => number>> = {
  net: (cents) => netOfGross(cents, STANDARD_PERCENT),
  gross: grossOfNet,
};

const sum = (amounts: readonly (number | null)[]): number =>
  amounts.reduce<number>((all, cents) => all + (cents ?? 0), 0);

/** What the lines that bear tax come to; the rest of an invoice is the same with tax and without. */
export const taxedLinesCents = ({ lines }: Pick<TypedPrices, 'lines'>, rules: Rules): number =>
  sum(lines.filter(({ tax }) => bearsTax(tax, rules)).map(({ cents }) => cents));

/**
 * Prices without the tax that is in them (`net`), or with the tax that is not (`gross`): of the
 * lines that bear tax, and of their share in further charges, a discount and an agreed total.
 */
export function pricesIn(basis: PriceBasis, prices: TypedPrices, rules: Rules): TypedPrices {
  const { lines, extraCents, totalCents } = prices;
  const into = INTO[basis];
  const { taxMode, isTransportTaxed = false } = rules;
  const taxed = lines.map(({ tax, cents }) => ({
    treatment: treatmentOf(tax, { taxMode, isTransportTaxed }),
    cents: cents ?? 0,
  }));
  const linesCents = taxedLinesCents(prices, rules);
  /** How much an amount that belongs to no line changes. */
  const changeOf = (restCents: number): number => {
    const group = taxGroups(taxed, restCents).find(({ treatment }) => treatment === 'standard');
    const share = group === undefined ? 0 : group.grossCents - linesCents;
    return into(share) - share;
  };
  const after = lines.map((line) =>
    line.cents !== null && bearsTax(line.tax, rules) ? { ...line, cents: into(line.cents) } : line,
  );
  const change = taxedLinesCents({ lines: after }, rules) - linesCents;
  const rest = totalCents === null ? 0 : totalCents - sum(lines.map(({ cents }) => cents));
  return {
    lines: after,
    extraCents: extraCents === null ? null : extraCents + changeOf(extraCents),
    totalCents: totalCents === null ? null : totalCents + change + changeOf(rest),
  };
}
