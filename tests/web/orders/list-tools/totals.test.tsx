import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { expect, it } from 'vitest';
import { API, orderBackEnd } from '../../../support/order-back-end.ts';
import { openOrders, ownNetwork } from '../../../support/render-orders.tsx';
import { orderOf } from '../../../support/sample-order.ts';

const network = ownNetwork();

const named = (lastName: string, rest: Parameters<typeof orderOf>[0] = {}) =>
  orderOf({ ...rest, user: { firstName: 'Nadia', lastName } });
const line = () => screen.getByText(/^\d+ orders?$/).closest('[role=status]');

it('a clerk reads the totals of a stage, including the orders of other pages', async () => {
  const orders = Array.from({ length: 12 }, () =>
    orderOf({ numofpackages: 3, wights: 10.5, priceTotal: '20.50' }),
  );
  const backEnd = orderBackEnd({ orders, adds: true });
  await openOrders('/ToMa/validation', { backEnd, network });
  await screen.findByText('36 parcels');
  expect(line()).toHaveTextContent('12 orders · 36 parcels · 126.0 kg · €246.00 not paid');
  expect(Object.fromEntries(backEnd.totalsQueries[0] ?? [])).toEqual({
    tripGroup: 'A',
    commandMode: 'Validation',
  });
});

it('the totals follow the search, and paid orders are not outstanding', async () => {
  const orders = [
    named('Amrani', { numofpackages: 4, priceTotal: '50', paid: true }),
    named('Bennani', { numofpackages: 1, priceTotal: '9.90' }),
  ];
  const backEnd = orderBackEnd({ orders, adds: true });
  await openOrders('/ToMa/validation', { backEnd, network });
  expect(await screen.findByText('€9.90 not paid')).toBeVisible();
  await userEvent.type(screen.getByRole('textbox', { name: 'Search' }), 'Amrani');
  expect(await screen.findByText('4 parcels')).toBeVisible();
  await waitFor(() => expect(screen.queryByText(/not paid/)).toBeNull());
  expect(backEnd.totalsQueries.at(-1)?.get('search')).toBe('Amrani');
});

it('totals that are still loading are not shown next to the count of another search', async () => {
  const orders = [named('Amrani', { numofpackages: 4 }), named('Bennani', { numofpackages: 1 })];
  const backEnd = orderBackEnd({ orders, adds: true });
  await openOrders('/ToMa/validation', { backEnd, network });
  await screen.findByText('5 parcels');
  const sums = Promise.withResolvers<void>();
  network.use(
    http.get(`${API}/commands/totals`, async () => {
      await sums.promise;
      return undefined;
    }),
  );
  await userEvent.type(screen.getByRole('textbox', { name: 'Search' }), 'Amrani');
  await waitFor(() => expect(screen.queryByText('Nadia Bennani')).toBeNull());
  expect(line()).toHaveTextContent(/^2 orders · 5 parcels/);
  expect(line()).toHaveAttribute('aria-busy', 'true');
  sums.resolve();
  await screen.findByText('4 parcels');
  expect(line()).toHaveTextContent(/^1 order · 4 parcels/);
  expect(line()).toHaveAttribute('aria-busy', 'false');
});

it('a back end without totals gives the number of orders only', async () => {
  const backEnd = orderBackEnd({ orders: [named('Amrani')] });
  await openOrders('/ToMa/validation', { backEnd, network });
  await screen.findByText('Nadia Amrani');
  await waitFor(() => expect(backEnd.totalsQueries).toHaveLength(1));
  expect(line()).toHaveTextContent(/^1 order$/);
});

it('the list of bills has totals as well', async () => {
  const orders = [orderOf({ withBill: true, numofpackages: 7 }), orderOf({ numofpackages: 9 })];
  const backEnd = orderBackEnd({ orders, adds: true });
  await openOrders('/bills', { backEnd, network });
  expect(await screen.findByText('7 parcels')).toBeVisible();
});

it('the bin has a count but no totals', async () => {
  const binned = { ...named('Amrani'), deletedAt: new Date().toISOString() };
  const backEnd = orderBackEnd({ bin: [binned], adds: true });
  await openOrders('/bin', { backEnd, network });
  await screen.findByText('Nadia Amrani');
  expect(line()).toHaveTextContent(/^1 order$/);
  expect(backEnd.totalsQueries).toEqual([]);
});
