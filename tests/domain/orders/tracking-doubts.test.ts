import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NO_FILE } from '../../../domain/orders/identity-files.ts';
import { trackingDoubts } from '../../../domain/orders/tracking-doubts.ts';

const READY = {
  verified: true,
  paid: true,
  frontId: 'front.webp',
  backId: 'back.webp',
  withTicket: true,
};

/** The warnings about an order with these values. */
const doubtsOf = (values: object) =>
  trackingDoubts([{ ...READY, ...values }]).map(({ doubt }) => doubt);

describe('an order that is sent to tracking', () => {
  it('causes no warning if nothing is missing', () => {
    expect(doubtsOf({})).toEqual([]);
  });

  it.each([
    ['unverified', { verified: false }],
    ['unpaid', { paid: false }],
    ['withoutIdentity', { frontId: NO_FILE }],
    ['withoutIdentity', { backId: NO_FILE }],
    ['withoutIdentity', { frontId: NO_FILE, backId: null }],
    ['withoutLabel', { withTicket: false }],
  ])('is %s with %o', (doubt, values) => {
    expect(doubtsOf(values)).toEqual([doubt]);
  });

  it('has its front under either name', () => {
    expect(doubtsOf({ frontId: NO_FILE, faceId: 'face.webp' })).toEqual([]);
  });

  it('causes every warning if a back end leaves the fields out', () => {
    expect(trackingDoubts([{}]).map(({ doubt }) => doubt)).toEqual([
      'unverified',
      'unpaid',
      'withoutIdentity',
      'withoutLabel',
    ]);
  });
});

it('each of several orders is named under each of its own warnings, and nowhere else', () => {
  const file = fc.constantFrom(NO_FILE, 'card.webp');
  const order = fc.record({
    verified: fc.boolean(),
    paid: fc.boolean(),
    withTicket: fc.boolean(),
    frontId: file,
    backId: file,
  });
  fc.assert(
    fc.property(fc.array(order), (orders) => {
      const named = trackingDoubts(orders);
      expect(named.every((found) => found.orders.length > 0)).toBe(true);
      for (const one of orders) {
        const mine = named.filter((found) => found.orders.includes(one)).map(({ doubt }) => doubt);
        expect(mine).toEqual(trackingDoubts([one]).map(({ doubt }) => doubt));
      }
    }),
  );
});
