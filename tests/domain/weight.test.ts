import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromGrams, toGrams } from '../../domain/weight.ts';

/** Weights on the wire: whole hundredths of a kilogram. */
const kilograms = fc.integer({ min: 0, max: 9_999_900 }).map((hundredths) => hundredths / 100);

describe('weight', () => {
  it('is unchanged after a round trip through the store', () => {
    fc.assert(fc.property(kilograms, (kg) => fromGrams(toGrams(kg)) === kg));
  });

  it('is stored in whole grams', () => {
    fc.assert(fc.property(kilograms, (kg) => Number.isInteger(toGrams(kg))));
  });

  it.each([
    [0.1 + 0.2, 300],
    [1.005, 1005],
    [12.34, 12_340],
    [0, 0],
  ])('reads %d kg as %i g', (kg, grams) => {
    expect(toGrams(kg)).toBe(grams);
  });

  it('is shown to the nearest ten grams', () => {
    expect(fromGrams(1004)).toBe(1);
    expect(fromGrams(1006)).toBe(1.01);
  });
});
