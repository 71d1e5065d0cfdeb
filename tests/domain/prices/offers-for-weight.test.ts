import { expect, test } from 'vitest';
import { offersForWeight } from '../../../domain/prices/offers-for-weight.ts';

const price = (
  name: string,
  unit: 'parcel' | 'kilogram' | 'piece',
  [weightFrom, weightTo]: readonly [number | null, number | null],
  amount: string,
  direction: 'A' | 'B' | 'both' = 'both',
) => ({ name, unit, weightFrom, weightTo, price: amount, direction });

const PRICES = [
  price('up to 5', 'parcel', [0, 5], '15.00'),
  price('up to 30', 'parcel', [5, 30], '55.00'),
  price('to Morocco', 'kilogram', [30, 100], '1.70', 'A'),
  price('to Morocco, heavy', 'kilogram', [100, null], '1.40', 'A'),
  price('from Morocco', 'kilogram', [40, null], '1.90', 'B'),
  price('suitcase', 'piece', [null, 32], '1.00'),
];
const list = { prices: PRICES, perKilogram: '1.75' };
const none = { prices: [], perKilogram: '0' };

test.each([
  ['a small parcel', 0.01, 'A', 'up to 5', 1500],
  ['exactly the upper end of a range', 5, 'A', 'up to 5', 1500],
  ['just above it', 5.01, 'B', 'up to 30', 5500],
  ['the weight at which kilograms begin, which a parcel still contains', 30, 'A', 'up to 30', 5500],
  ['a weight that is charged by the kilogram', 33.33, 'A', 'to Morocco', 5666],
  ['a weight without an upper end', 250, 'A', 'to Morocco, heavy', 35_000],
  ['the very beginning of a range, below which there is none', 40, 'B', 'from Morocco', 7600],
  ['a weight between two ranges', 35, 'B', undefined, 6125],
] as const)('a clerk who requests %s sees its price', (_, weight, direction, name, cents) => {
  expect(offersForWeight(weight, direction, list)[0]).toMatchObject({ name, cents });
});

test('a clerk with two prices for a weight sees the cheaper one first', () => {
  const offer = price('offer', 'kilogram', [0, 5], '2.00');
  const offers = offersForWeight(4, 'A', { ...list, prices: [...PRICES, offer] });
  expect(offers.map(({ cents }) => cents)).toEqual([800, 1500]);
});

test('a clerk without any price sees none, and no zero', () => {
  expect(offersForWeight(4, 'A', none)).toEqual([]);
  expect(offersForWeight(4, 'A', { prices: [], perKilogram: undefined })).toEqual([]);
});
