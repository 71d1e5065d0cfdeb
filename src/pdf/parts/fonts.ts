import { FAMILIES } from '../fonts/families.ts';

/** Where a letter is looked for, in this order. */
export const FONTS: string[] = [...FAMILIES];
