/** Converts kilograms of the wire, with up to two decimals, to whole grams. */
export const toGrams = (kilograms: number): number => Math.round(kilograms * 1000);

/** Converts grams to kilograms of the wire, rounded to two decimals. */
export const fromGrams = (grams: number): number => Math.round(grams / 10) / 100;
