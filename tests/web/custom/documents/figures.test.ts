import { describe, expect, it } from 'vitest';
import {
  readCents,
  readMoney,
  readNumber,
  typedMoney,
  typedNumber,
} from '../../../../src/custom/documents/editing/typed-figures.ts';
import { fitted, nextZoom } from '../../../../src/features/pdf-preview/ZoomBar.tsx';

describe('an amount', () => {
  it.each([
    ['12,5', '12.50'],
    ['12.50', '12.50'],
    ['1.234,50 €', '1234.50'],
    ['-3', '-3.00'],
  ])('typed as %s is %s euro', (typed, wire) => expect(readMoney(typed)).toBe(wire));

  it('is empty if nothing is typed', () => {
    expect(readMoney('  ')).toBeNull();
    expect(readCents('')).toBeNull();
  });

  it('that is invalid stays as typed, and counts as nothing', () => {
    expect(readMoney('viel')).toBe('viel');
    expect(readMoney('1.234')).toBe('1.234');
    expect(readCents('viel')).toBeNull();
  });

  it('is formatted for the language', () => {
    expect(typedMoney('1234.5', 'de')).toBe('1234,50');
    expect(typedMoney('1234.5', 'ar')).toBe('1234,50');
    expect(typedMoney(null, 'de')).toBe('');
  });
});

it('a weight keeps its decimals, and a missing one is empty', () => {
  expect(readNumber('12,5')).toBe(12.5);
  expect(readNumber('')).toBeNull();
  expect(readNumber('schwer')).toBe('schwer');
  expect(typedNumber(12.5, 'de')).toBe('12,5');
  expect(typedNumber(undefined, 'de')).toBe('');
});

describe('the zoom of the preview', () => {
  it('steps up and down, and stops at either end', () => {
    expect(nextZoom(1, 1)).toBe(1.1);
    expect(nextZoom(0.97, 1)).toBe(1);
    expect(nextZoom(1, -1)).toBe(0.9);
    expect(nextZoom(4, 1)).toBe(4);
    expect(nextZoom(0.25, -1)).toBe(0.25);
  });

  it('fits a page to its container, without enlarging it on a wide screen', () => {
    expect(fitted(400, 800)).toBe(0.5);
    expect(fitted(4_000, 800)).toBe(1.25);
    expect(fitted(0, 800)).toBe(1);
  });
});
