import { expect, test } from 'vitest';
import {
  dueBefore,
  lettersFreeBefore,
  limitOf,
  RETAINED_KINDS,
  RETENTION_RULES,
  retentionBounds,
} from '../../domain/retained-kinds.ts';

test.each([
  [30, 'days', '2026-05-31T12:00:00.000Z'],
  [1, 'months', '2026-05-30T12:00:00.000Z'],
  // February 2026 has 28 days.
  [4, 'months', '2026-02-28T12:00:00.000Z'],
  [84, 'months', '2019-06-30T12:00:00.000Z'],
  [7, 'years', '2019-06-30T12:00:00.000Z'],
] as const)('what ended %i %s ago is due before %s', (limit, unit, before) => {
  expect(dueBefore(limit, unit, new Date('2026-06-30T12:00:00.000Z')).toISOString()).toBe(before);
});

test('a letter is free six years after the end of its year, by the clock of Berlin', () => {
  expect(lettersFreeBefore(new Date('2026-06-30T12:00:00.000Z')).toISOString()).toBe(
    '2019-12-31T23:00:00.000Z',
  );
});

test('a kind is kept without a limit, unless one holds by default', () => {
  expect(RETAINED_KINDS.filter((kind) => limitOf(kind, null) === null)).toEqual([
    'identity',
    'messages',
    'sent',
    'customers',
  ]);
  expect([limitOf('bin', undefined), limitOf('imports', ''), limitOf('bin', 10)]).toEqual([
    30, 90, 10,
  ]);
});

test('letters of business cannot go before the law lets them, on the last day of a year neither', () => {
  // In Berlin it is the last second of the year.
  const now = new Date('2026-12-31T22:59:59.000Z');
  for (const kind of ['messages', 'customers'] as const) {
    const { min } = retentionBounds(kind);
    const { unit } = RETENTION_RULES[kind];
    expect(dueBefore(min, unit, now).getTime()).toBeLessThanOrEqual(
      lettersFreeBefore(now).getTime(),
    );
    expect(dueBefore(min - 1, unit, now).getTime()).toBeGreaterThan(
      lettersFreeBefore(now).getTime(),
    );
  }
});
