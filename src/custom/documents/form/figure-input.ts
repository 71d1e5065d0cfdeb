/** The style of an input for figures: digits of equal width, left to right. */
export const FIGURE = {
  dir: 'ltr',
  inputMode: 'decimal',
  style: { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
} as const;
