import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  berlinDayNumber,
  calendarTime,
  fullGermanTime,
  shortCalendarTime,
} from '../../../src/kit/format/calendar-times.ts';

/** A Wednesday. */
const TODAY = berlinDayNumber('2026-03-04T12:00:00Z');

describe('somebody who reads a message sees its time as a German calendar writes it', () => {
  test.each([
    ['2026-03-04T13:05:00Z', 'heute um 14:05 Uhr', '14:05'],
    ['2026-03-03T23:00:00Z', 'heute um 00:00 Uhr', '00:00'],
    ['2026-03-03T22:59:59Z', 'gestern um 23:59 Uhr', 'gestern'],
    ['2026-03-02T13:05:00Z', 'letzten Montag um 14:05 Uhr', 'Mo'],
    ['2026-02-26T08:00:00Z', 'letzten Donnerstag um 09:00 Uhr', 'Do'],
    ['2026-02-25T08:00:00Z', '25.02.2026', '25.02.26'],
    ['2025-12-31T23:30:00Z', '01.01.2026', '01.01.26'],
    ['2026-03-05T08:00:00Z', 'morgen um 09:00 Uhr', '05.03.26'],
    ['2026-03-07T08:00:00Z', 'Samstag um 09:00 Uhr', '07.03.26'],
    ['2026-03-11T08:00:00Z', '11.03.2026', '11.03.26'],
  ])('%s is "%s", in short "%s"', (moment, long, short) => {
    expect(calendarTime(moment, TODAY)).toBe(long);
    expect(shortCalendarTime(moment, TODAY)).toBe(short);
  });

  test.each([
    // The clock goes forward at two, and back at three.
    ['2026-03-29T00:59:00Z', '29.03.2026, 01:59 Uhr'],
    ['2026-03-29T01:00:00Z', '29.03.2026, 03:00 Uhr'],
    ['2026-10-25T00:30:00Z', '25.10.2026, 02:30 Uhr'],
    ['2026-10-25T01:30:00Z', '25.10.2026, 02:30 Uhr'],
    ['2026-06-30T22:00:00Z', '01.07.2026, 00:00 Uhr'],
  ])('%s is %s in Berlin, in summer and in winter', (moment, full) => {
    expect(fullGermanTime(moment)).toBe(full);
  });

  test('what is not a moment is shown as it is', () => {
    expect(calendarTime('soon', TODAY)).toBe('soon');
    expect(shortCalendarTime('', TODAY)).toBe('');
    expect(fullGermanTime('soon')).toBe('soon');
  });
});

test('a day of Berlin is the same wherever the device is, and no day is left out', () => {
  const berlin = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Berlin' });
  const moments = fc.date({
    min: new Date('2000-01-01T00:00:00Z'),
    max: new Date('2037-12-31T00:00:00Z'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(moments, (moment) => {
      const day = new Date(berlinDayNumber(moment.toISOString()) * 86_400_000);
      expect(day.toISOString().slice(0, 10)).toBe(berlin.format(moment));
    }),
  );
});
