import { isMoney, toCents } from '../money.ts';
import type { Price } from '../resources/prices.ts';
import { toGrams } from '../weight.ts';

/** What a parcel of a weight costs in a direction, and which price says so: `undefined` for that of a kilogram. */
export type Offer = { readonly name: string | undefined; readonly cents: number };

type Listed = Pick<Price, 'name' | 'direction' | 'unit' | 'weightFrom' | 'weightTo' | 'price'>;

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
  { prices, perKilogram }: { prices: readonly Listed[]; perKilogram: string | undefined },
): readonly Offer[] {
  const listed = prices.filter(
    ({ unit, direction: way, price }) =>
      (unit === 'parcel' || unit === 'kilogram') &&
      (way === 'both' || way === direction) &&
      isMoney(price),
  );
  const within = listed.filter((price) => contains(price, kilograms, false));
  const beginning = listed.filter((price) => contains(price, kilograms, true));
  const found = (within.length > 0 ? within : beginning).map(({ name, unit, price }) => ({
    name,
    cents: unit === 'kilogram' ? times(price, kilograms) : toCents(price),
  }));
  if (found.length > 0) return found.toSorted((one, other) => one.cents - other.cents);
  return isMoney(perKilogram) && toCents(perKilogram) > 0
    ? [{ name: undefined, cents: times(perKilogram, kilograms) }]
    : [];
}

function contains({ weightFrom, weightTo }: Listed, weight: number, withStart: boolean): boolean {
  const from = weightFrom ?? 0;
  return (weight > from || (withStart && weight === from)) && weight <= (weightTo ?? weight);
}

/** In whole grams and cents, so that no fraction of a binary number is rounded. */
const times = (price: string, kilograms: number): number =>
  Math.round((toCents(price) * toGrams(kilograms)) / GRAMS);
