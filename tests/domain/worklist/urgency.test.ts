import { expect, test } from 'vitest';
import { urgencyOfLine } from '../../../domain/worklist/urgency.ts';

const NOW = Date.parse('2026-11-27T12:00:00Z');
const hoursAgo = (hours: number) => new Date(NOW - hours * 3_600_000).toISOString();
const level = (line: Parameters<typeof urgencyOfLine>[0]['line'], hours: number) =>
  urgencyOfLine({ line, oldest: hoursAgo(hours) }, NOW);

test('who has waited for an answer for more than a day has waited too long', () => {
  expect(level('toAnswer', 25)).toBe('overdue');
  expect(level('toAnswer', 13)).toBe('soon');
  expect(level('toAnswer', 2)).toBe('fine');
});

test('a payment may take a month', () => {
  expect(level('unpaid', 20 * 24)).toBe('soon');
  expect(level('unpaid', 31 * 24)).toBe('overdue');
});

test('an appointment of today is never late, and an empty line presses nobody', () => {
  expect(level('appointmentsToday', 10)).toBe('fine');
  expect(urgencyOfLine({ line: 'toAnswer', oldest: null }, NOW)).toBe('fine');
});
