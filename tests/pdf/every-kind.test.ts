import { expect, it } from 'vitest';
import { DOCUMENT_OF } from '../../domain/documents/documents-of-order.ts';
import { PRINT_KINDS } from '../../domain/orders/document-kinds.ts';
import { pageOf } from '../support/pdf/pages.ts';
import { orderOf } from '../support/sample-order.ts';

const ORDER = {
  ...orderOf({
    billCode: 'A-4711',
    user: { firstName: 'Nadia', lastName: 'Amrani' },
  }),
  id: 'order-x',
};
const PARCELS = [{ position: 1, code: '4711001', grams: 2_500 }];

it.each(PRINT_KINDS)(
  'the %s of an order names it, and those who send and receive',
  async (kind) => {
    const page = await pageOf(DOCUMENT_OF[kind](ORDER, '2026-11-26', PARCELS));
    expect(page).toContain('4711');
    expect(page.toLowerCase()).toContain((ORDER.user.lastName ?? '').toLowerCase());
    expect(page.toLowerCase()).toContain(ORDER.recipient.firstName.toLowerCase());
  },
);
