/** How often something may be done: so many times at once, and once more after each interval. */
export type Allowance = { readonly atOnce: number; readonly everyMs: number };

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Codes for one number that are asked for on one device that its owner has signed in with. */
export const CODES_OF_DEVICE: Allowance = { atOnce: 4, everyMs: HOUR_MS };

/**
 * Codes for one number that are asked for at one address. It grows more slowly than
 * `CODES_OF_NUMBER`, so that one address alone cannot use that up.
 */
export const CODES_OF_ADDRESS: Allowance = { atOnce: 3, everyMs: 2 * HOUR_MS };

/** Codes for one number that unknown devices ask for, wherever they are. */
export const CODES_OF_NUMBER: Allowance = { atOnce: 6, everyMs: HOUR_MS };

/** Codes that unknown devices ask for at one address, for all numbers together. */
export const CODES_ASKED_AT_ADDRESS: Allowance = { atOnce: 20, everyMs: 3 * MINUTE_MS };

/** Codes that unknown devices try at one address, for all numbers together. */
export const CODES_TRIED_AT_ADDRESS: Allowance = { atOnce: 30, everyMs: MINUTE_MS / 2 };

/**
 * How often a code can be tried where it was asked for. Anywhere else there is one try for each
 * number while a code can live: enough for somebody who has the code in hand.
 */
export const TRIES_OF_CODE = 5;
