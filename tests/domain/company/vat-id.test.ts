import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isVatId, plainVatId } from '../../../domain/company/identifiers.ts';

/** Of companies that do not exist; the German ones have correct check digits. */
const RIGHT = ['DE999000017', 'DE111222339', 'FR12345678901', 'ATU12345678', 'NL123456789B01'];

/** Eight digits as German numbers begin; the first is never zero. */
const beginnings = fc.integer({ min: 10_000_000, max: 99_999_999 }).map(String);

const DIGITS = [...'0123456789'];
const checkDigitsOf = (beginning: string) =>
  DIGITS.filter((digit) => isVatId(`DE${beginning}${digit}`));

describe('a VAT number', () => {
  it.each(RIGHT)('%s is accepted', (number) => {
    expect(isVatId(number)).toBe(true);
  });

  it.each([
    ['with another check digit', 'DE999000018'],
    ['with a digit too few', 'DE99900001'],
    ['that begins with zero', 'DE000000000'],
    ['of another country in the German form', 'AT999000017'],
    ['of a country outside of the Union', 'MA12345678'],
    ['in small letters', 'de999000017'],
    ['with blanks', 'DE 999 000 017'],
    ['without a country', '999000017'],
    ['of nothing', ''],
  ])('%s is refused', (_what, number) => {
    expect(isVatId(number)).toBe(false);
  });

  it.each([
    ['de 999 000 017', 'DE999000017'],
    [' be 0123.456.789', 'BE0123456789'],
    ['FR-12 345678901', 'FR12345678901'],
  ])('typed as "%s" is %s', (typed, plain) => {
    expect(plainVatId(typed)).toBe(plain);
    expect(isVatId(plain)).toBe(true);
  });
});

describe('a German VAT number', () => {
  it('has exactly one valid check digit for any first digits', () => {
    fc.assert(
      fc.property(beginnings, (beginning) => {
        expect(checkDigitsOf(beginning)).toHaveLength(1);
      }),
    );
  });

  it('with any one digit mistyped is refused', () => {
    fc.assert(
      fc.property(
        beginnings,
        fc.integer({ min: 0, max: 8 }),
        fc.integer({ min: 1, max: 9 }),
        (beginning, at, by) => {
          const [check = ''] = checkDigitsOf(beginning);
          const right = beginning + check;
          const digit = (Number(right[at]) + by) % 10;
          expect(isVatId(`DE${right.slice(0, at)}${digit}${right.slice(at + 1)}`)).toBe(false);
        },
      ),
    );
  });
});
