/** How people are slowed down who show wrong passwords. Times are milliseconds. */
export type WaitRule = {
  /** Failures that cost no time. */
  readonly free: number;
  /** The wait after the first failure that is not free; it doubles with each one that follows. */
  readonly firstMs: number;
  readonly mostMs: number;
};

const MINUTE_MS = 60_000;

/** For one number from one address, or on one device. */
export const CALM: WaitRule = { free: 5, firstMs: 15_000, mostMs: 15 * MINUTE_MS };

/**
 * While many addresses try the same number. The first try of each address stays free, so that the
 * owner of the number gets in from any place that nobody else has used against them.
 */
export const UNDER_ATTACK: WaitRule = { free: 1, firstMs: MINUTE_MS, mostMs: 60 * MINUTE_MS };

/** Failures at one number within a day, from everywhere, that count as an attack on it. */
export const ATTACK_FROM = 100;

/** The waits after the first failure, the second and so on; the last one holds for all that follow. */
export function signInWaits({ free, firstMs, mostMs }: WaitRule): readonly number[] {
  const doublings = Math.ceil(Math.log2(mostMs / firstMs));
  const growing = Array.from({ length: doublings + 1 }, (_, at) =>
    Math.min(firstMs * 2 ** at, mostMs),
  );
  return [...Array.from({ length: free }, () => 0), ...growing];
}
