import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromCents, isMoney, toCents } from '../../domain/money.ts';

const MOST_CENTS = 9_999_999_999_99;
const cents = fc.integer({ min: -MOST_CENTS, max: MOST_CENTS });

describe('money', () => {
  it('is unchanged after a round trip over the wire', () => {
    fc.assert(fc.property(cents, (amount) => toCents(fromCents(amount)) === amount));
  });

  it('is always written in a form that the other side accepts', () => {
    fc.assert(fc.property(cents, (amount) => isMoney(fromCents(amount))));
  });

  it.each([
    ['12.50', 1250],
    ['12.5', 1250],
    ['12', 1200],
    ['0', 0],
    ['0.07', 7],
    ['-0.07', -7],
    ['-0', 0],
    ['007', 700],
    ['9999999999.99', MOST_CENTS],
  ])('reads %s euro as %i cents', (wire, amount) => {
    expect(toCents(wire)).toBe(amount);
  });

  it.each([
    [1250, '12.50'],
    [7, '0.07'],
    [-7, '-0.07'],
    [0, '0.00'],
  ])('writes %i cents as %s euro', (amount, wire) => {
    expect(fromCents(amount)).toBe(wire);
  });

  it.each([
    '',
    ' ',
    '12,50',
    '12.',
    '.5',
    '12.500',
    '1e3',
    '+1',
    '--1',
    '12 ',
    '1\n',
    'Infinity',
    '٣',
    '12345678901',
  ])('rejects %j', (wire) => {
    expect(isMoney(wire)).toBe(false);
    expect(() => toCents(wire)).toThrow(RangeError);
  });

  it.each([12.5, null, undefined, true, {}, ['1']])(
    'is no money when it is no text: %j',
    (value) => {
      expect(isMoney(value)).toBe(false);
    },
  );
});
