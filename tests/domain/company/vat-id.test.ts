import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isVatId, plainVatId } from '../../../domain/company/identifiers.ts';

/** Numbers that the member states or VIES give as examples, and two of invented German companies. */
const RIGHT = [
  'DE999000017',
  'DE111222339',
  'DE136695976',
  'ATU13585627',
  'BE0428759497',
  'DK13585628',
  'EE100931558',
  'EL094259216',
  'FI20774740',
  'FR40303265045',
  'FR83404833048',
  'HR33392005961',
  'HU12892312',
  'IT00743110157',
  'LU15027442',
  'NL004495445B01',
  'NL123456782B90',
  'NL002455799B11',
  'PL8567346215',
  'PT501964843',
  'SE556188840401',
  'SI50223054',
  'SK2022749619',
];
/** Of countries whose check digits are not known here, or that have none in this form. */
const UNCHECKED = ['FRAB345678901', 'CZ12345678', 'ESX1234567X', 'RO123456789', 'XI123456789'];

/** Eight digits as German numbers begin; the first is never zero. */
const beginnings = fc.integer({ min: 10_000_000, max: 99_999_999 }).map(String);

const DIGITS = [...'0123456789'];
const checkDigitsOf = (beginning: string) =>
  DIGITS.filter((digit) => isVatId(`DE${beginning}${digit}`));

describe('a VAT number', () => {
  it.each(RIGHT)('%s is accepted', (number) => {
    expect(isVatId(number)).toBe(true);
  });

  it.each(UNCHECKED)('%s is accepted by its form', (number) => {
    expect(isVatId(number)).toBe(true);
  });

  it.each(RIGHT)('%s is rejected with any other last digit', (number) => {
    const at = number.search(/\d(?!.*\d)/);
    // The last two digits of Dutch and Swedish numbers count establishments.
    const checked = /^(NL.{9}B|SE)/.test(number) ? -1 : at;
    for (const digit of checked < 0 ? [] : DIGITS.filter((one) => one !== number[at])) {
      expect(isVatId(number.slice(0, at) + digit), digit).toBe(false);
    }
  });

  it.each(['NL123456789B01', 'SE556188840501'])('%s is rejected for its check digit', (number) => {
    expect(isVatId(number)).toBe(false);
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
  ])('%s is rejected', (_what, number) => {
    expect(isVatId(number)).toBe(false);
  });

  it.each([
    ['de 999 000 017', 'DE999000017'],
    [' be 0428.759.497', 'BE0428759497'],
    ['FR-40 303265045', 'FR40303265045'],
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

  it('with any one digit mistyped is rejected', () => {
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
