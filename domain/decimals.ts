/** The number of decimals allowed on the wire: kilograms, euro and percentages all have two. */
export const MOST_DECIMALS = 2;

const SCALE = 10 ** MOST_DECIMALS;
/** The rounding error of binary fractions: 0.1 + 0.2 is meant to be 0.3. */
const NOISE = 1e-6;

/** Whether a number has at most two decimals, ignoring the rounding error of binary fractions. */
export const hasFewDecimals = (value: number): boolean =>
  Number.isInteger(value) || Math.abs(value * SCALE - Math.round(value * SCALE)) <= NOISE;

/**
 * A number of two decimals without the rounding error; a number with more decimals is returned
 * unchanged.
 */
export const withoutNoise = (value: number): number =>
  hasFewDecimals(value) ? Math.round(value * SCALE) / SCALE : value;
