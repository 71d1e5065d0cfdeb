import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { momentInBerlin, parseDay, partsOf } from '../../../src/kit/format/dates.ts';
import { parseNumber } from '../../../src/kit/format/numbers.ts';

describe('a number that somebody types', () => {
  test.each([
    ['12,5', '12.5'],
    ['12.5', '12.5'],
    ['1.234,50', '1234.50'],
    ['1,234.50', '1234.50'],
    ['1 234,50 €', '1234.50'],
    ['-3', '-3'],
    ['7,', '7'],
  ])('as %s is %s', (typed, number) => {
    expect(parseNumber(typed)).toBe(number);
  });

  test.each(['', 'a lot', '1,2,3,4.5.6', '12 kg', '--1'])('as "%s" is not a number', (typed) => {
    expect(parseNumber(typed)).toBeUndefined();
  });
});

describe('a day that somebody types', () => {
  test.each([
    ['31/12/2026', '2026-12-31'],
    ['1.3.26', '2026-03-01'],
    ['01-03-2026', '2026-03-01'],
    [' 5/3/2026 ', '2026-03-05'],
  ])('as %s is %s', (typed, day) => {
    expect(parseDay(typed)).toBe(day);
  });

  test.each(['31/02/2026', '12/31/2026', '2026', 'soon', '1/1/1'])(
    'as %s is not a day',
    (typed) => {
      expect(parseDay(typed)).toBeUndefined();
    },
  );
});

test('a time in the night in which the clocks are put back is the one that was typed', () => {
  expect(momentInBerlin('2026-10-25', '01:30')).toBe('2026-10-24T23:30:00.000Z');
  expect(momentInBerlin('2026-10-25', '02:30')).toBe('2026-10-25T00:30:00.000Z');
  expect(momentInBerlin('2026-10-25', '03:30')).toBe('2026-10-25T02:30:00.000Z');
});

test('a moment in Berlin is shown as it was typed, except for the hour that the clocks skip', () => {
  const day = fc.date({
    min: new Date('2020-01-01'),
    max: new Date('2035-12-31'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(
      day,
      fc.integer({ min: 0, max: 23 }).filter((hour) => hour !== 2),
      (date, hour) => {
        const typed = {
          day: date.toISOString().slice(0, 10),
          time: `${String(hour).padStart(2, '0')}:30`,
        };
        const shown = partsOf(momentInBerlin(typed.day, typed.time));
        expect(`${shown?.year}-${shown?.month}-${shown?.day} ${shown?.hour}:${shown?.minute}`).toBe(
          `${typed.day} ${typed.time}`,
        );
      },
    ),
  );
});
