/** Decides about one thing after the other whether it may still be done. */
export type Allowance = { readonly take: () => boolean };

/** Allows `burst` at once, and `perSecond` in the long run. */
export function allowance(
  { burst, perSecond }: { burst: number; perSecond: number },
  clock: () => number = () => performance.now(),
): Allowance {
  let left = burst;
  let at = clock();
  return {
    take: () => {
      const now = clock();
      left = Math.min(burst, left + ((now - at) / 1000) * perSecond);
      at = now;
      if (left < 1) return false;
      left -= 1;
      return true;
    },
  };
}
