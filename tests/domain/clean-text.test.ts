import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { cleanText } from '../../domain/clean-text.ts';

const SHAPELESS = [
  '\u00ad',
  '\u061c',
  '\u115f',
  '\u180e',
  '\u200b',
  '\u200c',
  '\u200d',
  '\u200e',
  '\u200f',
  '\u202a',
  '\u202b',
  '\u202c',
  '\u202d',
  '\u202e',
  '\u2060',
  '\u2066',
  '\u2067',
  '\u2068',
  '\u2069',
  '\u2800',
  '\u3164',
  '\ufeff',
  '\uffa0',
  '\u{e0041}',
  '\u{e007f}',
];
const VISIBLE = [...'aZß9 é.-@', 'م', 'ح', 'ي', 'א', 'क', '👩', '👨', '🏽', '🏴', '\ufe0f'];

const shapeless = fc.constantFrom(...SHAPELESS);
const mixed = fc
  .array(fc.oneof(fc.constantFrom(...VISIBLE), shapeless), { maxLength: 30 })
  .map((letters) => letters.join(''));
const form = fc.constantFrom('line' as const, 'text' as const);

const seen = (text: string): string =>
  [...text].filter((letter) => !SHAPELESS.includes(letter)).join('');

describe('a cleaned text', () => {
  test('keeps everything visible, and cleaning it again changes nothing', () => {
    fc.assert(
      fc.property(mixed, form, (text, as) => {
        const clean = cleanText(text, as);
        expect(seen(clean)).toBe(seen(text));
        expect(cleanText(clean, as)).toBe(clean);
      }),
    );
  });

  test('cannot change the direction of the text after it', () => {
    fc.assert(
      fc.property(mixed, form, (text, as) => {
        expect(cleanText(text, as)).not.toMatch(/[\u202a-\u202e\u2066-\u2069\u200b\u2060\ufeff]/);
      }),
    );
  });

  test('in Latin letters contains no joiner and no other invisible character', () => {
    const letters = fc.array(fc.oneof(fc.constantFrom(...'azÄß 9'), shapeless), { maxLength: 30 });
    fc.assert(
      fc.property(letters, (typed) => {
        const text = typed.join('');
        expect(cleanText(text, 'line')).toBe(seen(text));
      }),
    );
  });

  it.each([
    ['an override that reads backwards', 'Rechnung\u202egnp.exe', 'Rechnunggnp.exe'],
    ['a number that was copied from a phone book', '\u202a+212661\u202c', '+212661'],
    ['a name of nothing', '\u200b\u3164\u2800', ''],
    ['a soft hyphen', 'Grenz\u00adübergang', 'Grenzübergang'],
    ['a tab between two names', 'Amina\tProbe', 'Amina Probe'],
    ['two joiners in an Arabic word', 'می\u200c\u200cخواهم', 'می\u200cخواهم'],
    ['a mark of direction in a name', 'Ali\u200f', 'Ali'],
    ['a joiner behind a mark of Arabic direction', 'Ali\u061c\u200d', 'Ali'],
  ])('loses %s', (_, text, clean) => {
    expect(cleanText(text, 'line')).toBe(clean);
  });

  it.each([
    ['a joiner that a Persian word needs', 'می\u200cخواهم'],
    ['a joiner that an Indian word needs', 'क्\u200dष'],
    ['a family in one picture', '👨‍👩‍👧‍👦'],
    ['a skin tone before a joiner', '👩🏽‍🚀'],
    [
      'a flag made of invisible letters',
      '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}',
    ],
    ['the sign of an Arabic number', '\u0600١٢'],
  ])('keeps %s', (_, text) => {
    expect(cleanText(text, 'line')).toBe(text);
  });

  test('of several lines keeps its lines and its directional marks', () => {
    const text = 'سعر\u200f (EUR)\n\tzwei';
    expect(cleanText(text, 'text')).toBe(text);
    expect(cleanText('a\u2028b', 'text')).toBe('a\nb');
  });
});
