import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { announcedWay, likelyWay, PAYMENTS, WAYS_TO_PAY } from '../../../domain/orders/payment.ts';
import { type Payable, paymentFactsOf } from '../../../domain/orders/payment-facts.ts';

const today = '2026-11-26';
const nothingNamed = { names: () => false, today };

/** The order after a change, with what the server notes of its payment. */
const changed = (before: Payable, change: Partial<Payable>): Payable => {
  const after = { ...before, ...change };
  return { ...after, ...paymentFactsOf({ before, after }, nothingNamed) };
};

describe('the way to pay', () => {
  test('of an order is the one that it announces', () => {
    expect(PAYMENTS.map((payment) => announcedWay({ payment }))).toEqual([
      'cash',
      'transfer',
      'paypal',
    ]);
    expect(announcedWay({})).toBe('cash');
  });

  test('is likely the one chosen last on the device, unless the order announces another than cash', () => {
    expect(likelyWay({ payment: 1 }, 'card')).toBe('card');
    expect(likelyWay({ payment: 1 }, undefined)).toBe('cash');
    expect(likelyWay({ payment: 2 }, 'card')).toBe('transfer');
  });
});

const way = fc.option(fc.constantFrom(...WAYS_TO_PAY), { nil: null });
const day = fc.constantFrom('2026-10-01', '2026-11-02', today);
const payment = fc.constantFrom(...PAYMENTS);
const unpaid = fc.record({
  paid: fc.constant(false),
  payment,
  deposit: fc.constantFrom('40.00', '0.01'),
  paidOn: day,
  paidVia: way,
  depositOn: fc.constant(null),
  depositVia: fc.constant(null),
});

describe('the facts of a payment', () => {
  it('are today and the announced way, unless the change names them', () => {
    const after = { paid: true, payment: 2 } as const;
    expect(paymentFactsOf({ after }, nothingNamed)).toEqual({ paidOn: today, paidVia: 'transfer' });
    const names = (fact: string) => fact === 'paidVia';
    expect(paymentFactsOf({ after }, { names, today })).toEqual({ paidOn: today });
  });

  it('say nothing about an order of which nothing is paid', () => {
    expect(paymentFactsOf({ after: { paid: false } }, nothingNamed)).toEqual({});
    const order = changed({ paid: false, payment: 1 }, { paid: true });
    expect(changed(order, { paid: false })).toMatchObject({ paidOn: null, paidVia: null });
  });

  it('of a deposit come back with it when the rest turns out not to be paid', () => {
    fc.assert(
      fc.property(unpaid, (before) => {
        const paid = changed(before, { paid: true });
        expect(paid).toMatchObject({
          paidOn: today,
          paidVia: announcedWay(before),
          depositOn: before.paidOn,
          depositVia: before.paidVia,
        });
        const back = changed(paid, { paid: false });
        expect(back).toEqual(before);
      }),
    );
  });

  it('stay as they are in any other change', () => {
    fc.assert(
      fc.property(unpaid, fc.boolean(), (order, paid) => {
        const before = { ...order, paid };
        expect(paymentFactsOf({ before, after: { ...before, payment: 3 } }, nothingNamed)).toEqual(
          {},
        );
      }),
    );
  });
});
