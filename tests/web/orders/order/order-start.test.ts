import { expect, it } from 'vitest';
import { orderStart } from '../../../../src/custom/orders/form/order-start.ts';

it('a list says where a new order begins, and the way back', () => {
  const state = { tripGroup: 'B', commandMode: 'facturation', from: '/ToDu' };
  expect(orderStart(state)).toEqual(state);
});

it.each([
  undefined,
  null,
  'B',
  { tripGroup: 'C', commandMode: 'nowhere', from: 'https://elsewhere.test' },
])('a state that no list has written says nothing: %j', (state) => {
  expect(orderStart(state)).toEqual({});
});
