import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarAt } from '../../../server/sample/calendar.ts';
import { JOURNEYS, stepsOf } from '../../../server/sample/order-journeys.ts';
import { randomFrom } from '../../../server/sample/vocabulary/random.ts';

const anyMoment = fc.date({
  min: new Date('2024-01-01T00:00:00Z'),
  max: new Date('2035-12-31T23:59:59Z'),
  noInvalidDate: true,
});

describe('the calendar of the sample week', () => {
  it('never contains a moment of the future, whenever the product is started', () => {
    fc.assert(
      fc.property(anyMoment, fc.nat(80), fc.string(), (now, daysAgo, seed) => {
        const calendar = calendarAt(now);
        const random = randomFrom(seed);
        const moment = calendar.moment(daysAgo, random);
        expect(moment.getTime()).toBeLessThan(now.getTime());
        const later = calendar.momentAfter(moment, Math.max(0, daysAgo - 1), random);
        expect(later.getTime()).toBeGreaterThan(moment.getTime());
        expect(later.getTime()).toBeLessThanOrEqual(now.getTime());
      }),
    );
  });

  it('puts the steps of every order in sequence, whenever the product is started', () => {
    fc.assert(
      fc.property(anyMoment, fc.constantFrom(...JOURNEYS), fc.string(), (now, journey, seed) => {
        const times = stepsOf(journey, calendarAt(now), randomFrom(seed)).map(({ at }) =>
          at.getTime(),
        );
        expect(times).toEqual([...times].sort((one, other) => one - other));
        expect(times.at(-1)).toBeLessThanOrEqual(now.getTime());
      }),
    );
  });

  it('keeps Sundays free, except for what happens today', () => {
    fc.assert(
      fc.property(anyMoment, fc.integer({ min: 1, max: 80 }), fc.string(), (now, days, seed) => {
        expect(calendarAt(now).moment(days, randomFrom(seed)).getUTCDay()).not.toBe(0);
      }),
    );
  });
});
