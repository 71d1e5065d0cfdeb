import { describe, expect, it } from 'vitest';
import {
  documentNumber,
  isNumberPattern,
  namesYear,
} from '../../../domain/company/number-pattern.ts';

describe('the pattern of document numbers', () => {
  it.each([
    ['RE-{year}-{number:6}', 'RE-2026-000123'],
    ['{number}', '123'],
    ['{number:2}', '123'],
    ['{year}/{number:4}', '2026/0123'],
  ])('%s gives %s', (pattern, number) => {
    expect(isNumberPattern(pattern)).toBe(true);
    expect(documentNumber(pattern, { year: 2026, number: 123 })).toBe(number);
  });

  it.each([
    '',
    'RE',
    '{number}{number}',
    '{year}',
    '{year}{year}-{number}',
    '{number} {day}',
    'RE {number}',
    '{number:0}',
  ])('%j is rejected', (pattern) => {
    expect(isNumberPattern(pattern)).toBe(false);
  });

  it('starts again each year if it contains the year', () => {
    expect(namesYear('RE-{year}-{number}')).toBe(true);
    expect(namesYear('RE-{number}')).toBe(false);
  });
});
