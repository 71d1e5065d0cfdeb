/** Margins and text width of a business letter, in millimetres (DIN 5008). */
export const LETTER = { left: 25, right: 20, width: 165 } as const;
