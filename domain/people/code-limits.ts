/** How often something may be done: so many times at once, and once more after each interval. */
export type Allowance = { readonly atOnce: number; readonly everyMs: number };

/** What is allowed to a network in which one address is allowed so much (`AddressGroup.times`). */
export const widened = ({ atOnce, everyMs }: Allowance, times: number): Allowance => ({
  atOnce: atOnce * times,
  everyMs: everyMs / times,
});

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Codes for one number that are requested on one device that its owner has signed in with. */
export const CODES_OF_DEVICE: Allowance = { atOnce: 4, everyMs: HOUR_MS };

/** Codes for one number that are requested at one address. */
export const CODES_OF_ADDRESS: Allowance = { atOnce: 3, everyMs: 2 * HOUR_MS };

/**
 * Codes for one number that unknown devices ask for in the network of one provider. It grows more
 * slowly than `CODES_OF_NUMBER`, so that no network alone can use that up.
 */
export const CODES_OF_PREFIX: Allowance = { atOnce: 4, everyMs: 1.5 * HOUR_MS };

/** Codes for one number that unknown devices ask for, in networks that are new to its owner. */
export const CODES_OF_NUMBER: Allowance = { atOnce: 12, everyMs: HOUR_MS };

/** Codes that unknown devices ask for at one address, for all numbers together. */
export const CODES_REQUESTED_AT_ADDRESS: Allowance = { atOnce: 20, everyMs: 3 * MINUTE_MS };

/**
 * How often unknown devices at one address learn that nobody has a number. The specification
 * demands this answer, and it reveals who has an account; after that, every number has to wait.
 */
export const NOBODY_NOTIFIED_AT_ADDRESS: Allowance = { atOnce: 10, everyMs: 10 * MINUTE_MS };

/** Codes that unknown devices try at one address, for all numbers together. */
export const CODES_TRIED_AT_ADDRESS: Allowance = { atOnce: 30, everyMs: MINUTE_MS / 2 };

/** How many codes the house sends in a day, where its settings say nothing else. */
export const CODES_OF_HOUSE = 500;

/**
 * How often a code can be tried where it was requested. Anywhere else there is one try for each
 * number while a code can live: enough for somebody who has the code in hand.
 */
export const TRIES_OF_CODE = 5;
