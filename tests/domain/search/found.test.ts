import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { STAGES } from '../../../domain/orders/stages.ts';
import { excerptOf, ORDER_PLACES, orderPlace } from '../../../domain/search/found.ts';

describe('the place of an order', () => {
  test('is the list that it is on, until its trip has finished', () => {
    expect(orderPlace({ tripGroup: 'A', commandMode: 'facturation' })).toBe('warehouse');
    expect(orderPlace({ tripGroup: 'B', commandMode: 'facturation', finish: false })).toBe('ToDu');
    expect(orderPlace({ tripGroup: 'B', commandMode: 'facturation', finish: true })).toBe(
      'arrived',
    );
  });

  test('is one of the places that are shown, for every order', () => {
    const orders = fc.record({
      tripGroup: fc.constantFrom('A', 'B'),
      commandMode: fc.constantFrom(...STAGES),
      finish: fc.boolean(),
    });
    fc.assert(fc.property(orders, (order) => ORDER_PLACES.includes(orderPlace(order))));
  });
});

describe('the excerpt of a message', () => {
  test('shows the first word that was found, with what stands around it', () => {
    const text = `${'Lange Vorrede. '.repeat(10)}Der Karton ist nass.\nBitte melden.`;
    const excerpt = excerptOf(text, ['karton']);
    expect(excerpt).toMatch(/^….{40}Karton ist nass\. Bitte melden\.$/);
  });

  test('is the beginning where the word is found by its sound only', () => {
    expect(excerptOf('Salam Mohamed', ['محمد'])).toBe('Salam Mohamed');
  });

  test('is one short line of whole characters, whatever the message is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 500 }), fc.string(), (text, word) => {
        const excerpt = excerptOf(text, [word]);
        expect([...excerpt].length).toBeLessThanOrEqual(142);
        expect(excerpt).not.toMatch(/\n/);
        expect(excerpt.isWellFormed()).toBe(true);
      }),
    );
  });
});
