import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  differingWeights,
  netAboveGross,
  possibleWeights,
  statedWeights,
  withOneWeight,
} from '../../../domain/documents/weights.ts';

describe('the weight of an order', () => {
  it('is its own, the sum of its lines and that of its parcels, without losing a gram', () => {
    const parcels = [{ weight: 0.1 }, { weight: 0.2 }];
    const content = [{ qty: 0.1 }, { qty: null }, { qty: 0.2 }];
    expect(statedWeights({ wights: 0.3, content, parcels })).toEqual({
      lines: 300,
      order: 300,
      parcels: 300,
    });
  });

  it('is unknown for its parcels until each of them has been weighed', () => {
    const parcels = [{ weight: 4 }, { weight: null }, { weight: 2 }];
    expect(statedWeights({ wights: 0, parcels })).toEqual({
      lines: null,
      order: null,
      parcels: null,
    });
    expect(statedWeights({ wights: 0, parcels: [] }).parcels).toBeNull();
  });
});

describe('weights that differ', () => {
  it('are all named, also those that agree with one of them', () => {
    const order = { wights: 14, content: [{ qty: 12.5 }], parcels: [{ weight: 12.5 }] };
    expect(differingWeights(order)).toEqual([
      { at: 'lines', grams: 12_500 },
      { at: 'order', grams: 14_000 },
      { at: 'parcels', grams: 12_500 },
    ]);
    expect(differingWeights({ ...order, wights: 12.5 })).toEqual([]);
    expect(differingWeights({ ...order, wights: 0, parcels: [] })).toEqual([]);
  });

  it('can be taken over by one line and one parcel, but not by several', () => {
    const order = { wights: 14, content: [{ qty: 12.5 }], parcels: [{ weight: 13 }] };
    expect(possibleWeights(order)).toEqual([
      { kilograms: 12.5, line: null, parcel: 0 },
      { kilograms: 14, line: 0, parcel: 0 },
      { kilograms: 13, line: 0, parcel: null },
    ]);
    const several = { ...order, content: [{ qty: 12 }, { qty: 0.5 }] };
    expect(possibleWeights(several)).toEqual([{ kilograms: 12.5, line: null, parcel: 0 }]);
    const many = { ...several, parcels: [{ weight: 6 }, { weight: 7 }] };
    expect(possibleWeights(many)).toEqual([]);
  });

  it('leave the lines of an issued invoice and the heaviest parcel as they are', () => {
    const issued = { wights: 14, content: [{ qty: 12.5 }], parcels: [] };
    expect(possibleWeights(issued, { isIssued: true })).toEqual([
      { kilograms: 12.5, line: null, parcel: null },
    ]);
    const heavy = { wights: 600, parcels: [{ weight: 60 }] };
    expect(possibleWeights(heavy)).toEqual([{ kilograms: 60, line: null, parcel: null }]);
  });
});

describe('a weight that is taken over', () => {
  /** What a place states is more than nothing. */
  const kilograms = fc.integer({ min: 1, max: 60_000 }).map((hundredths) => hundredths / 100);
  const weighed = fc.record({
    wights: fc.oneof(fc.constant(0), kilograms),
    content: fc.array(fc.record({ qty: fc.option(kilograms) }), { maxLength: 3 }),
    parcels: fc.array(fc.record({ weight: fc.option(kilograms) }), { maxLength: 3 }),
  });

  it('leaves one weight everywhere, and it is one that was stated before', () => {
    let offers = 0;
    fc.assert(
      fc.property(weighed, (order) => {
        const figures = differingWeights(order).map(({ grams }) => grams);
        for (const one of possibleWeights(order)) {
          offers += 1;
          const after = statedWeights(withOneWeight(order, one));
          expect(figures).toContain(after.order);
          expect(differingWeights(withOneWeight(order, one))).toEqual([]);
        }
      }),
    );
    expect(offers).toBeGreaterThan(0);
  });

  it('is offered only where weights differ', () => {
    fc.assert(
      fc.property(kilograms, (one) => {
        const order = { wights: one, content: [{ qty: one }], parcels: [{ weight: one || null }] };
        expect(possibleWeights(order)).toEqual([]);
      }),
    );
  });
});

describe('the declared net weight', () => {
  const order = { wights: 12, content: [{ qty: 10 }], parcels: [{ weight: 11 }] };
  const declared = (...weights: (number | null)[]) =>
    netAboveGross({ ...order, declarationConten: weights.map((weight) => ({ weight })) });

  it('contradicts every place that states less with the packing', () => {
    expect(declared(6, null, 5.5)).toEqual({
      grams: 11_500,
      places: [
        { at: 'lines', grams: 10_000 },
        { at: 'parcels', grams: 11_000 },
      ],
    });
  });

  it('contradicts nothing where it fits, is not known, or nothing is weighed', () => {
    expect(declared(10)).toBeUndefined();
    expect(declared(null)).toBeUndefined();
    expect(netAboveGross(order)).toBeUndefined();
    const unweighed = {
      wights: 0,
      parcels: [{ weight: null }],
      declarationConten: [{ weight: 3 }],
    };
    expect(netAboveGross(unweighed)).toBeUndefined();
  });
});
