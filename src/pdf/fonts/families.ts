/**
 * The font families of the documents, in the order in which they are searched for a letter. Each has
 * one file per script and weight; the Arabic one must be version 5.1.0 of its package (decision
 * 19).
 */
export const FAMILIES = ['Latin', 'LatinExtended', 'Arabic', 'Greek', 'Cyrillic'] as const;
export type Family = (typeof FAMILIES)[number];

export const WEIGHTS = [400, 700] as const;
export type Weight = (typeof WEIGHTS)[number];

/** Reads the WOFF file of a font, from our own origin or from the installed packages. */
export type ReadFont = (family: Family, weight: Weight) => Promise<Uint8Array<ArrayBuffer>>;

/** The fonts in which a letter is looked for, in this order. */
export const FONTS: string[] = [...FAMILIES];
