import { expect, it } from 'vitest';
import { NO_FILE } from '../../../domain/orders/identity-files.ts';
import { missingOf } from '../../../domain/orders/missing-values.ts';

const WHOLE = { frontId: 'a.webp', backId: 'b.webp', wights: 2.5, priceTotal: '0.00' };

it.each([
  ['nothing', {}, []],
  ['the ID card without its back', { backId: NO_FILE }, ['identity']],
  ['the ID card without its front', { frontId: null }, ['identity']],
  ['a weight of nothing', { wights: 0 }, ['weight']],
  ['a price that nobody named', { priceTotal: null }, ['price']],
  [
    'all of it',
    { frontId: NO_FILE, wights: null, priceTotal: null },
    ['identity', 'weight', 'price'],
  ],
])('an order lacks %s', (_, changes, missing) => {
  expect(missingOf({ ...WHOLE, ...changes })).toEqual(missing);
});
