import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasFewDecimals, withoutNoise } from '../../domain/decimals.ts';

const hundredths = fc.integer({ min: -9_999_00, max: 9_999_00 });

describe('a number on the wire', () => {
  it('has at most two decimals, whatever sums it came from', () => {
    fc.assert(
      fc.property(fc.array(hundredths, { maxLength: 50 }), (parts) => {
        const sum = parts.reduce((total, part) => total + part / 100, 0);
        const meant = parts.reduce((total, part) => total + part, 0) / 100;
        // Sums of fractions can give a zero of either sign.
        return hasFewDecimals(sum) && Math.abs(withoutNoise(sum) - meant) === 0;
      }),
    );
  });

  it('with a third decimal is unchanged, so that the validator rejects it', () => {
    fc.assert(
      fc.property(hundredths, fc.integer({ min: 1, max: 9 }), (whole, third) => {
        const value = whole / 100 + third / 1000;
        return !hasFewDecimals(value) && withoutNoise(value) === value;
      }),
    );
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, 1e-7])('is not %s', (value) => {
    expect(hasFewDecimals(value)).toBe(false);
  });
});
