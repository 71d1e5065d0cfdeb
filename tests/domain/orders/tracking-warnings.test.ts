import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NO_FILE } from '../../../domain/orders/identity-files.ts';
import { trackingWarnings } from '../../../domain/orders/tracking-warnings.ts';

const READY = {
  verified: true,
  paid: true,
  frontId: 'front.webp',
  backId: 'back.webp',
  withTicket: true,
};

/** The warnings about an order with these values. */
const warningsOf = (values: object) =>
  trackingWarnings([{ ...READY, ...values }]).map(({ warning }) => warning);

describe('an order that is sent to tracking', () => {
  it('causes no warning if nothing is missing', () => {
    expect(warningsOf({})).toEqual([]);
  });

  it.each([
    ['unverified', { verified: false }],
    ['unpaid', { paid: false }],
    ['withoutIdentity', { frontId: NO_FILE }],
    ['withoutIdentity', { backId: NO_FILE }],
    ['withoutIdentity', { frontId: NO_FILE, backId: null }],
    ['withoutLabel', { withTicket: false }],
  ])('is %s with %o', (warning, values) => {
    expect(warningsOf(values)).toEqual([warning]);
  });

  it('has its front under either name', () => {
    expect(warningsOf({ frontId: NO_FILE, faceId: 'face.webp' })).toEqual([]);
  });

  it('causes every warning if a back end leaves the fields out', () => {
    expect(trackingWarnings([{}]).map(({ warning }) => warning)).toEqual([
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
      const named = trackingWarnings(orders);
      expect(named.every((found) => found.orders.length > 0)).toBe(true);
      for (const one of orders) {
        const mine = named
          .filter((found) => found.orders.includes(one))
          .map(({ warning }) => warning);
        expect(mine).toEqual(trackingWarnings([one]).map(({ warning }) => warning));
      }
    }),
  );
});
