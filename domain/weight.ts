/** Kilograms on the wire, with up to two decimals, to whole grams. */
export const toGrams = (kilograms: number): number => Math.round(kilograms * 1000);

/** Grams to the kilograms of the wire, rounded to two decimals. */
export const fromGrams = (grams: number): number => Math.round(grams / 10) / 100;
