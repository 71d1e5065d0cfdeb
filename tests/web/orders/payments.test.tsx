import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { API, orderBackEnd } from '../../support/order-back-end.ts';
import { press, threeOrders, tick } from '../../support/order-list-steps.ts';
import { openOrders, ownNetwork, shownAddress } from '../../support/render-orders.tsx';

const network = ownNetwork();
const TODAY = '2026-11-26';

type Note = { order: string; paid: boolean; on?: string; via?: string; __v?: number };

/** The warehouse of a back end that notes payments, and the calls that arrived. */
async function openWarehouse(change: (at: number) => object = () => ({})) {
  const orders = threeOrders('facturation').map((order, at) => ({ ...order, ...change(at) }));
  const backEnd = orderBackEnd({ orders });
  const calls: Note[][] = [];
  const failing = new Map<string, string>();
  const noting = http.post(`${API}/commands/payments`, async ({ request }) => {
    const { payments } = (await request.json()) as { payments: Note[] };
    calls.push(payments);
    const done = payments.filter(({ order }) => !failing.has(order));
    const data = done.map(({ order: id, paid, on = TODAY, via = 'cash' }) => {
      const order = backEnd.order(id);
      if (!order) throw new Error(`There is no order ${id}.`);
      const changed = order.paid !== paid || order.paidVia !== via;
      Object.assign(order, {
        paid,
        paidOn: paid ? on : null,
        paidVia: paid ? via : null,
        __v: Number(order.__v) + 1,
      });
      const { paidOn, paidVia, __v } = order;
      return { order: id, paid, paidOn, paidVia, __v, changed };
    });
    const failed = payments.flatMap(({ order }) => {
      const code = failing.get(order);
      return code ? [{ order, code, message: '' }] : [];
    });
    return HttpResponse.json({ status: 'success', data, failed });
  });
  await openOrders('/ToMa/warehouse', { backEnd, network });
  network.use(noting);
  return { backEnd, calls, fail: (order: string, code: string) => failing.set(order, code) };
}

const rowButton = (code: string) =>
  screen.findByRole('button', { name: new RegExp(`^Paid: .*${code}`) });
const vias = (calls: Note[][]) => calls.flat().map(({ order, paid, via }) => [order, paid, via]);

it('a clerk says with one click on its row that an order is paid, and takes it back', async () => {
  const { backEnd, calls } = await openWarehouse();
  await userEvent.click(await rowButton('M-1'));
  expect(await screen.findByText('Paid in cash: 1 order')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(calls).toEqual([[{ order: 'facturation-1', paid: true, via: 'cash' }]]);
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Paid: .*M-1/ })).toBeNull());

  await press('Undo');
  expect(await screen.findByText('Not paid: 1 order')).toBeInTheDocument();
  expect(calls[1]).toEqual([{ order: 'facturation-1', paid: false, __v: 2 }]);
  expect(backEnd.order('facturation-1')).toMatchObject({ paid: false });
  expect(await rowButton('M-1')).toBeInTheDocument();
});

it('a clerk says so of a selection in one call, whatever is paid of it already', async () => {
  const { calls } = await openWarehouse((at) => ({ paid: at === 2, payment: 2 }));
  await tick('M-0', 'M-1', 'M-2');
  await press('Paid');
  expect(await screen.findByText(/^Paid by transfer: \d orders$/)).toBeInTheDocument();
  expect(calls).toHaveLength(1);
  expect(vias(calls)).toEqual([0, 1, 2].map((at) => [`facturation-${at}`, true, 'transfer']));
});

it('a clerk learns which order could not be changed, and can send it again', async () => {
  const { fail } = await openWarehouse();
  fail('facturation-1', 'access.denied');
  await tick('M-0', 'M-1');
  await press('Paid');
  const report = await screen.findByRole('dialog');
  expect(report).toHaveTextContent('1 of 2 done.');
  expect(within(report).getByRole('listitem')).toHaveTextContent('M-1');
});

it('a clerk corrects day and way from the notice; the way is the likely one from then on', async () => {
  const { backEnd, calls } = await openWarehouse();
  await userEvent.click(await rowButton('M-0'));
  await press('Change');
  const dialog = await screen.findByRole('dialog', { name: 'Date and way of payment' });
  await userEvent.click(within(dialog).getByRole('radio', { name: 'Card' }));
  const day = within(dialog).getByRole('textbox', { name: 'Paid on' });
  await userEvent.clear(day);
  await userEvent.type(day, '24/11/2026');
  await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Save' })).toBeEnabled());
  await press('Save');
  expect(await screen.findByText('Paid by card: 1 order')).toBeInTheDocument();
  const correction = { order: 'facturation-0', paid: true, via: 'card', on: '2026-11-24', __v: 2 };
  expect(calls[1]).toEqual([correction]);

  await press('Undo');
  expect(await screen.findByText('Payment as it was before')).toBeInTheDocument();
  expect(backEnd.order('facturation-0')).toMatchObject({ paidVia: 'cash', paidOn: TODAY });

  await userEvent.click(await rowButton('M-1'));
  expect(await screen.findByText('Paid by card: 1 order')).toBeInTheDocument();
  expect(calls.at(-1)).toEqual([{ order: 'facturation-1', paid: true, via: 'card' }]);
});

it('a clerk cannot note a payment of a day that is still to come', async () => {
  await openWarehouse();
  await userEvent.click(await rowButton('M-0'));
  await press('Change');
  const dialog = await screen.findByRole('dialog', { name: 'Date and way of payment' });
  const day = within(dialog).getByRole('textbox', { name: 'Paid on' });
  await userEvent.clear(day);
  await userEvent.type(day, '24/11/2999');
  expect(await within(dialog).findByText('This day is still to come.')).toBeInTheDocument();
  expect(within(dialog).getByRole('button', { name: 'Save' })).toBeDisabled();
});

it('a clerk who marks an order without a price as paid is told so, led to the field, and can undo it', async () => {
  const { backEnd } = await openWarehouse((at) => ({ priceTotal: at === 1 ? null : '40.00' }));
  await userEvent.click(await rowButton('M-1'));
  expect(await screen.findByText('Paid without a price: 1 order')).toBeInTheDocument();
  await press('Undo');
  expect(await screen.findByText('Not paid: 1 order')).toBeInTheDocument();
  expect(backEnd.order('facturation-1')).toMatchObject({ paid: false });
  await userEvent.click(await rowButton('M-1'));
  await press('Add price');
  await waitFor(() => expect(shownAddress()).toBe('/commands/facturation-1#priceTotal'));
});

it('a clerk who marks a selection as paid is shown those of it that have no price', async () => {
  await openWarehouse((at) => ({ priceTotal: at === 1 ? '40.00' : null }));
  await tick('M-0', 'M-1', 'M-2');
  await press('Paid');
  expect(await screen.findByText('Paid without a price: 2 orders')).toBeInTheDocument();
  await press('Show');
  await waitFor(() => expect(shownAddress()).toContain('"billCode":["M-0","M-2"]'));
});
