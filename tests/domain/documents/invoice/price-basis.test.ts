import { array, constantFrom, integer, option, pre, property, assert as verify } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { STANDARD_PERCENT, taxGroups, treatmentOf } from '../../../../domain/company/tax.ts';
import { pricesIn, type TypedPrices } from '../../../../domain/documents/invoice/price-basis.ts';

const REGULAR = { taxMode: 'regular' } as const;
const prices = (more: Partial<TypedPrices> = {}): TypedPrices => ({
  lines: [{ cents: 300_00 }, { cents: 119_00, tax: 'standard' }, { cents: null, tax: 'standard' }],
  extraCents: null,
  totalCents: null,
  ...more,
});

describe('prices without the tax that is in them', () => {
  it('are those of taxed lines alone', () => {
    expect(pricesIn('net', prices(), REGULAR).lines.map(({ cents }) => cents)).toEqual([
      300_00,
      100_00,
      null,
    ]);
  });

  it('are those of the transport too, where it is taxed', () => {
    const { lines } = pricesIn('net', prices(), { ...REGULAR, isTransportTaxed: true });
    expect(lines.map(({ cents }) => cents)).toEqual([252_10, 100_00, null]);
  });

  it('leave charges that go with exempt transport, and take their part of a discount', () => {
    expect(pricesIn('net', prices({ extraCents: 25_00 }), REGULAR).extraCents).toBe(25_00);
    const { extraCents } = pricesIn('net', prices({ extraCents: -41_90 }), REGULAR);
    // 11.90 of the discount are the taxed line's, and 1.90 of them its tax.
    expect(extraCents).toBe(-40_00);
  });

  it('take the tax of the whole out of an agreed total', () => {
    expect(pricesIn('net', prices({ totalCents: 419_00 }), REGULAR).totalCents).toBe(400_00);
    const taxed = prices({ lines: [{ cents: 119_00, tax: 'standard' }], totalCents: 100_00 });
    expect(pricesIn('net', taxed, REGULAR).totalCents).toBe(84_03);
  });

  it('show nothing of a small business to change', () => {
    expect(pricesIn('net', prices(), { taxMode: 'smallBusiness' })).toEqual(prices());
  });
});

const lines = array(
  option(integer({ min: 0, max: 100_000_00 })).chain((cents) =>
    constantFrom(null, 'standard' as const).map((tax) => ({ cents, tax })),
  ),
  { minLength: 1, maxLength: 6 },
);

it('come back within the cents of rounding, and keep what the carrier is left with', () => {
  verify(
    property(lines, integer({ min: -100_00, max: 100_00 }), (typed, extraCents) => {
      // A cent that a line is rounded by changes its share in a much larger charge by more than one.
      const linesCents = typed.reduce((sum, { cents }) => sum + (cents ?? 0), 0);
      pre(Math.abs(extraCents) <= linesCents);
      const before = { lines: typed, extraCents, totalCents: null };
      const net = pricesIn('net', before, REGULAR);
      const back = pricesIn('gross', net, REGULAR);
      const total = ({ lines: all, extraCents: extra }: TypedPrices) =>
        all.reduce((sum, { cents }) => sum + (cents ?? 0), extra ?? 0);
      const groups = taxGroups(
        typed.map(({ cents, tax }) => ({
          treatment: treatmentOf(tax, REGULAR),
          cents: cents ?? 0,
        })),
        extraCents,
      );
      const left = groups.reduce((sum, { netCents }) => sum + netCents, 0);
      const roundings = typed.length + 2;
      expect(Math.abs(total(net) - left)).toBeLessThanOrEqual(roundings);
      expect(Math.abs(total(back) - total(before))).toBeLessThanOrEqual(
        roundings * (1 + STANDARD_PERCENT / 100),
      );
    }),
    { numRuns: 500 },
  );
});
