import fc from 'fast-check';
import { expect, it } from 'vitest';
import { inProportion } from '../../domain/in-proportion.ts';

it('an amount is divided in whole cents in proportion to the weights', () => {
  expect(inProportion(100, [1, 1, 1])).toEqual([33, 33, 34]);
  expect(inProportion(-30_00, [10_00, 100_00])).toEqual([-2_72, -27_28]);
  expect(inProportion(5, [0, 7, 0])).toEqual([0, 5, 0]);
});

it('parts add up to the amount and are within two cents of their share, none with the opposite sign', () => {
  const weights = fc
    .array(fc.nat(1_000_000_00), { minLength: 1 })
    .filter((all) => all.some(Boolean));
  fc.assert(
    fc.property(fc.integer({ min: -2_000_000_00, max: 2_000_000_00 }), weights, (cents, all) => {
      const parts = inProportion(cents, all);
      const whole = all.reduce((sum, one) => sum + one, 0);
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(cents);
      for (const [at, part] of parts.entries()) {
        expect(part * Math.sign(cents)).toBeGreaterThanOrEqual(0);
        expect(Math.abs(part - (cents * (all[at] ?? 0)) / whole)).toBeLessThan(2);
      }
    }),
  );
});
