import { expect, it } from 'vitest';
import { directionOfGoods } from '../../../domain/documents/direction.ts';

it('the customer in Germany sends the goods of an order to Morocco', () => {
  expect(directionOfGoods('A')).toEqual({
    sender: { country: 'DE', person: 'user' },
    recipient: { country: 'MA', person: 'recipient' },
  });
});

it('the customer in Germany receives the goods of an order from Morocco', () => {
  expect(directionOfGoods('B')).toEqual({
    sender: { country: 'MA', person: 'recipient' },
    recipient: { country: 'DE', person: 'user' },
  });
});
