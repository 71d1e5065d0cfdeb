import { FAMILIES } from '../fonts/families.ts';

/** The fonts in which a letter is looked for, in this order. */
export const FONTS: string[] = [...FAMILIES];
