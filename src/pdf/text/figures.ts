const NO_BREAK_SPACE = '\u00a0';

/** Integer cents as a German amount without its currency: `123450` is `1.234,50`. */
export function amount(cents: number): string {
  const size = Math.abs(Math.round(cents));
  const decimals = String(size % 100).padStart(2, '0');
  return `${cents < 0 ? '−' : ''}${grouped(Math.trunc(size / 100))},${decimals}`;
}

const grouped = (whole: number): string => String(whole).replace(/\B(?=(\d{3})+$)/g, '.');

/** Integer cents as euro: `1.234,50 €`. */
export const euros = (cents: number): string => `${amount(cents)}${NO_BREAK_SPACE}€`;

/** How many decimals some weights need to be exact: two, or three if single grams are left. */
export const decimalsOf = (weights: readonly (number | null)[]): 2 | 3 =>
  weights.some((grams) => (grams ?? 0) % 10 !== 0) ? 3 : 2;

/**
 * Grams as kilograms, `12,50` or `0,125`; figures below each other are given a common number of
 * decimals.
 */
export function kilograms(grams: number, decimals = decimalsOf([grams])): string {
  const size = Math.abs(Math.round(grams));
  const fraction = String(size % 1000)
    .padStart(3, '0')
    .slice(0, decimals);
  return `${grams < 0 ? '−' : ''}${grouped(Math.trunc(size / 1000))},${fraction}`;
}

/** A whole number with points between its thousands. */
export const count = (number: number): string => grouped(Math.round(number));

/**
 * An ISO date as `DD.MM.YYYY` or with another separator; a text that is not a date is returned
 * unchanged.
 */
export function day(date: string, separator = '.'): string {
  const [, year, month, dayOfMonth] = /^(\d{4})-(\d{2})-(\d{2})/.exec(date) ?? [];
  return year ? [dayOfMonth, month, year].join(separator) : date;
}
