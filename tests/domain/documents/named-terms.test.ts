import { describe, expect, test } from 'vitest';
import {
  declarationDocumentOf,
  invoiceDocumentOf,
  ticketDocumentOf,
} from '../../../domain/documents/documents-of-order.ts';
import { termsOfOrder, withTermsAddress } from '../../../domain/documents/named-terms.ts';
import type { Order } from '../../../domain/resources/commands.ts';
import { orderOf } from '../../support/sample-order.ts';

const TERMS = { number: 2, from: '2026-11-01', id: '0199c5f0-0000-7000-8000-000000000002' };
const DAY = '2026-11-21';

function stored(terms: Order['terms']): Order {
  const { _id, ...order } = orderOf({ terms });
  return { id: _id, ...order };
}

describe('the terms of an order', () => {
  test('are named with number and day on its invoice and its declaration, and nowhere else', () => {
    const order = stored(TERMS);
    const named = { number: 2, from: '2026-11-01' };
    expect(invoiceDocumentOf(order, DAY).terms).toEqual(named);
    expect(declarationDocumentOf(order, DAY).terms).toEqual(named);
    expect(ticketDocumentOf(order, DAY)).not.toHaveProperty('terms');
  });

  test('are not named where none were in force, or another back end does not keep them', () => {
    for (const terms of [{}, { number: null, from: null, id: null }, null, undefined]) {
      expect(termsOfOrder({ ...(terms !== undefined && { terms }) })).toEqual({});
    }
    expect(invoiceDocumentOf(stored({}), DAY)).not.toHaveProperty('terms');
    expect(declarationDocumentOf(stored({}), DAY)).not.toHaveProperty('terms');
  });

  test('get the permanent address of their version, with or without a slash after the origin', () => {
    const document = invoiceDocumentOf(stored(TERMS), DAY);
    for (const origin of ['https://jisr.example', 'https://jisr.example/']) {
      expect(withTermsAddress(document, origin).terms).toEqual({
        number: 2,
        from: '2026-11-01',
        address: 'https://jisr.example/legal/agb/v2',
      });
    }
    expect(withTermsAddress(document, '')).toBe(document);
    const without = invoiceDocumentOf(stored({}), DAY);
    expect(withTermsAddress(without, 'https://jisr.example')).toBe(without);
  });
});
