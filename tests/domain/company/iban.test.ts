import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupedIban, isIban, plainIban } from '../../../domain/company/identifiers.ts';

/** Made up for each country: the bank does not exist, the check digits are right. */
const RIGHT = ['DE50 0000 0000 0123 4567 89', 'de50000000000123456789', 'GB29NWBK60161331926819'];

describe('an account number', () => {
  it.each(RIGHT)('%s is an IBAN, however it is typed', (typed) => {
    expect(isIban(typed)).toBe(true);
  });

  it.each([
    ['with another check digit', 'DE22 0000 0000 0123 4567 89'],
    ['with two digits swapped', 'DE50 0000 0000 0123 4576 89'],
    ['cut short', 'DE50 0000'],
    ['without a country', '21000000000123456789'],
    ['of nothing', ''],
  ])('%s is not an IBAN', (_what, typed) => {
    expect(isIban(typed)).toBe(false);
  });

  it('with any one digit mistyped is not an IBAN', () => {
    const right = plainIban(RIGHT[0] ?? '');
    fc.assert(
      fc.property(
        fc.integer({ min: 4, max: right.length - 1 }),
        fc.integer({ min: 1, max: 9 }),
        (at, by) => {
          const digit = (Number(right[at]) + by) % 10;
          expect(isIban(right.slice(0, at) + digit + right.slice(at + 1))).toBe(false);
        },
      ),
    );
  });

  it('is printed in groups of four', () => {
    expect(groupedIban('de50000000000123456789')).toBe('DE50 0000 0000 0123 4567 89');
    expect(groupedIban('')).toBe('');
  });
});
