import { expect, it } from 'vitest';
import { orderStart } from '../../../../src/custom/orders/form/order-values.ts';

it('a list passes the initial state of a new order, and the way back', () => {
  const state = { tripGroup: 'B', commandMode: 'facturation', from: '/ToDu' };
  expect(orderStart(state)).toEqual(state);
});

it.each([
  undefined,
  null,
  'B',
  { tripGroup: 'C', commandMode: 'nowhere', from: 'https://elsewhere.test' },
])('a state that no list has written is ignored: %j', (state) => {
  expect(orderStart(state)).toEqual({});
});
