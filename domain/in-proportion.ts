/**
 * Parts of an amount in whole cents that stand to each other as the weights do and add up to the
 * amount: each is cut, and what the cuts leave over goes to those after it. Where no weight is below
 * zero, no part has another sign than the amount. The weights must not add up to zero.
 */
export function inProportion(cents: number, weights: readonly number[]): readonly number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  let weighed = 0;
  let given = 0;
  return weights.map((weight) => {
    weighed += weight;
    // The whole is not computed: a product beyond 2^53 would be off by a cent.
    const upToHere = weighed === whole ? cents : Math.trunc((cents * weighed) / whole);
    const part = upToHere - given;
    given = upToHere;
    return part;
  });
}
