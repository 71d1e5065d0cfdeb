import fc from 'fast-check';
import { expect, test } from 'vitest';
import { searchingNames } from '../../../src/custom/chat/list/search-names.ts';

const finds = (typed: string, firstName: string, lastName: string): boolean =>
  searchingNames(typed)({ firstName, lastName });

test.each([
  ['fat', 'Fatima', 'El Amrani'],
  ['AMR', 'Fatima', 'El Amrani'],
  ['tim', 'Fatima', 'El Amrani'],
  ['el am', 'Fatima', 'El Amrani'],
  ['fatma', 'Fatima', 'El Amrani'],
  ['محمد', 'Mohamed', 'Bouzid'],
  ['mohammed', 'محمد', 'بوزيد'],
  ['muller', 'Sabine', 'Müller'],
  ['fatima amrani', 'Fatima', 'El Amrani'],
  ['  ', 'Sabine', 'Müller'],
])('somebody who types "%s" finds %s %s', (typed, firstName, lastName) => {
  expect(finds(typed, firstName, lastName)).toBe(true);
});

test.each([
  ['xyz', 'Fatima', 'El Amrani'],
  ['sabine fatima', 'Fatima', 'El Amrani'],
  ['krüger', 'Sabine', 'Müller'],
])('somebody who types "%s" does not find %s %s', (typed, firstName, lastName) => {
  expect(finds(typed, firstName, lastName)).toBe(false);
});

test('any part of a first or a last name finds it, in whatever case', () => {
  const name = fc.string({ minLength: 3, maxLength: 12, unit: 'grapheme-ascii' });
  fc.assert(
    fc.property(name, name, fc.nat(), fc.boolean(), (first, last, at, isFirst) => {
      const whole = isFirst ? first : last;
      const part = whole.slice(at % (whole.length - 1)).trim();
      fc.pre(part.length > 0);
      expect(finds(part.toUpperCase(), first, last)).toBe(true);
    }),
  );
});
