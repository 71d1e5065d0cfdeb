import { expect, it } from 'vitest';
import { isolated } from '../../src/i18n/languages.ts';
import { writtenLimit } from '../../src/i18n/written-limit.ts';

it('a limit of money is written as the language writes numbers', () => {
  expect(writtenLimit('0.00', 'de')).toBe('0,00');
  expect(writtenLimit(1200, 'en')).toBe('1,200');
});

it('a day is written as forms show it, in its own direction', () => {
  expect(writtenLimit('2026-11-24', 'de')).toBe(isolated('24/11/2026', 'ltr'));
  expect(writtenLimit('2026-11-24', 'ar')).toBe(isolated('24/11/2026', 'ltr'));
});

it('anything else stays as it is', () => {
  expect(writtenLimit('x', 'fr')).toBe('x');
});
