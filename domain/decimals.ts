/** Decimals that numbers of the wire may have: kilograms, euro and percent all have two. */
export const MOST_DECIMALS = 2;

const SCALE = 10 ** MOST_DECIMALS;
/** What sums of binary fractions leave behind: 0.1 + 0.2 is meant to be 0.3. */
const NOISE = 1e-6;

/** Whether a number has two decimals at most; the noise of binary fractions counts as none. */
export const hasFewDecimals = (value: number): boolean =>
  Number.isInteger(value) || Math.abs(value * SCALE - Math.round(value * SCALE)) <= NOISE;

/** A number of two decimals without the noise; one of more decimals stays as it is. */
export const withoutNoise = (value: number): number =>
  hasFewDecimals(value) ? Math.round(value * SCALE) / SCALE : value;
