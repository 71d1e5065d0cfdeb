import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  isColumnSource,
  type JoinSeparator,
  joinTexts,
  type SplitRule,
  sourceText,
  splitText,
} from '../../../domain/imports/composed-columns.ts';

/** Separators that a rule finds again. */
const FOUND_AGAIN: readonly (readonly [JoinSeparator, SplitRule])[] = [
  [' ', 'firstSpace'],
  [' ', 'lastSpace'],
  [', ', 'firstComma'],
  [', ', 'lastComma'],
  ['; ', 'semicolon'],
  ['/', 'slash'],
  ['-', 'hyphen'],
  [' - ', 'hyphen'],
  ['\n', 'lineBreak'],
];

const word = fc.stringMatching(/^[A-Za-zäöü0-9أ-ي]{1,12}$/);

test('what was joined is split into the same two texts again', () => {
  fc.assert(
    fc.property(word, word, fc.constantFrom(...FOUND_AGAIN), (one, other, [separator, rule]) => {
      expect(splitText(joinTexts([one, other], separator), rule)).toEqual([one, other]);
    }),
  );
});

test('splitting loses nothing but what stood between the two sides', () => {
  const letters = (text: string) => text.replace(/[\s,،;؛/\-–—]/g, '');
  fc.assert(
    fc.property(fc.string(), fc.constantFrom(...FOUND_AGAIN), (text, [, rule]) => {
      const sides = splitText(text, rule);
      if (sides) expect(letters(sides.join(''))).toBe(letters(text));
    }),
  );
});

test.each<[string, SplitRule, readonly [string, string] | undefined]>([
  ['Fatima Zahra El Amrani', 'firstSpace', ['Fatima', 'Zahra El Amrani']],
  ['Fatima Zahra Amrani', 'lastSpace', ['Fatima Zahra', 'Amrani']],
  ['Fes, Rue 12', 'firstComma', ['Fes', 'Rue 12']],
  ['فاس، شارع 12', 'firstComma', ['فاس', 'شارع 12']],
  ['Rue 12, Atlas, Fes', 'lastComma', ['Rue 12, Atlas', 'Fes']],
  ['Fes,', 'firstComma', ['Fes', '']],
  ['Fes', 'firstComma', undefined],
  ['  Amal  ', 'firstSpace', undefined],
])('%j is split at %s', (text, rule, sides) => {
  expect(splitText(text, rule)).toEqual(sides);
});

test('a column that is empty leaves no separator behind', () => {
  const street = { column: 0, joined: { columns: [2, 1], separator: ', ' } } as const;
  expect(sourceText(street, ['Rue', '', '12'])).toBe('Rue, 12');
  expect(sourceText(street, ['', '', ' '])).toBe('');
});

test('what cannot be split goes as a whole to the side that takes it, or is nothing', () => {
  const side = (one: 'first' | 'second', unsplit?: 'first' | 'second') =>
    sourceText({ column: 0, part: { rule: 'firstComma', side: one, unsplit } }, ['Fes']);
  expect([side('first', 'first'), side('second', 'first')]).toEqual(['Fes', '']);
  expect([side('first', 'second'), side('second', 'second')]).toEqual(['', 'Fes']);
  expect([side('first'), side('second')]).toEqual([undefined, undefined]);
});

test('stored data with an unknown rule or separator is not taken', () => {
  expect(isColumnSource({ column: 1, part: { rule: 'slash', side: 'first' } })).toBe(true);
  expect(isColumnSource({ column: 1, part: { rule: 'moon', side: 'first' } })).toBe(false);
  expect(isColumnSource({ column: 1, joined: { columns: [2], separator: '§' } })).toBe(false);
});
