import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkDigit, isParcelCode, spacedParcelCode } from '../../../domain/parcels/parcel-code.ts';

const digits = (length: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length });

/** Any code that a parcel can have. */
const codes = digits(10).map((ten) => {
  const payload = `8${ten.join('')}`;
  return `${payload}${checkDigit(payload)}`;
});

const replaced = (code: string, at: number, digit: string): string =>
  code.slice(0, at) + digit + code.slice(at + 1);

describe('a check digit', () => {
  it('matches the published example of its inventor', () => {
    expect(checkDigit('572')).toBe('4');
    expect(checkDigit('5724')).toBe('0');
  });

  it('is computed from digits only', () => {
    for (const text of ['', 'abc', '12 3', '١٢٣'])
      expect(() => checkDigit(text)).toThrow(RangeError);
  });
});

describe('a clerk who types the code of a parcel', () => {
  it('is warned whenever any one digit is wrong', () => {
    fc.assert(
      fc.property(codes, (code) => {
        expect(isParcelCode(code)).toBe(true);
        for (let at = 0; at < code.length; at += 1) {
          for (const digit of '0123456789') {
            expect(isParcelCode(replaced(code, at, digit))).toBe(digit === code[at]);
          }
        }
      }),
    );
  });

  it('is warned whenever two neighbours are swapped', () => {
    fc.assert(
      fc.property(codes, (code) => {
        for (let at = 0; at + 1 < code.length; at += 1) {
          const [one = '', other = ''] = code.slice(at);
          const exchanged = replaced(replaced(code, at, other), at + 1, one);
          expect(isParcelCode(exchanged)).toBe(one === other);
        }
      }),
    );
  });

  it('is not mistaken for a person who types a phone number or an order number', () => {
    for (const text of ['212661234567', '491712345678', 'JS-10001', '', '8', '8'.repeat(13)]) {
      expect(isParcelCode(text)).toBe(false);
    }
  });
});

it('a code is written in groups of four, without losing a digit', () => {
  fc.assert(
    fc.property(codes, (code) => {
      expect(spacedParcelCode(code)).toMatch(/^8\d{3} \d{4} \d{4}$/);
      expect(spacedParcelCode(code).replaceAll(' ', '')).toBe(code);
    }),
  );
});
