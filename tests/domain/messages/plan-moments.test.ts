import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { berlinTime } from '../../../domain/berlin-clock.ts';
import { addDays, dayNumber } from '../../../domain/calendar-days.ts';
import { PLAN_MOMENTS } from '../../../domain/messages/plan-moments.ts';

const moments = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2032-01-01'), noInvalidDate: true })
  .map((now) => ({
    now,
    at: Object.fromEntries(PLAN_MOMENTS.map(([name, of]) => [name, of(now)])),
  }));

describe('a message that is planned at a press', () => {
  it('goes tomorrow or on the next Monday at nine in Berlin, whatever the clock does there', () => {
    fc.assert(
      fc.property(moments, ({ now, at }) => {
        const today = berlinTime(now).day;
        const tomorrow = berlinTime(at.tomorrow ?? now);
        expect(tomorrow).toEqual({ day: addDays(today, 1), minute: 9 * 60 });
        const monday = berlinTime(at.monday ?? now);
        expect(monday.minute).toBe(9 * 60);
        expect(new Date(`${monday.day}T12:00:00Z`).getUTCDay()).toBe(1);
        const days = dayNumber(monday.day) - dayNumber(today);
        expect(days > 0 && days <= 7).toBe(true);
      }),
    );
  });
});
