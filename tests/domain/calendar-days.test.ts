import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysOfWeek, firstWeekday } from '../../domain/calendar-days.ts';
import { LOCALES } from '../../domain/fields.ts';
import { NUMBER_LOCALES } from '../../domain/number-locales.ts';

const days = fc.integer({ min: 0, max: 6_000 }).map((count) => addDays('2020-01-01', count));

describe('a week', () => {
  it('begins where a language is spoken as it does there', () => {
    expect(LOCALES.map((locale) => firstWeekday(NUMBER_LOCALES[locale]))).toEqual([1, 1, 1, 1]);
    expect([firstWeekday('en-US'), firstWeekday('ar-EG')]).toEqual([7, 6]);
    expect(daysOfWeek('2026-11-24', 'de-DE')[0]).toBe('2026-11-23');
    expect(daysOfWeek('2026-11-24', 'en-US')[0]).toBe('2026-11-22');
  });

  it('has seven days, one after the other, and each of them has the same week', () => {
    fc.assert(
      fc.property(days, fc.constantFrom('de-DE', 'en-US', 'ar-EG'), (day, tag) => {
        const week = daysOfWeek(day, tag);
        expect(week).toContain(day);
        expect(week).toEqual(week.map((_, at) => addDays(week[0] ?? '', at)));
        for (const one of week) expect(daysOfWeek(one, tag)).toEqual(week);
      }),
    );
  });
});
