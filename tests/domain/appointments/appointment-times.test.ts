import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { appointmentValues } from '../../../domain/appointments/appointment-values.ts';
import { remindFrom } from '../../../domain/appointments/remind-from.ts';
import { weeklyRepeats } from '../../../domain/appointments/weekly-repeats.ts';
import { berlinTime } from '../../../domain/berlin-clock.ts';
import { addDays } from '../../../domain/calendar-days.ts';
import { appointments } from '../../../domain/resources/appointments.ts';

const starts = fc
  .date({
    min: new Date('2024-01-01T00:00:00Z'),
    max: new Date('2030-01-01T00:00:00Z'),
    noInvalidDate: true,
  })
  .map((date) => new Date(Math.floor(date.getTime() / 900_000) * 900_000));

describe('an appointment that is repeated weekly', () => {
  it('is at the same time of the clock in Berlin, in summer and in winter', () => {
    const first = { start: '2026-10-19T07:00:00Z', end: '2026-10-19T09:00:00Z' };
    expect(weeklyRepeats(first, 1)).toEqual([
      { start: '2026-10-26T08:00:00.000Z', end: '2026-10-26T10:00:00.000Z' },
    ]);
  });

  it('comes every seven days, and always ends after it starts', () => {
    fc.assert(
      fc.property(starts, fc.integer({ min: 15, max: 600 }), (start, minutes) => {
        const end = new Date(start.getTime() + minutes * 60_000);
        const first = { start: start.toISOString(), end: end.toISOString() };
        const repeats = weeklyRepeats(first, 5);
        expect(repeats.map((one) => berlinTime(one.start).day)).toEqual(
          [1, 2, 3, 4, 5].map((week) => addDays(berlinTime(first.start).day, week * 7)),
        );
        for (const one of repeats) expect(one.end > one.start).toBe(true);
      }),
    );
  });
});

describe('a reminder', () => {
  it('is due at the same time of the clock on the day before', () => {
    expect(remindFrom('2026-11-25T09:00:00Z').toISOString()).toBe('2026-11-24T09:00:00.000Z');
    // The clocks are put on in the night between: 23 hours.
    expect(remindFrom('2026-03-29T07:00:00Z').toISOString()).toBe('2026-03-28T08:00:00.000Z');
  });

  it('is due a day before, give or take the hour of the clocks', () => {
    fc.assert(
      fc.property(starts, (start) => {
        const hours = (start.getTime() - remindFrom(start.toISOString()).getTime()) / 3_600_000;
        expect(hours).toBeGreaterThanOrEqual(22);
        expect(hours).toBeLessThanOrEqual(25);
      }),
    );
  });
});

describe('a message about an appointment', () => {
  it('says the time in the language of whoever gets it, with blanks that an SMS knows', () => {
    const { de, fr, en, ar } = appointmentValues({
      start: '2026-11-30T13:00:00Z',
      address: 'Lagerhof 4, Bremen',
      city: 'Bremen',
    });
    expect(de.appointment).toBe('Montag, 30. November um 14:00');
    for (const { appointment } of [fr, en, ar]) {
      expect(appointment).toContain('30');
      expect(appointment).toContain('14:00');
      expect(appointment).not.toMatch(/[\u00a0\u202f]/);
    }
    expect(de.place).toBe('Lagerhof 4, Bremen');
  });

  it('names the tour and the city where there is no address', () => {
    const values = { start: '2026-11-30T13:00:00Z', tour: 'Rhein-Main', city: 'Frankfurt' };
    expect(appointmentValues(values).de.place).toBe('Rhein-Main, Frankfurt');
  });
});

const nameOf = appointments.represent as (record: unknown) => string;

it.each([
  ['2026-07-01T06:05:00.000Z', 'Bremen', '01/07/26 08:05 Bremen'],
  ['2026-12-31T23:30:00.000Z', null, '01/01/27 00:30'],
])(
  'the office reads the name of an appointment at %s by the clock in Berlin',
  (start, city, name) => {
    expect(nameOf({ start, city })).toBe(name);
  },
);
