/** How an input for a figure looks: digits of equal width, written from left to right. */
export const FIGURE = {
  dir: 'ltr',
  inputMode: 'decimal',
  style: { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
} as const;
