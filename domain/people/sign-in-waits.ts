/** How sign-in is slowed down after wrong passwords. Times are in milliseconds. */
export type WaitRule = {
  /** How many failures cause no wait. */
  readonly free: number;
  /** The wait after the first failure that is not free; it doubles with each further failure. */
  readonly firstMs: number;
  readonly mostMs: number;
};

const MINUTE_MS = 60_000;

/** For one number from one address, or on one device. */
export const CALM: WaitRule = { free: 5, firstMs: 15_000, mostMs: 15 * MINUTE_MS };

/** The rule for a network in which one address has this rule (`AddressGroup.times`). */
export const widenedRule = (rule: WaitRule, times: number): WaitRule => ({
  ...rule,
  free: rule.free * times,
});

/**
 * While many addresses try the same number. The first attempt of each address stays free, so that
 * the owner of the number can sign in from any place that has not been used in the attack.
 */
export const UNDER_ATTACK: WaitRule = { free: 1, firstMs: MINUTE_MS, mostMs: 60 * MINUTE_MS };

/**
 * Failures for one number within a day, from all addresses together, that count as an attack on it.
 */
export const ATTACK_FROM = 100;

/**
 * The waits after the first failure, the second and so on; the last one applies to all that follow.
 */
export function signInWaits({ free, firstMs, mostMs }: WaitRule): readonly number[] {
  const doublings = Math.ceil(Math.log2(mostMs / firstMs));
  const growing = Array.from({ length: doublings + 1 }, (_, at) =>
    Math.min(firstMs * 2 ** at, mostMs),
  );
  return [...Array.from({ length: free }, () => 0), ...growing];
}
