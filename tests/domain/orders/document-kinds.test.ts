import { expect, it } from 'vitest';
import {
  DOCUMENT_KINDS,
  DOCUMENT_PATHS,
  DOCUMENTS,
  EDITED_KINDS,
  editorAddress,
  editorOf,
  kindAt,
  obstacleTo,
  PRINT_KINDS,
} from '../../../domain/orders/document-kinds.ts';

it('a clerk finds the orders list as orders.pdf and the tickets as ticket.pdf', () => {
  expect(DOCUMENTS.ordersList.batchFile).toBe('orders.pdf');
  expect(DOCUMENTS.ticket.batchFile).toBe('ticket.pdf');
});

it('a clerk is offered the documents to print in the order of the work: labels first', () => {
  expect(DOCUMENT_KINDS).toEqual([
    'label',
    'declaration',
    'invoice',
    'receipt',
    'ticket',
    'ordersList',
  ]);
});

it('the print log keeps all but the list, which belongs to no order', () => {
  expect(new Set(PRINT_KINDS)).toEqual(
    new Set(['invoice', 'declaration', 'label', 'receipt', 'ticket']),
  );
});

it('the label of a parcel keeps the name of a ticket on the wire, the ticket has no editor', () => {
  expect(EDITED_KINDS.map((kind) => [kind, editorOf(kind).path, editorOf(kind).flag])).toEqual([
    ['label', 'ticket', 'withTicket'],
    ['declaration', 'declaration', 'withDeclar'],
    ['invoice', 'bill', 'withBill'],
  ]);
  expect(DOCUMENT_PATHS).toEqual(['bill', 'declaration', 'ticket']);
  expect(editorAddress('label', 'a/b')).toBe('/ToMa/warehouse/ticket/a%2Fb');
  expect(kindAt('ticket')).toBe('label');
  expect(kindAt('label')).toBeUndefined();
});

it('a receipt needs a payment, an invoice a check; a label needs neither', () => {
  const open = { verified: false, paid: false };
  expect(obstacleTo('receipt', open)).toBe('notPaid');
  expect(obstacleTo('receipt', { ...open, paid: true })).toBeUndefined();
  expect(obstacleTo('invoice', { ...open, paid: true })).toBe('notVerified');
  expect(obstacleTo('label', open)).toBeUndefined();
});
