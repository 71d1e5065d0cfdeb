/** No pause before another try is longer, whatever a provider requests. */
export const LONGEST_PAUSE_MS = 3_600_000;

const FIRST_MS = 1_000;
const LONGEST_MS = 10 * 60_000;

/** How long to wait after an attempt that was certainly not taken: twice as long each time. */
export const backOff = (attempts: number): number =>
  Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.max(0, Math.min(attempts, 30) - 1));
