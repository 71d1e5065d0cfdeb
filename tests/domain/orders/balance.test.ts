import { describe, expect, it } from 'vitest';
import { balanceOf, dueCentsOf } from '../../../domain/orders/balance.ts';

describe('a customer', () => {
  it('owes what is not paid of their orders', () => {
    const orders = [{ priceTotal: '10.10' }, { priceTotal: '0.20', paid: false }];
    expect(balanceOf([...orders, { priceTotal: '99.00', paid: true }])).toBe('10.30');
    expect(balanceOf([{ paid: true, priceTotal: null }])).toBe('0.00');
  });

  it('owes the rest after a deposit, and never less than nothing', () => {
    const order = { priceTotal: '300.00', deposit: '120.00' };
    expect(balanceOf([order, { priceTotal: '10.00', deposit: null }])).toBe('190.00');
    expect(dueCentsOf({ ...order, deposit: '300.01' })).toBe(0);
    expect(dueCentsOf({ ...order, paid: true })).toBe(0);
    expect(dueCentsOf({ priceTotal: null, deposit: '5.00' })).toBeUndefined();
  });

  it('owes nobody knows what while an order has no price', () => {
    expect(balanceOf([{ priceTotal: '10.00' }, { priceTotal: null }])).toBeUndefined();
  });
});
