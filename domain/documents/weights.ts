import { toGrams } from '../weight.ts';

/**
 * The places where the weight of an order is stored, in grams; `null` if it has not been weighed.
 */
export type WrittenWeights = { readonly order: number | null; readonly parcels: number | null };

type Weighed = {
  /** The order's weight in kilograms; 0 if none has been entered. */
  readonly wights: number;
  /** Its parcels, in kilograms. */
  readonly parcels: readonly { readonly weight: number | null }[];
};

/**
 * The weights of an order and of its parcels. The parcels are added up once each of them has been
 * weighed.
 */
export const writtenWeights = ({ wights, parcels }: Weighed): WrittenWeights => ({
  order: wights > 0 ? toGrams(wights) : null,
  parcels: parcels.length > 0 ? sumOf(parcels) : null,
});

const sumOf = (parcels: Weighed['parcels']): number | null =>
  parcels.reduce<number | null>(
    (sum, { weight }) => (sum === null || weight === null ? null : sum + toGrams(weight)),
    0,
  );

/**
 * The places where another weight is stored than in a document; none if the document states no
 * weight.
 */
export const otherWeights = (
  grams: number,
  written: WrittenWeights,
): readonly { readonly at: keyof WrittenWeights; readonly grams: number }[] =>
  (['order', 'parcels'] as const).flatMap((at) => {
    const there = written[at];
    return grams === 0 || there === null || there === grams ? [] : [{ at, grams: there }];
  });
