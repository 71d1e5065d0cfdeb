import { describe, expect, it } from 'vitest';
import { companyOf } from '../../../../domain/documents/company-of.ts';
import {
  invoiceDraftOf,
  invoiceRulesOf,
} from '../../../../domain/documents/invoice/draft-of-order.ts';
import { dueCents } from '../../../../domain/documents/invoice/invoice-draft.ts';
import { printedInvoice } from '../../../../domain/documents/invoice/printed-invoice.ts';
import type { Order } from '../../../../domain/resources/commands.ts';
import { orderOf } from '../../../support/sample-order.ts';

const BLOCKS = [
  { key: 'invoice.exemption.toMorocco', text: { de: 'Ausfuhr' }, __v: 1 },
  { key: 'invoice.exemption.fromMorocco', text: { de: 'Einfuhr' }, __v: 1 },
  { key: 'invoice.exemption.smallBusiness', text: { de: 'Kleinunternehmer' }, __v: 1 },
] as const;

it('a line keeps its own tax even if a blank line comes before it', () => {
  const content: Order['content'] = [
    { desc: '', qty: null, price: null },
    { desc: 'Transport', qty: 10, price: '300.00' },
    { desc: 'Kartons', qty: null, price: '11.90', tax: 'standard' },
  ];
  const order = { id: 'order-x', ...orderOf({ content }) } as unknown as Order;
  const dependencies = { company: companyOf(), rules: invoiceRulesOf({}, [], 'A') };
  const draft = invoiceDraftOf(order, { date: '2026-11-21', serviceDate: null }, dependencies);
  expect(draft.document.lines.map(({ description }) => description)).toEqual([
    'Transport',
    'Kartons',
  ]);
  expect(draft.lineTaxes).toEqual([null, 'standard']);
  expect([draft.document.date, draft.serviceDate]).toEqual(['2026-11-21', null]);
});

it('a customer who has paid by transfer is not requested to pay again', () => {
  const dependencies = { company: companyOf(), rules: invoiceRulesOf({}, [], 'A') };
  const dueOf = (paid: boolean) => {
    const values = orderOf({ paid, payment: 2, priceTotal: '300.00' });
    const order = { id: 'order-x', ...values } as unknown as Order;
    const dates = { date: '2026-11-21', serviceDate: null };
    return printedInvoice(invoiceDraftOf(order, dates, dependencies)).dueDate;
  };
  expect(dueOf(false)).toBe('2026-12-05');
  expect(dueOf(true)).toBeUndefined();
});

it('an invoice says why it shows no tax: because of its direction, or because the carrier is a small business', () => {
  expect(invoiceRulesOf({}, BLOCKS, 'A')).toEqual({
    taxMode: 'regular',
    smallInvoiceCents: 250_00,
    paymentDays: 14,
    exemptionNote: 'Ausfuhr',
  });
  expect(invoiceRulesOf({}, BLOCKS, 'B').exemptionNote).toBe('Einfuhr');
  expect(invoiceRulesOf({ taxMode: 'smallBusiness' }, BLOCKS, 'B')).toMatchObject({
    taxMode: 'smallBusiness',
    exemptionNote: 'Kleinunternehmer',
  });
});

describe('what has been paid', () => {
  const paidOf = (values: object) => {
    const order = { id: 'order-x', ...orderOf({ priceTotal: '300.00', ...values }) };
    const dependencies = { company: companyOf(), rules: invoiceRulesOf({}, [], 'A') };
    const dates = { date: '2026-11-21', serviceDate: null };
    const { document } = invoiceDraftOf(order as unknown as Order, dates, dependencies);
    return { paid: document.paid, due: dueCents(document) };
  };

  it.each([
    ['nothing', {}, undefined, 300_00],
    ['all of it', { paid: true, paidOn: '2026-11-19' }, { cents: 300_00, on: '2026-11-19' }, 0],
    ['all of it, nobody knows when', { paid: true }, { cents: 300_00, on: null }, 0],
    [
      'a deposit',
      { deposit: '120.00', paidOn: '2026-11-19' },
      { cents: 120_00, on: '2026-11-19' },
      180_00,
    ],
    ['more than it costs', { deposit: '400.00' }, { cents: 300_00, on: null }, 0],
    ['no deposit', { deposit: '0.00' }, undefined, 300_00],
  ])('an invoice says that %s is paid, and what is still due', (_, values, paid, due) => {
    expect(paidOf(values)).toEqual({ paid, due });
  });
});
