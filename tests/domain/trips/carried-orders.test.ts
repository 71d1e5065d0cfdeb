import { expect, it } from 'vitest';
import { STAGE_ORDERS } from '../../../domain/orders/stages.ts';
import { carriedOrders } from '../../../domain/trips/carried-orders.ts';

it('an open trip carries the orders in the list of its group', () => {
  expect(carriedOrders({ id: 't', name: 'A', finish: false })).toEqual(STAGE_ORDERS.tracking);
  expect(carriedOrders({ id: 't', name: 'B', finish: false })).toEqual(STAGE_ORDERS.ToDu);
});

it('a back end that does not say whether a trip is finished shows it as open', () => {
  expect(carriedOrders({ id: 't', name: 'B' })).toEqual({ tripGroup: 'B', finish: false });
});

it('a finished trip keeps the orders that name it, and none that wait for the next trip', () => {
  expect(carriedOrders({ id: 't', name: 'A', finish: true })).toEqual({
    tripGroup: 'A',
    commandMode: 'tracking',
    trip: 't',
  });
  expect(carriedOrders({ id: 't', name: 'B', finish: true })).toEqual({
    tripGroup: 'B',
    trip: 't',
  });
});
