import { describe, expect, it } from 'vitest';
import { buyerOf, isForCustomer } from '../../../domain/documents/buyer.ts';
import { invoiceDocumentOf } from '../../../domain/documents/documents-of-order.ts';
import type { Order } from '../../../domain/resources/commands.ts';
import { BILLED_FIRM, FIRM_AS_BUYER } from '../../support/billed-firm.ts';
import { orderOf } from '../../support/sample-order.ts';

const DAY = '2026-03-02';

function printedDocumentOf(billTo: Partial<Order['billTo']>, tripGroup: Order['tripGroup'] = 'A') {
  const { _id, ...order } = orderOf({
    tripGroup,
    user: { firstName: 'Nadia', lastName: 'Amrani' },
  });
  return invoiceDocumentOf({ ...order, id: _id, billTo } as Order, DAY);
}

describe('whom an invoice is for', () => {
  it('is the sender, if the document names nobody else', () => {
    const document = printedDocumentOf({ party: 'sender' });
    expect(document).not.toHaveProperty('buyer');
    expect(buyerOf(document)).toMatchObject({ name: 'Nadia Amrani', country: 'DE', vatId: '' });
  });

  it('is the recipient in Morocco, if the receiver pays', () => {
    const document = printedDocumentOf({ party: 'recipient' });
    expect(buyerOf(document)).toEqual({
      ...document.recipient,
      contact: '',
      vatId: '',
      reference: '',
      leitwegId: '',
    });
  });

  it('is a company with its address, its numbers and its contact person', () => {
    expect(buyerOf(printedDocumentOf(BILLED_FIRM))).toEqual({ ...FIRM_AS_BUYER, leitwegId: '' });
  });

  it('is a person by name, if there is no company', () => {
    const buyer = buyerOf(printedDocumentOf({ ...BILLED_FIRM, firm: ' ' }));
    expect(buyer).toMatchObject({ name: 'Petra Probe', contact: '' });
  });

  it('is the customer of an order from Morocco, who receives the goods', () => {
    const document = printedDocumentOf({ party: 'sender' }, 'B');
    expect(buyerOf(document)).toMatchObject({ name: 'Nadia Amrani', country: 'DE' });
    expect(isForCustomer(document)).toBe(true);
  });

  it('is the sender in Morocco, if he pays for an order from there', () => {
    const document = printedDocumentOf({ party: 'recipient' }, 'B');
    expect(buyerOf(document)).toMatchObject({ name: 'Omar Empfang', country: 'MA' });
    expect(isForCustomer(document)).toBe(false);
  });

  it.each([
    ['the customer', { party: 'sender' }, true],
    ['the recipient in Morocco', { party: 'recipient' }, false],
    ['a firm', BILLED_FIRM, false],
  ] as const)('%s is distinguished from everybody else by the customer number', (_, billTo, is) => {
    expect(isForCustomer(printedDocumentOf(billTo))).toBe(is);
  });

  it('does not change the sender and recipient of the parcels', () => {
    const [plain, billed] = [
      printedDocumentOf({ party: 'sender' }),
      printedDocumentOf(BILLED_FIRM),
    ];
    expect(billed.sender.name).toBe(plain.sender.name);
    expect(billed.recipient).toEqual(plain.recipient);
  });
});
