import { expect, it } from 'vitest';
import {
  type HomeCountry,
  readPhone,
  unreadNumber,
} from '../../../../src/kit/inputs/read-phone.ts';

const read = (typed: string, home: HomeCountry) => readPhone(typed, home)?.number;

it.each([
  ['0661 23 45 67', 'MA', '+212661234567'],
  ['0661 123456', 'DE', '+49661123456'],
  ['0522-123456', 'MA', '+212522123456'],
  ['0151 / 12 34 56 78', 'DE', '+4915112345678'],
  ['0151 12345678', 'MA', '+4915112345678'],
  ['0221 4710800', 'DE', '+492214710800'],
  ['+212 (0)661-234567', 'MA', '+212661234567'],
  ['00212661234567', 'DE', '+212661234567'],
  ['+33 6 12 34 56 78', 'MA', '+33612345678'],
] as const)('reads %s, typed where numbers of %s are expected, as %s', (typed, home, number) => {
  expect(read(typed, home)).toBe(number);
});

it.each(['', '06', '0661', '+2126', 'Nadia', '0661 23 45 67 x', 'Tel. 0661234567'])(
  'reads "%s" as no number',
  (typed) => {
    expect(read(typed, 'MA')).toBeUndefined();
  },
);

it('warns of a number that has a plausible length but is not in the numbering plan', () => {
  const reading = readPhone('+212 161 234 567', 'MA');
  expect(reading).toEqual({ number: '+212161234567', isLikely: false });
});

it('names the Moroccan mobile number that a German landline number could also be', () => {
  expect(readPhone('0661 12 34 56', 'DE')?.number).toBe('+49661123456');
  const reading = readPhone('0661 23 45 67', 'DE');
  expect(reading).toEqual({
    number: '+49661234567',
    isLikely: true,
    otherwise: '+212661234567',
  });
});

it('does not mention Fulda to a clerk who types a Moroccan mobile where Moroccan numbers are expected', () => {
  const reading = readPhone('0661 23 45 67', 'MA');
  expect(reading).toEqual({ number: '+212661234567', isLikely: true });
});

it.each([
  ['0661 23', '066123'],
  ['00 212 6', '+2126'],
  ['Nadia ', 'Nadia'],
  ['0661 abc', '0661 abc'],
  ['٠٦٦١', '٠٦٦١'],
  ['()', '()'],
  [' ', ''],
] as const)('keeps of "%s", which is no number, "%s"', (typed, stored) => {
  expect(unreadNumber(typed)).toBe(stored);
});
