import type { Purpose } from '../../domain/messages/campaign-values.ts';

/** Attempts that were certainly not taken; back-off spreads them over about four hours. */
export const MOST_ATTEMPTS = 32;

const LIFE_MS = 24 * 3_600_000;
/** A code is of no use any more after this time. */
const CODE_LIFE_MS = 10 * 60_000;

/** How long after it was due a message may still be sent. */
export const lifeOf = (purpose: Purpose | string): number =>
  purpose === 'security' ? CODE_LIFE_MS : LIFE_MS;
