import { fromGrams, toGrams } from '../weight.ts';

/** What the scales measured of a parcel, in kilograms; `null` until it has been weighed. */
export type WeighedParcel = { readonly weight: number | null };

/** The weights of an order: kilograms, as on the wire. */
export type OrderWeights = {
  /** The weight that everything reckons with; 0 if none is known. */
  readonly wights: number;
  /** What was announced, once the scales have measured something else; `null` until then. */
  readonly announcedWeight?: number | null;
};

/** The weight of all parcels together, in grams; `null` unless each of them has been weighed. */
export function weighedGrams(parcels: readonly WeighedParcel[]): number | null {
  if (parcels.length === 0) return null;
  return parcels.reduce<number | null>(
    (sum, { weight }) => (sum === null || weight === null ? null : sum + toGrams(weight)),
    0,
  );
}

/** How many of some parcels have been weighed, and what those weigh together in kilograms. */
export function weighedSoFar(parcels: readonly WeighedParcel[]): {
  readonly count: number;
  readonly kilograms: number;
} {
  const weighed = parcels.flatMap(({ weight }) => (weight === null ? [] : [toGrams(weight)]));
  return {
    count: weighed.length,
    kilograms: fromGrams(weighed.reduce((sum, grams) => sum + grams, 0)),
  };
}

type Weighing = {
  readonly before: readonly WeighedParcel[];
  readonly after: readonly WeighedParcel[];
};

/**
 * What a change of the parcels' weights makes of the weights of their order; nothing where it changes
 * none. As soon as all parcels have been weighed, the order weighs what they weigh, and what was
 * announced is put aside. It comes back when a weight is taken back.
 */
export function orderWeightsAfter(
  { wights, announcedWeight = null }: OrderWeights,
  { before, after }: Weighing,
): Required<OrderWeights> | undefined {
  const grams = weighedGrams(after);
  const former = weighedGrams(before);
  if (grams === former) return undefined;
  if (grams !== null) {
    if (grams === toGrams(wights)) return undefined;
    return { wights: fromGrams(grams), announcedWeight: announcedWeight ?? wights };
  }
  const isWeighed = former === toGrams(wights);
  return isWeighed && announcedWeight !== null
    ? { wights: announcedWeight, announcedWeight: null }
    : undefined;
}

/** Scales and suitcases differ by so much without anybody having to ask: a tenth, and half a kilogram. */
const USUAL_SHARE = 0.1;
const USUAL_GRAMS = 500;

/** How much more was weighed than announced, in kilograms, and whether somebody should ask why. */
export function weightDifference(
  announced: number,
  weighed: number,
): { readonly kilograms: number; readonly isNotable: boolean } {
  const grams = toGrams(weighed) - toGrams(announced);
  const usual = Math.max(USUAL_GRAMS, toGrams(announced) * USUAL_SHARE);
  return { kilograms: fromGrams(grams), isNotable: Math.abs(grams) > usual };
}
