import { toGrams } from '../weight.ts';

/** Where the weight of an order is written down, in grams; `null` where nobody has weighed. */
export type WrittenWeights = { readonly order: number | null; readonly parcels: number | null };

type Weighed = {
  /** The order's weight in kilograms; 0 where nobody has entered one. */
  readonly wights: number;
  /** Its parcels, in kilograms. */
  readonly parcels: readonly { readonly weight: number | null }[];
};

/** What an order and its parcels weigh. Parcels count together once each of them has been weighed. */
export const writtenWeights = ({ wights, parcels }: Weighed): WrittenWeights => ({
  order: wights > 0 ? toGrams(wights) : null,
  parcels: parcels.length > 0 ? sumOf(parcels) : null,
});

const sumOf = (parcels: Weighed['parcels']): number | null =>
  parcels.reduce<number | null>(
    (sum, { weight }) => (sum === null || weight === null ? null : sum + toGrams(weight)),
    0,
  );

/** The places at which another weight is written down than a document says; none where it says none. */
export const otherWeights = (
  grams: number,
  written: WrittenWeights,
): readonly { readonly at: keyof WrittenWeights; readonly grams: number }[] =>
  (['order', 'parcels'] as const).flatMap((at) => {
    const there = written[at];
    return grams === 0 || there === null || there === grams ? [] : [{ at, grams: there }];
  });
