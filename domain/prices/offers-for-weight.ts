import { isMoney, toCents } from '../money.ts';
import type { Price } from '../resources/prices.ts';
import { toGrams } from '../weight.ts';

/** What a parcel of a weight costs in a direction, and which price says so. */
export type Offer = {
  /** `undefined` for the price of a kilogram that the list does not name. */
  readonly name: string | undefined;
  readonly cents: number;
  /** What the price is for, and how much that is. */
  readonly unit: 'parcel' | 'kilogram';
  readonly unitCents: number;
};

type Listed = Pick<Price, 'name' | 'direction' | 'unit' | 'weightFrom' | 'weightTo' | 'price'>;

/** The prices of the carrier, and the price of a kilogram for what they do not name. */
export type PriceList = {
  readonly prices: readonly Listed[];
  readonly perKilogram: string | undefined;
};

const GRAMS = 1000;

/**
 * What a parcel costs in a direction: the prices of a parcel or of a kilogram whose range contains its
 * weight, the cheapest first. A range begins above its lower end and contains its upper one, so that 5 kg
 * are still "up to 5 kg"; only where no price contains a weight so, one that begins with it does. The
 * price of a kilogram holds where the list has none.
 */
export function offersForWeight(
  kilograms: number,
  direction: 'A' | 'B',
  { prices, perKilogram }: PriceList,
): readonly Offer[] {
  const listed = prices.flatMap(({ unit, direction: way, price, ...rest }) =>
    (unit === 'parcel' || unit === 'kilogram') &&
    (way === 'both' || way === direction) &&
    isMoney(price)
      ? [{ ...rest, unit, unitCents: toCents(price) }]
      : [],
  );
  const within = listed.filter((price) => contains(price, kilograms, false));
  const beginning = listed.filter((price) => contains(price, kilograms, true));
  const found = (within.length > 0 ? within : beginning).map(({ name, unit, unitCents }) => ({
    name,
    unit,
    unitCents,
    cents: unit === 'kilogram' ? times(unitCents, toGrams(kilograms)) : unitCents,
  }));
  if (found.length > 0) return found.toSorted((one, other) => one.cents - other.cents);
  if (!isMoney(perKilogram)) return [];
  const unitCents = toCents(perKilogram);
  const cents = times(unitCents, toGrams(kilograms));
  return unitCents > 0 ? [{ name: undefined, unit: 'kilogram', unitCents, cents }] : [];
}

type Range = Pick<Listed, 'weightFrom' | 'weightTo'>;

function contains({ weightFrom, weightTo }: Range, weight: number, withStart: boolean): boolean {
  const from = weightFrom ?? 0;
  return (weight > from || (withStart && weight === from)) && weight <= (weightTo ?? weight);
}

/** What some grams cost at the price of a kilogram, in whole cents. */
export const times = (unitCents: number, grams: number): number =>
  Math.round((unitCents * grams) / GRAMS);
