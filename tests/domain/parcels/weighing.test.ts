import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  orderWeightsAfter,
  weighedGrams,
  weighedSoFar,
  weightDifference,
} from '../../../domain/parcels/weighing.ts';
import { fromGrams, toGrams } from '../../../domain/weight.ts';

const parcels = (...weights: (number | null)[]) => weights.map((weight) => ({ weight }));

/** Kilograms with two decimals, as scales show them. */
const kilograms = fc.integer({ min: 1, max: 50_000 }).map((hundredths) => hundredths / 100);
const announced = fc.integer({ min: 0, max: 99_999_00 }).map((hundredths) => hundredths / 100);

describe('an order whose parcels are weighed', () => {
  it('weighs what they weigh once the last one was on the scales, and keeps what was announced', () => {
    const order = { wights: 12, announcedWeight: null };
    const before = parcels(3.1, 3.2, 3, null);
    const after = parcels(3.1, 3.2, 3, 3.1);
    expect(orderWeightsAfter(order, { before, after })).toEqual({
      wights: 12.4,
      announcedWeight: 12,
    });
  });

  it('keeps what was announced first when a parcel is weighed again', () => {
    const order = { wights: 12.4, announcedWeight: 12 };
    const change = { before: parcels(12.4), after: parcels(12.6) };
    expect(orderWeightsAfter(order, change)).toEqual({ wights: 12.6, announcedWeight: 12 });
  });

  it('stays as it is while a parcel has not been weighed, or if they weigh what was announced', () => {
    const order = { wights: 12, announcedWeight: null };
    expect(
      orderWeightsAfter(order, { before: parcels(null, null), after: parcels(5, null) }),
    ).toBeUndefined();
    expect(
      orderWeightsAfter(order, { before: parcels(5, null), after: parcels(5, 7) }),
    ).toBeUndefined();
  });

  it('keeps a weight that somebody has typed since, when a parcel loses its own', () => {
    const order = { wights: 15, announcedWeight: 12 };
    expect(
      orderWeightsAfter(order, { before: parcels(12.4), after: parcels(null) }),
    ).toBeUndefined();
  });

  it('always weighs the sum of its parcels to the gram, and is as before if a weight is taken back', () => {
    fc.assert(
      fc.property(
        announced,
        fc.array(kilograms, { minLength: 1, maxLength: 20 }),
        (wights, all) => {
          fc.pre(all.reduce((sum, weight) => sum + weight, 0) <= 99_999);
          const unweighed = all.with(-1, null as never).map((weight) => ({ weight }));
          const weighed = parcels(...all);
          const order = { wights, announcedWeight: null };
          const after = orderWeightsAfter(order, { before: unweighed, after: weighed }) ?? order;
          expect(toGrams(after.wights)).toBe(all.reduce((sum, weight) => sum + toGrams(weight), 0));
          const undone = orderWeightsAfter(after, { before: weighed, after: unweighed }) ?? after;
          expect(undone).toEqual(order);
        },
      ),
    );
  });
});

it('a clerk sees how many parcels were weighed, and what those weigh', () => {
  expect(weighedSoFar(parcels(0.1, null, 0.2))).toEqual({ count: 2, kilograms: 0.3 });
  expect(weighedGrams(parcels())).toBeNull();
  expect(weighedGrams(parcels(0.1, 0.2))).toBe(300);
});

describe('a difference between announced and weighed', () => {
  it('is worth a question above a tenth and half a kilogram, in both directions', () => {
    expect(weightDifference(12, 12.4)).toEqual({ kilograms: 0.4, isNotable: false });
    expect(weightDifference(12, 13.3)).toEqual({ kilograms: 1.3, isNotable: true });
    expect(weightDifference(12, 10.5)).toEqual({ kilograms: -1.5, isNotable: true });
    expect(weightDifference(1, 1.5)).toEqual({ kilograms: 0.5, isNotable: false });
  });

  it('is the same in both directions', () => {
    fc.assert(
      fc.property(announced, kilograms, (one, more) => {
        const heavier = weightDifference(one, fromGrams(toGrams(one) + toGrams(more)));
        expect(heavier.kilograms).toBe(more);
      }),
    );
  });
});
