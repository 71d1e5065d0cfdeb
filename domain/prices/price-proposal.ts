import { fromCents, isMoney, toCents } from '../money.ts';
import { type WeighedParcel, weighedGrams } from '../parcels/weighing.ts';
import { fromGrams, toGrams } from '../weight.ts';
import { type Offer, offersForWeight, type PriceList, times } from './offers-for-weight.ts';

/** Parcels that the same price of the list is for. */
export type ProposedPart = Pick<Offer, 'name' | 'unit' | 'unitCents'> & {
  readonly parcels: number;
  /** What they weigh together. */
  readonly kilograms: number;
  readonly cents: number;
};

/** What the price list says that the transport of an order costs. */
export type PriceProposal = {
  readonly parts: readonly ProposedPart[];
  readonly cents: number;
  /** Whether the parcels have not been weighed one by one: the weight is divided evenly between them. */
  readonly isEstimate: boolean;
};

/** What is to be transported. */
export type Shipment = {
  readonly direction: 'A' | 'B';
  /** Kilograms of the whole. */
  readonly kilograms: number | null | undefined;
  /** The number of parcels, of which there is one at least. */
  readonly count: number | null | undefined;
  /** The parcels as far as they are known. */
  readonly parcels: readonly WeighedParcel[];
};

/**
 * The price of a shipment by the list: each parcel at its cheapest price. Parcels count as they were
 * weighed if they add up to the weight of the whole; otherwise that weight is divided evenly. Nothing
 * is proposed without a weight, or if the list has no price for one of the parcels.
 */
export function proposePrice(shipment: Shipment, list: PriceList): PriceProposal | undefined {
  const weights = weightsOf(shipment);
  if (!weights) return undefined;
  const parts = new Map<string, ProposedPart & { readonly grams: number }>();
  for (const grams of weights.grams) {
    const [offer] = offersForWeight(grams / GRAMS, shipment.direction, list);
    if (!offer) return undefined;
    const { name, unit, unitCents } = offer;
    const key = `${unit} ${unitCents} ${name ?? ''}`;
    const former = parts.get(key) ?? { parcels: 0, grams: 0 };
    const sum = { parcels: former.parcels + 1, grams: former.grams + grams };
    parts.set(key, { name, unit, unitCents, ...sum, ...amountOf({ unit, unitCents }, sum) });
  }
  const found = [...parts.values()].map(({ grams: _, ...part }) => part);
  return {
    parts: found,
    cents: found.reduce((sum, { cents }) => sum + cents, 0),
    isEstimate: weights.isEstimate,
  };
}

const GRAMS = 1000;

/** The parcels of one price are rounded once, so that the figures that are shown make the amount. */
function amountOf(
  { unit, unitCents }: Pick<Offer, 'unit' | 'unitCents'>,
  { parcels, grams }: { readonly parcels: number; readonly grams: number },
) {
  const kilograms = fromGrams(grams);
  switch (unit) {
    case 'parcel':
      return { kilograms, cents: unitCents * parcels };
    case 'kilogram':
      return { kilograms, cents: times(unitCents, grams) };
    default:
      return unit satisfies never;
  }
}

type Weights = { readonly grams: readonly number[]; readonly isEstimate: boolean };

/** The weight of each parcel in grams; nothing if no weight is known. */
function weightsOf({ kilograms, count, parcels }: Shipment): Weights | undefined {
  const whole = toGrams(kilograms ?? 0);
  if (!(whole > 0)) return undefined;
  if (weighedGrams(parcels) === whole) {
    return { grams: parcels.map(({ weight }) => toGrams(weight ?? 0)), isEstimate: false };
  }
  const number = Math.max(1, Math.trunc(count ?? 1));
  return { grams: inEqualParts(whole, number), isEstimate: number > 1 };
}

/** A weight in parts that differ by a gram at most and make the whole. */
function inEqualParts(grams: number, parts: number): readonly number[] {
  const least = Math.floor(grams / parts);
  const heavier = grams - least * parts;
  return Array.from({ length: parts }, (_, at) => (at < heavier ? least + 1 : least));
}

/** The part of an order's price that its transport costs. */
type Priced = {
  readonly priceTotal?: string | null;
  /** Further charges, which the list does not know. */
  readonly priceSub?: string | null;
  readonly content?: readonly Line[] | null;
};
type Line = { readonly price?: string | null };

const centsIn = (money: string | null | undefined): number => (isMoney(money) ? toCents(money) : 0);

/**
 * What an order takes for its transport, in cents: its only invoice line, or its total without the
 * further charges. `null` if that is open, `undefined` if several lines share it, each with a price of its own.
 */
export function transportCents({
  priceTotal,
  priceSub,
  content,
}: Priced): number | null | undefined {
  const [line, ...others] = content ?? [];
  if (others.length > 0) return undefined;
  if (line) return isMoney(line.price) ? toCents(line.price) : null;
  return isMoney(priceTotal) ? toCents(priceTotal) - centsIn(priceSub) : null;
}

/** What changes in an order that takes a price for its transport. Only one invoice line can take it. */
export function withTransportPrice<Of extends Line>(
  { priceSub, content }: Priced & { readonly content?: readonly Of[] | null },
  cents: number,
): { readonly priceTotal: string; readonly content?: readonly Of[] } {
  const priceTotal = fromCents(cents + centsIn(priceSub));
  const [line, ...others] = content ?? [];
  if (others.length > 0) throw new RangeError('Several invoice lines have prices of their own.');
  return line ? { priceTotal, content: [{ ...line, price: fromCents(cents) }] } : { priceTotal };
}
