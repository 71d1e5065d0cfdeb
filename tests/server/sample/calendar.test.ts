import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarAt } from '../../../server/sample/calendar.ts';
import { readSample } from '../../../server/sample/sample-data.ts';

const anyMoment = fc.date({
  min: new Date('2024-01-01T00:00:00Z'),
  max: new Date('2035-12-31T23:59:59Z'),
  noInvalidDate: true,
});

/** A time of the day, as the data write it. */
const anyTime = fc
  .nat(86_399)
  .map((second) => new Date(second * 1000).toISOString().slice('1970-01-01T'.length, -5));

const orders = await readSample('orders');

describe('the calendar of the sample week', () => {
  it('never contains a moment of the future, whenever the product is started', () => {
    fc.assert(
      fc.property(anyMoment, fc.nat(80), anyTime, (now, daysAgo, time) => {
        const calendar = calendarAt(now);
        const moment = calendar.moment(`-${daysAgo} ${time}`);
        expect(moment.getTime()).toBeLessThan(now.getTime());
        const later = calendar.moment(`-${Math.max(0, daysAgo - 1)} ${time} +4`, moment);
        expect(later.getTime()).toBeGreaterThan(moment.getTime());
        expect(later.getTime()).toBeLessThanOrEqual(now.getTime());
      }),
    );
  });

  it('puts the steps of every order in sequence, whenever the product is started', () => {
    fc.assert(
      fc.property(anyMoment, fc.constantFrom(...orders), (now, { steps }) => {
        const moments = calendarAt(now).moments(steps.map(([, at]) => at));
        const times = moments.map((at) => at.getTime());
        expect(times).toEqual([...times].sort((one, other) => one - other));
        expect(times.at(-1)).toBeLessThanOrEqual(now.getTime());
      }),
    );
  });

  it('keeps Sundays free, except for what happens today', () => {
    fc.assert(
      fc.property(anyMoment, fc.integer({ min: 1, max: 80 }), anyTime, (now, days, time) => {
        expect(calendarAt(now).moment(`-${days} ${time}`).getUTCDay()).not.toBe(0);
      }),
    );
  });
});
