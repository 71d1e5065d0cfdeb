import { describe, expect, it } from 'vitest';
import { declaredTotals, invoiceTotals } from '../../../domain/documents/totals.ts';

const line = (grams: number | null, cents: number | null) => ({ grams, cents });

describe('an invoice', () => {
  it('is the sum of its lines and further charges', () => {
    expect(invoiceTotals([line(12_500, 4_550), line(300, 1)], 1_000)).toEqual({
      grams: 12_800,
      linesCents: 4_551,
      totalCents: 5_551,
    });
  });

  it('is reduced by negative further charges', () => {
    expect(invoiceTotals([line(null, 5_000)], -750).totalCents).toBe(4_250);
  });

  it('counts an empty entry as nothing', () => {
    expect(invoiceTotals([line(null, null)], null)).toEqual({
      grams: 0,
      linesCents: 0,
      totalCents: 0,
    });
  });

  it('loses no cent over a thousand lines of ten cents', () => {
    const lines = Array.from({ length: 1000 }, () => line(100, 10));
    expect(invoiceTotals(lines, null)).toEqual({
      grams: 100_000,
      linesCents: 10_000,
      totalCents: 10_000,
    });
  });
});

it('a declaration adds up its pieces and their value', () => {
  expect(
    declaredTotals([
      { count: 3, cents: 1_500 },
      { count: null, cents: 250 },
      { count: 2, cents: null },
    ]),
  ).toEqual({ count: 5, valueCents: 1_750, grams: 0 });
});
