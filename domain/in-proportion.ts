/**
 * Splits an amount in whole cents in proportion to the weights; the parts add up to the amount.
 * Each part is cut to whole cents, and the remainder goes to the parts after it. If no weight is
 * negative, every part has the sign of the amount. The weights must not add up to zero.
 */
export function inProportion(cents: number, weights: readonly number[]): readonly number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  let weighed = 0;
  let given = 0;
  return weights.map((weight) => {
    weighed += weight;
    // The whole product is not computed: beyond 2^53 it would be off by a cent.
    const upToHere = weighed === whole ? cents : Math.trunc((cents * weighed) / whole);
    const part = upToHere - given;
    given = upToHere;
    return part;
  });
}
