import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { sendParcels } from '../../../src/custom/orders/bulk/send-parcels.ts';
import { API, orderBackEnd } from '../../support/order-back-end.ts';
import { press, threeOrders, tick } from '../../support/order-list-steps.ts';
import { openOrders, ownNetwork } from '../../support/render-orders.tsx';
import { serverBehindLine, waitingChanges } from '../../support/waiting-changes.ts';

const network = ownNetwork();

const REJECTED = {
  code: '812345678901',
  order: 'facturation-1',
  billCode: 'M-1',
  number: 2,
  of: 3,
  weight: null,
  state: 'delivered',
  updatedAt: '2026-11-26T09:00:00.000Z',
  __v: 2,
};

/** A back end that sets the parcels of orders, of which it refuses these. */
function parcels(rejected: readonly object[]) {
  const requested: unknown[] = [];
  network.use(
    http.put(`${API}/parcels`, async ({ request }) => {
      requested.push(await request.json());
      const data = {
        changed: 4,
        unchanged: 0,
        impossible: rejected.length,
        rejected,
        entries: ['e1'],
      };
      return HttpResponse.json({ status: 'success', data });
    }),
    http.post(`${API}/parcels/undo`, async ({ request }) => {
      requested.push(await request.json());
      return HttpResponse.json({ status: 'success', data: { changed: 4, impossible: 0 } });
    }),
  );
  return requested;
}

it('a clerk says of a selection that all parcels are loaded, and takes it back', async () => {
  const backEnd = orderBackEnd({ orders: threeOrders('facturation') });
  await openOrders('/ToMa/warehouse', { backEnd, network });
  const requested = parcels([]);
  await tick('M-0', 'M-1');
  await press('All parcels');
  const dialog = within(await screen.findByRole('dialog', { name: 'All parcels' }));
  expect(await dialog.findByText(/of these 2 orders/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Loaded' }));
  expect(await screen.findByText('4 parcels changed')).toBeVisible();
  expect(requested).toEqual([{ orders: ['facturation-0', 'facturation-1'], state: 'loaded' }]);
  await waitFor(() => expect(screen.queryByText('2 selected')).toBeNull());
  await press('Undo');
  await waitFor(() => expect(requested.at(-1)).toEqual({ entries: ['e1'] }));
});

it('a clerk reads which parcels stay as they are, and why', async () => {
  const backEnd = orderBackEnd({ orders: threeOrders('facturation') });
  await openOrders('/ToMa/warehouse', { backEnd, network });
  const requested = parcels([REJECTED]);
  await tick('M-1');
  await press('All parcels');
  const dialog = await screen.findByRole('dialog', { name: 'All parcels' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'In the warehouse' }));
  expect(await within(dialog).findByText('1 parcel stays as it is')).toBeVisible();
  expect(dialog).toHaveTextContent('M-1');
  expect(dialog).toHaveTextContent('“Delivered” cannot become “In the warehouse”');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(requested.at(-1)).toEqual({ entries: ['e1'] }));
});

it('sends a hundred orders with each call, and adds up what became of them', async () => {
  const orders = Array.from({ length: 250 }, (_, at) => `o${at}`);
  const calls: (readonly unknown[])[] = [];
  const changed = await sendParcels(
    {
      changeParcels: async (some) => {
        calls.push(some);
        return { changed: some.length, impossible: 1, rejected: [], undo: [[`e${calls.length}`]] };
      },
    },
    orders,
    'loaded',
  );
  expect(calls.map(({ length }) => length)).toEqual([100, 100, 50]);
  expect(calls.flat()).toEqual(orders);
  expect(changed).toEqual({
    changed: 250,
    impossible: 3,
    rejected: [],
    undo: [['e1'], ['e2'], ['e3']],
  });
});

it('without a line all orders of a selection wait, and all arrive when it is back', async () => {
  const server = serverBehindLine(() => ({
    body: { data: { changed: 1, impossible: 0, rejected: [], entries: [] } },
  }));
  const { provider, unsent } = await waitingChanges({ fetch: server.fetch });
  const orders = Array.from({ length: 250 }, (_, at) => `o${at}`);
  server.line.next = () => 'lost';
  expect(await sendParcels(provider, orders, 'loaded')).toMatchObject({ isUnsent: true });
  server.line.next = () => 'up';
  await unsent.sender.sendNow();
  await waitFor(() => expect(unsent.queue.all()).toHaveLength(0));
  expect(server.done.flatMap(({ body }) => body.orders)).toEqual(orders);
});
