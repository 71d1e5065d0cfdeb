import { describe, expect, it } from 'vitest';
import type { Violation } from '../../../domain/errors.ts';
import {
  boolean,
  choice,
  date,
  dateTime,
  decimal,
  email,
  type Field,
  file,
  group,
  image,
  integer,
  list,
  localized,
  money,
  multiline,
  phone,
  richText,
  text,
  url,
} from '../../../domain/fields.ts';
import { isId, isObject, violationOf } from '../../../domain/validate.ts';

const ID = '0198a5a0-7c3e-7b1e-8a51-2f6d8c9b0e11';
const REFERENCE: Field = { kind: 'reference', target: 'tours' };
const EMBEDDED: Field = { kind: 'reference', target: 'tours', embed: ['Tname'] };

describe('one value', () => {
  it.each<[string, Field, readonly unknown[]]>([
    ['a line', text(), ['a', 'مرحبا', '👍', ' ', '<b>']],
    ['a line of limited length', text({ min: 2, max: 3 }), ['ab', 'abc', '👍👍👍']],
    ['a line of a pattern', text({ pattern: /^[A-Z]+$/ }), ['ABC']],
    ['several lines', multiline(), ['a\nb\r\nc']],
    ['an e-mail address', email(), ['salma@example.com', 'a@b.c']],
    ['an address', url(), ['https://example.com', 'HTTP://example.com/a?b=c#d']],
    ['a phone number', phone(), ['+212661234567', '+4915112345678', '+1234567']],
    ['formatted text', richText(), ['<p>a</p>\n<p>b</p>']],
    ['a whole number', integer({ min: 0, max: 10 }), [0, 10, 7]],
    ['a number', decimal({ min: 0.5 }), [0.5, 12.34, 0.7 + 0.1, 1e9]],
    ['money', money({ min: 0, max: 10_00 }), ['0', '10.00', '9.99']],
    ['yes or no', boolean(), [true, false]],
    ['a day', date(), ['2026-11-01', '2024-02-29', '0001-01-01']],
    [
      'a moment',
      dateTime(),
      ['2026-11-01T10:00:00Z', '2026-11-01T10:00:00.123+01:00', '2026-11-01'],
    ],
    ['a choice', choice(['a', 1]), ['a', 1]],
    ['a reference', REFERENCE, [ID, ID.toUpperCase()]],
    ['an embedded reference', EMBEDDED, [ID, { _id: ID, Tname: 'an echo' }]],
    ['a picture', image(), ['no-photo', 'a b (1).jpg']],
    ['a file', file(), ['card_2.pdf']],
    ['a list', list(text(), { max: 2 }), [[], ['a'], ['a', '']]],
    ['a group', group({ city: text({ required: true }) }), [{ city: 'Fes' }]],
    ['a text in each language', localized(text({ max: 5 })), [{}, { de: 'Hallo', ar: null }]],
  ])('is accepted as %s', (_name, field, values) => {
    for (const value of values)
      expect(violationOf(field, value), JSON.stringify(value)).toBeUndefined();
  });

  it.each<[string, Field, unknown, Violation]>([
    ['a number for a text', text(), 5, { code: 'notText' }],
    ['a text that is too short', text({ min: 3 }), 'ab', { code: 'tooShort', limit: 3 }],
    ['a text that is too long', text({ max: 2 }), 'abc', { code: 'tooLong', limit: 2 }],
    ['a second line in a line', text(), 'a\nb', { code: 'pattern' }],
    ['a text outside its pattern', text({ pattern: /^[A-Z]+$/ }), 'abc', { code: 'pattern' }],
    ['a NUL', text(), 'a\0b', { code: 'unprintable' }],
    ['half a character', multiline(), 'a\ud83d', { code: 'unprintable' }],
    ['the other half of a character', richText(), '\udc4da', { code: 'unprintable' }],
    ['an address without a host', url(), 'https://', { code: 'notAUrl' }],
    ['an address of another scheme', url(), 'javascript:alert(1)', { code: 'notAUrl' }],
    ['an address with more behind it', url(), 'https://a.b\nfoo', { code: 'notAUrl' }],
    ['an e-mail address without a host', email(), 'salma@', { code: 'notAnEmail' }],
    ['a phone number with spaces', phone(), '+212 661 23 45 67', { code: 'notAPhone' }],
    ['a phone number of no country', phone(), '0661234567', { code: 'notAPhone' }],
    [
      'a formatted text that is too long',
      richText({ max: 3 }),
      '<p>a',
      { code: 'tooLong', limit: 3 },
    ],
    ['a text for a number', integer(), '5', { code: 'notANumber' }],
    ['what JSON cannot hold for a number', decimal(), Number.NaN, { code: 'notANumber' }],
    ['what JSON reads of 1e400', decimal(), Number.POSITIVE_INFINITY, { code: 'notANumber' }],
    ['a comma in a number', decimal(), '1,5', { code: 'notANumber' }],
    ['a number of three decimals', decimal(), 1.005, { code: 'tooManyDecimals', limit: 2 }],
    ['a number next to nothing', decimal(), 1e-7, { code: 'tooManyDecimals', limit: 2 }],
    ['an amount of three decimals', money(), '12.345', { code: 'tooManyDecimals', limit: 2 }],
    ['an amount with a comma', money(), '12,34', { code: 'notMoney' }],
    ['an amount in powers of ten', money(), '1e400', { code: 'notMoney' }],
    ['what is no number for an amount', money(), 'NaN', { code: 'notMoney' }],
    ['a fraction for a whole number', integer(), 1.5, { code: 'notAnInteger' }],
    ['a number beyond exact ones', integer(), 2 ** 53, { code: 'notAnInteger' }],
    ['a number that is too small', integer({ min: 1 }), 0, { code: 'tooSmall', limit: 1 }],
    ['a number that is too large', decimal({ max: 9 }), 9.01, { code: 'tooLarge', limit: 9 }],
    ['a number for money', money(), 12.5, { code: 'notMoney' }],
    ['too little money', money({ min: 1 }), '0.00', { code: 'tooSmall', limit: '0.01' }],
    ['too much money', money({ max: 100 }), '1.01', { code: 'tooLarge', limit: '1.00' }],
    ['a text for yes or no', boolean(), 'true', { code: 'notABoolean' }],
    ['a day that no calendar has', date(), '2026-02-29', { code: 'notADate' }],
    ['a day of the year 0', date(), '0000-01-01', { code: 'notADate' }],
    ['a moment for a day', date(), '2026-11-01T10:00:00Z', { code: 'notADate' }],
    ['a moment of no zone', dateTime(), '2026-11-01T10:00:00', { code: 'notADateTime' }],
    ['a moment of no calendar', dateTime(), '2026-02-30T10:00:00Z', { code: 'notADateTime' }],
    ['a moment of no clock', dateTime(), '2026-11-01T25:00:00Z', { code: 'notADateTime' }],
    ['text after a moment', dateTime(), '2026-11-01T10:00:00Z ish', { code: 'notADateTime' }],
    ['a value outside the choices', choice(['a', 'b']), 'c', { code: 'notAChoice' }],
    ['a number that only looks like a choice', choice(['1']), 1, { code: 'notAChoice' }],
    ['a name for a reference', REFERENCE, 'Tour A', { code: 'notAnId' }],
    ['an object for a plain reference', REFERENCE, { _id: ID }, { code: 'notAnId' }],
    ['an object without an id', EMBEDDED, { Tname: 'Tour A' }, { code: 'notAnId' }],
    ['a path for a file', file(), '../secret', { code: 'notText' }],
    ['the folder itself for a file', image(), '..', { code: 'notText' }],
    ['a value for a list', list(text()), 'a', { code: 'notAList' }],
    ['too many values', list(text(), { max: 1 }), ['a', 'b'], { code: 'tooLong', limit: 1 }],
    ['a list for a group', group({}), [], { code: 'notAnObject' }],
    ['a text for texts in languages', localized(text()), 'Hallo', { code: 'notAnObject' }],
    ['nothing where something is required', text({ required: true }), '', { code: 'required' }],
    ['blanks where a text is required', text({ required: true }), ' \t', { code: 'required' }],
  ])('is rejected: %s', (_name, field, value, expected) => {
    expect(violationOf(field, value)).toEqual(expected);
  });

  it('may be empty if it is not required', () => {
    for (const empty of ['', null, undefined])
      expect(violationOf(integer({ min: 1 }), empty)).toBeUndefined();
  });
});

describe('an id', () => {
  it.each(['', ID.slice(1), `${ID}0`, ID.replace('-', ''), 42, null, {}])('is not %j', (value) => {
    expect(isId(value)).toBe(false);
  });
});

describe('an object', () => {
  it('is neither a list nor null', () => {
    expect([{}, { a: 1 }].every(isObject)).toBe(true);
    expect([[], null, undefined, 'a', 1].some(isObject)).toBe(false);
  });
});
