import { expect, it } from 'vitest';
import { count, day, decimalsOf, euros, kilograms } from '../../src/pdf/text/figures.ts';

it.each([
  [0, '0,00\u00a0€'],
  [5, '0,05\u00a0€'],
  [123_456_789, '1.234.567,89\u00a0€'],
  [-90_01, '−90,01\u00a0€'],
])('%i cents are printed as %s', (cents, printed) => {
  expect(euros(cents)).toBe(printed);
});

it.each([
  [0, '0,00'],
  [125, '0,125'],
  [12_500, '12,50'],
  [1_234_560, '1.234,56'],
])('%i grams are printed as %s kilograms', (grams, printed) => {
  expect(kilograms(grams)).toBe(printed);
});

it('weights in a column have as many decimals as the most precise of them', () => {
  const weights = [12_500, null, 125];
  const decimals = decimalsOf(weights);
  expect(weights.map((grams) => kilograms(grams ?? 0, decimals))).toEqual([
    '12,500',
    '0,000',
    '0,125',
  ]);
  expect(decimalsOf([12_500, null])).toBe(2);
});

it('a date is printed day first', () => {
  expect(day('2026-11-21T23:30:00Z')).toBe('21.11.2026');
  expect(day('2026-11-21', '/')).toBe('21/11/2026');
  expect(day('')).toBe('');
});

it('a number is printed with points between its thousands', () => {
  expect(count(1_234_567)).toBe('1.234.567');
});
