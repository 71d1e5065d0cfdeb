import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { LatestOrders } from '../../src/custom/people/LatestOrders.tsx';
import { createDataProvider } from '../../src/providers/data-provider.ts';
import { OWN_API } from '../support/answering.ts';
import { renderPage } from '../support/web.tsx';

const network = setupServer();
beforeAll(() => network.listen({ onUnhandledFrame: 'error' }));
afterEach(() => network.resetHandlers());
afterAll(() => network.close());

const ORDER = {
  _id: 'order-1',
  __v: 1,
  billCode: '10001',
  tripGroup: 'A',
  commandMode: 'tracking',
  createdAt: '2026-03-02T09:00:00.000Z',
  recipient: { firstName: 'Driss', lastName: 'Alaoui', phone: '+212683000001' },
  priceTotal: '120.50',
  paid: true,
};
/** A page of five, of seven. */
const ORDERS = [1, 2, 3, 4, 5].map((n) => ({ ...ORDER, _id: `order-${n}`, billCode: `1000${n}` }));
const TOTALS = { count: 7, packages: 9, weight: 80, unpaid: '61.00' };

/** Shows the orders of a customer, of whom the back end gives these answers. */
async function show(answers: { orders: () => Response; totals: () => Response }) {
  const requested: string[] = [];
  network.use(
    http.get(`${OWN_API}/commands/totals`, ({ request }) => {
      requested.push(new URL(request.url).search);
      return answers.totals();
    }),
    http.get(`${OWN_API}/commands`, ({ request }) => {
      requested.push(new URL(request.url).search);
      return answers.orders();
    }),
  );
  await renderPage(
    <main>
      <LatestOrders customer="salma" />
    </main>,
    { dataProvider: createDataProvider({ apiUrl: OWN_API, getToken: () => 'a-token' }) },
  );
  return requested;
}

const missing = () => HttpResponse.json({ code: 'route.notFound' }, { status: 404 });
const totals = () => HttpResponse.json({ status: 'success', data: TOTALS });
const orders = () => HttpResponse.json({ status: 'success', count: 7, data: ORDERS });

test('a clerk sees the latest orders of a customer, and what all of them still owe', async () => {
  const requested = await show({ orders, totals });
  const [line] = await screen.findAllByRole('listitem');
  if (!line) throw new Error('No order is listed.');
  expect(line).toHaveTextContent(/10001.*02\/03\/26.*Driss Alaoui.*€120\.50.*Paid/);
  expect(within(line).getByRole('link', { name: '10001' })).toHaveAttribute(
    'href',
    '/commands/order-1/show',
  );
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('€61.00 not paid'));
  expect(screen.getByRole('link', { name: /7 orders/ })).toBeVisible();
  for (const search of requested) expect(new URLSearchParams(search).get('user')).toBe('salma');
});

test('where the back end adds nothing up, the orders are counted', async () => {
  await show({ orders, totals: missing });
  expect(await screen.findAllByRole('listitem')).toHaveLength(5);
  expect(screen.getByRole('status')).toHaveTextContent(/^7 orders$/);
});

test('where the back end has no such list, the page of the customer is left alone', async () => {
  // The framework writes every failed list to the console.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await show({ orders: missing, totals: missing });
  await waitFor(() => expect(screen.getByRole('main')).toBeEmptyDOMElement());
});
