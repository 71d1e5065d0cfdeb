import { describe, expect, it } from 'vitest';
import { balanceOf } from '../../../domain/orders/balance.ts';

describe('a customer', () => {
  it('owes what is not paid of their orders', () => {
    const orders = [{ priceTotal: '10.10' }, { priceTotal: '0.20', paid: false }];
    expect(balanceOf([...orders, { priceTotal: '99.00', paid: true }])).toBe('10.30');
    expect(balanceOf([{ paid: true, priceTotal: null }])).toBe('0.00');
  });

  it('owes nobody knows what while an order has no price', () => {
    expect(balanceOf([{ priceTotal: '10.00' }, { priceTotal: null }])).toBeUndefined();
  });
});
