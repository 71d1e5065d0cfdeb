import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { offersForWeight } from '../../../domain/prices/offers-for-weight.ts';
import {
  proposePrice,
  type Shipment,
  transportCents,
  withTransportPrice,
} from '../../../domain/prices/price-proposal.ts';
import { fromGrams, toGrams } from '../../../domain/weight.ts';

const price = (
  name: string,
  unit: 'parcel' | 'kilogram',
  [weightFrom, weightTo]: readonly [number, number | null],
  amount: string,
) => ({ name, unit, weightFrom, weightTo, price: amount, direction: 'both' as const });

const LIST = {
  prices: [
    price('up to 5', 'parcel', [0, 5], '15.00'),
    price('up to 30', 'parcel', [5, 30], '55.00'),
    price('heavy', 'kilogram', [30, null], '1.70'),
  ],
  perKilogram: '2.50',
};
const BY_KILOGRAM = { prices: [], perKilogram: '2.50' };

const shipment = (weights: readonly (number | null)[], rest: Partial<Shipment> = {}): Shipment => ({
  direction: 'A',
  kilograms: fromGrams(weights.reduce<number>((sum, weight) => sum + toGrams(weight ?? 0), 0)),
  count: weights.length,
  parcels: weights.map((weight) => ({ weight })),
  ...rest,
});

describe('the price that the list proposes', () => {
  it('is that of the kilograms where the list has no other', () => {
    expect(proposePrice(shipment([3.1, 3.2, 3, 3.1]), BY_KILOGRAM)).toEqual({
      parts: [
        {
          name: undefined,
          unit: 'kilogram',
          unitCents: 250,
          parcels: 4,
          kilograms: 12.4,
          cents: 3100,
        },
      ],
      cents: 3100,
      isEstimate: false,
    });
  });

  it('is that of each parcel, those of the same price together', () => {
    const proposal = proposePrice(shipment([4, 5, 12, 40]), LIST);
    expect(proposal?.parts).toEqual([
      { name: 'up to 5', unit: 'parcel', unitCents: 1500, parcels: 2, kilograms: 9, cents: 3000 },
      { name: 'up to 30', unit: 'parcel', unitCents: 5500, parcels: 1, kilograms: 12, cents: 5500 },
      { name: 'heavy', unit: 'kilogram', unitCents: 170, parcels: 1, kilograms: 40, cents: 6800 },
    ]);
    expect(proposal?.cents).toBe(15_300);
  });

  it('is an estimate while the parcels of the weight are not known one by one', () => {
    const proposal = proposePrice(shipment([null, null], { kilograms: 9 }), LIST);
    expect(proposal).toMatchObject({ cents: 3000, isEstimate: true });
    expect(proposePrice(shipment([], { kilograms: 9, count: 1 }), LIST)).toMatchObject({
      cents: 5500,
      isEstimate: false,
    });
  });

  it('follows the weight of the whole where somebody states another than the parcels weigh', () => {
    expect(proposePrice(shipment([4, 4], { kilograms: 12 }), LIST)).toMatchObject({
      cents: 11_000,
      isEstimate: true,
    });
  });

  it('is none without a weight, or where the list has no price for a parcel', () => {
    expect(proposePrice(shipment([], { kilograms: 0, count: 1 }), LIST)).toBeUndefined();
    expect(proposePrice(shipment([], { kilograms: null, count: null }), LIST)).toBeUndefined();
    expect(
      proposePrice(shipment([4, 200]), { prices: LIST.prices.slice(0, 2), perKilogram: '0' }),
    ).toBeUndefined();
  });

  const weights = fc.array(
    fc.integer({ min: 1, max: 50_000 }).map((hundredths) => hundredths / 100),
    { minLength: 1, maxLength: 12 },
  );
  const lists = fc.record({
    prices: fc
      .array(
        fc.tuple(
          fc.constantFrom('parcel' as const, 'kilogram' as const),
          fc.integer({ min: 0, max: 40 }),
          fc.integer({ min: 1, max: 40 }),
          fc.integer({ min: 1, max: 99_999 }),
        ),
        { maxLength: 6 },
      )
      .map((listed) =>
        listed.map(([unit, from, width, cents], at) =>
          price(`price ${at}`, unit, [from, from + width], (cents / 100).toFixed(2)),
        ),
      ),
    perKilogram: fc.integer({ min: 1, max: 999 }).map((cents) => (cents / 100).toFixed(2)),
  });

  it('is the sum of its parts, each of them what its figures say, for all of the weight', () => {
    fc.assert(
      fc.property(weights, lists, (all, list) => {
        const proposal = proposePrice(shipment(all), list);
        const parts = proposal?.parts ?? [];
        expect(proposal?.cents).toBe(parts.reduce((sum, { cents }) => sum + cents, 0));
        expect(parts.reduce((sum, { kilograms }) => sum + toGrams(kilograms), 0)).toBe(
          all.reduce((sum, weight) => sum + toGrams(weight), 0),
        );
        expect(parts.reduce((sum, { parcels }) => sum + parcels, 0)).toBe(all.length);
        for (const { unit, unitCents, parcels, kilograms, cents } of parts) {
          expect(cents).toBe(
            unit === 'parcel'
              ? unitCents * parcels
              : Math.round((unitCents * toGrams(kilograms)) / 1000),
          );
        }
      }),
    );
  });

  it('does not depend on the order of the parcels, and is the cheapest offer for a single one', () => {
    fc.assert(
      fc.property(weights, lists, (all, list) => {
        expect(proposePrice(shipment(all.toReversed()), list)?.cents).toBe(
          proposePrice(shipment(all), list)?.cents,
        );
        const [weight = 1] = all;
        expect(proposePrice(shipment([weight]), list)?.cents).toBe(
          offersForWeight(weight, 'A', list)[0]?.cents,
        );
      }),
    );
  });
});

describe('the price of the transport', () => {
  it('is the total without the further charges, or the only line of the invoice', () => {
    expect(transportCents({})).toBeNull();
    expect(transportCents({ priceTotal: '31.00' })).toBe(3100);
    expect(transportCents({ priceTotal: '36.00', priceSub: '5.00' })).toBe(3100);
    expect(transportCents({ priceTotal: '36.00', content: [{ price: '31.00' }] })).toBe(3100);
    expect(transportCents({ content: [{ price: null }] })).toBeNull();
    expect(transportCents({ content: [{ price: '1' }, { price: '2' }] })).toBeUndefined();
  });

  it('is taken by the total and by the only line, and read again as it was taken', () => {
    expect(withTransportPrice({ priceSub: '5.00' }, 3100)).toEqual({ priceTotal: '36.00' });
    const line = { desc: 'Koffer', qty: 12.4, price: '20.00' };
    expect(withTransportPrice({ content: [line] }, 3100)).toEqual({
      priceTotal: '31.00',
      content: [{ ...line, price: '31.00' }],
    });
    expect(() => withTransportPrice({ content: [line, line] }, 3100)).toThrow(RangeError);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_99 }), fc.boolean(), (cents, hasLine) => {
        const order = { priceSub: '-2.50', content: hasLine ? [line] : [] };
        expect(transportCents({ ...order, ...withTransportPrice(order, cents) })).toBe(cents);
      }),
    );
  });
});
