import { describe, expect, it } from 'vitest';
import { balanceOf, standOf } from '../../../domain/orders/order-stand.ts';

describe('an order', () => {
  it('stands at its stage until it is on the road', () => {
    expect(standOf({ tripGroup: 'A', commandMode: 'Validation' })).toEqual({
      at: 'house',
      stage: 'Validation',
    });
    expect(standOf({})).toEqual({ at: 'house', stage: 'facturation' });
    expect(standOf({ tripGroup: 'A', commandMode: 'tracking' })).toEqual({
      at: 'road',
      group: 'A',
    });
  });

  it('from Morocco is on the road at once, whatever its stage says', () => {
    expect(standOf({ tripGroup: 'B', commandMode: 'Validation' })).toEqual({
      at: 'road',
      group: 'B',
    });
  });

  it('that has arrived is there', () => {
    expect(standOf({ tripGroup: 'A', commandMode: 'tracking', finish: true }).at).toBe('end');
    expect(standOf({ tripGroup: 'B', finish: true }).at).toBe('end');
  });
});

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
