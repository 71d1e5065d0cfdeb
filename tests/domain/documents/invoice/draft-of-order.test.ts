import { expect, it } from 'vitest';
import { companyOf } from '../../../../domain/documents/company-of.ts';
import {
  invoiceDraftOf,
  invoiceRulesOf,
} from '../../../../domain/documents/invoice/draft-of-order.ts';
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
  const means = { company: companyOf(), rules: invoiceRulesOf({}, [], 'A') };
  const draft = invoiceDraftOf(order, { date: '2026-11-21', serviceDate: null }, means);
  expect(draft.paper.lines.map(({ description }) => description)).toEqual(['Transport', 'Kartons']);
  expect(draft.lineTaxes).toEqual([null, 'standard']);
  expect([draft.paper.date, draft.serviceDate]).toEqual(['2026-11-21', null]);
});

it('a customer who has paid by transfer is not asked for the money again', () => {
  const means = { company: companyOf(), rules: invoiceRulesOf({}, [], 'A') };
  const dueOf = (paid: boolean) => {
    const order = { id: 'order-x', ...orderOf({ paid, payment: 2 }) } as unknown as Order;
    const dates = { date: '2026-11-21', serviceDate: null };
    return printedInvoice(invoiceDraftOf(order, dates, means)).dueDate;
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
