import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import type { Locale } from '../../../../domain/fields.ts';
import { documentHarness } from '../../../support/document-harness.tsx';
import { issuedInvoice } from '../../../support/issuing-back-end.ts';
import { API, orderBackEnd } from '../../../support/order-back-end.ts';
import { choose, inWarehouse, tick, WAREHOUSE } from '../../../support/warehouse-documents.ts';

const harness = documentHarness();

const PAID = {
  paid: true,
  paidOn: '2026-11-20',
  paidVia: 'transfer',
  priceTotal: '100.00',
} as const;
const paid = (code: string, more: object = {}) => ({
  ...inWarehouse(code, 'Fes'),
  ...PAID,
  ...more,
});

/** Records what is written to the print log. */
function printLog() {
  const bodies: unknown[] = [];
  harness.use(
    http.post(`${API}/prints`, async ({ request }) => {
      bodies.push(await request.json());
      return HttpResponse.json({ data: [], gone: [] }, { status: 201 });
    }),
  );
  return bodies;
}

const openOrder = (order: ReturnType<typeof paid>, locale: Locale = 'en') => {
  const backEnd = orderBackEnd({ orders: [order] });
  return harness
    .open(`/commands/${order._id}/show`, backEnd, { locale })
    .then(({ jobs }) => ({ backEnd, jobs }));
};
const payment = () => screen.findByRole('region', { name: /^Payment/ });

it('a clerk downloads the receipt of a paid order with one click, and it is in the print log', async () => {
  const { jobs } = await openOrder(paid('M-1'));
  const logged = printLog();
  fireEvent.click(await within(await payment()).findByRole('button', { name: 'Receipt' }));
  await waitFor(() => expect(harness.downloads).toEqual(['M-1_Quittung.pdf']));
  expect(jobs[0]?.documents).toMatchObject([
    {
      kind: 'receipt',
      orderCode: 'M-1',
      totalCents: 10_000,
      payments: [{ cents: 10_000, on: '2026-11-20', via: 'transfer' }],
    },
  ]);
  await waitFor(() => expect(logged).toEqual([{ kind: 'receipt', orders: ['M-1'] }]));
  expect(await screen.findByRole('button', { name: 'Open and print' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Receipt' })).toBeEnabled();
});

it('it refers to the invoice that was issued for the order', async () => {
  const invoice = issuedInvoice();
  const { jobs } = await openOrder(paid('M-1'));
  harness.use(http.get(`${API}/invoices`, () => HttpResponse.json({ count: 1, data: [invoice] })));
  printLog();
  fireEvent.click(await screen.findByRole('button', { name: 'Receipt' }));
  await waitFor(() =>
    expect(jobs[0]?.documents).toMatchObject([
      { invoice: { number: invoice.number, date: invoice.date } },
    ]),
  );
});

it('nobody is offered the receipt of an order that is not paid', async () => {
  await openOrder(paid('M-1', { paid: false, paidOn: null, paidVia: null }));
  await within(await payment()).findByRole('button', { name: 'Date and way of payment' });
  expect(screen.queryByRole('button', { name: 'Receipt' })).toBeNull();
});

it('a clerk learns that a colleague has taken the payment back, and gets no receipt', async () => {
  const { backEnd, jobs } = await openOrder(paid('M-1'));
  const button = await screen.findByRole('button', { name: 'Receipt' });
  const logged = printLog();
  Object.assign(backEnd.order('M-1') ?? {}, { paid: false });
  fireEvent.click(button);
  expect(await screen.findByText(/M-1.*is not paid/)).toBeInTheDocument();
  expect(jobs).toEqual([]);
  expect(harness.downloads).toEqual([]);
  expect(logged).toEqual([]);
});

it('a clerk learns that there is no amount to confirm', async () => {
  const { jobs } = await openOrder(paid('M-1', { priceTotal: null }));
  fireEvent.click(await screen.findByRole('button', { name: 'Receipt' }));
  expect(await screen.findByText(/M-1.*has no price/)).toBeInTheDocument();
  expect(jobs).toEqual([]);
});

it.each([
  ['de', 'Quittung'],
  ['fr', 'Reçu'],
  ['ar', 'وصل الدفع'],
] as const)('it is offered in %s as %s', async (locale, name) => {
  await openOrder(paid('M-1'), locale);
  expect(await screen.findByRole('button', { name })).toBeInTheDocument();
});

it('the receipts of a selection are one file, without the orders that are not paid', async () => {
  const orders = [paid('M-1'), paid('M-2', { paid: false }), paid('M-3')];
  const { jobs } = await harness.open(WAREHOUSE, orderBackEnd({ orders }));
  const logged = printLog();
  await tick('M-1', 'M-2', 'M-3');
  await choose('Print', 'Receipts');
  fireEvent.click(await screen.findByRole('button', { name: 'Download' }));
  expect(screen.getByRole('dialog', { name: 'Receipts' })).toHaveTextContent('M-2: is not paid');
  expect(jobs[0]?.documents).toMatchObject([{ orderCode: 'M-1' }, { orderCode: 'M-3' }]);
  expect(harness.downloads).toEqual(['receipts.pdf']);
  await waitFor(() => expect(logged).toEqual([{ kind: 'receipt', orders: ['M-1', 'M-3'] }]));
});
