import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { orderBackEnd } from '../../support/order-back-end.ts';
import { openOrders, ownNetwork } from '../../support/render-orders.tsx';
import { orderOf } from '../../support/sample-order.ts';

const network = ownNetwork();
const createButton = () => screen.findByRole('button', { name: 'Create Group' });
/** The framework logs each rejected call in development mode. */
const expectRejections = () => vi.mocked(console.error).mockImplementation(() => undefined);

it.each([
  ['/ToMa/validation', 'A'],
  ['/ToMa/warehouse', 'B'],
  ['/ToMa/tracking', 'A'],
  ['/ToDu', 'B'],
])(
  '%s shows the Create Group screen instead of the list when group %s does not exist',
  async (path, group) => {
    const groups = ['A', 'B'].filter((name) => name !== group);
    const backEnd = orderBackEnd({ orders: [orderOf()], groups });
    await openOrders(path, { backEnd, network });
    expect(await createButton()).toBeInTheDocument();
    expect(
      screen.getByRole('heading', { name: `Group ${group} does not exist yet` }),
    ).toBeVisible();
    await waitFor(() =>
      expect(screen.getByTestId('told')).toHaveTextContent(/^notice\.trips\.createGroup$/),
    );
    // Its orders are requested together with the group, but not shown without it.
    await waitFor(() => expect(backEnd.listQueries).toHaveLength(1));
    expect(screen.queryByRole('grid')).not.toBeInTheDocument();
    expect(screen.queryByRole('textbox', { name: 'Search' })).not.toBeInTheDocument();
  },
);

it('the warehouse says which group it waits for, and that its own orders belong to the other one', async () => {
  const backEnd = orderBackEnd({ orders: [orderOf()], groups: ['A'] });
  await openOrders('/ToMa/warehouse', { backEnd, network });
  await createButton();
  const text = screen.getByText(/^The warehouse opens once group B/);
  expect(text).toHaveTextContent('Its orders travel to Morocco in group A');
});

it.each([
  ['/ToMa/validation', 'B'],
  ['/ToMa/warehouse', 'A'],
])('%s needs no group %s', async (path, missing) => {
  const groups = ['A', 'B'].filter((name) => name !== missing);
  await openOrders(path, { backEnd: orderBackEnd({ groups }), network });
  expect(await screen.findByText('No orders here')).toBeInTheDocument();
});

it('a clerk creates the group, is notified, and the list appears', async () => {
  const order = orderOf({ user: { firstName: 'Nadia', lastName: 'Amrani' } });
  const backEnd = orderBackEnd({ orders: [order], groups: ['B'] });
  await openOrders('/ToMa/validation', { backEnd, network });
  await userEvent.click(await createButton());
  expect(await screen.findByText('Groupe A Created')).toBeInTheDocument();
  expect(await screen.findByText('Nadia Amrani')).toBeInTheDocument();
  expect(backEnd.changes()).toEqual([
    { method: 'POST', path: 'trips', body: { name: 'A', description: 'Groupe A' } },
  ]);
});

it('a clerk is notified when the group could not be created, and can try again', async () => {
  const backEnd = orderBackEnd({ groups: ['B'] });
  backEnd.reject('create group', { status: 500 });
  expectRejections();
  await openOrders('/ToMa/validation', { backEnd, network });
  await userEvent.click(await createButton());
  expect(await screen.findByText('Server Error Please Reload')).toBeInTheDocument();
  await waitFor(async () => expect(await createButton()).toBeEnabled());
  backEnd.accept('create group');
  await userEvent.click(await createButton());
  expect(await screen.findByText('No orders here')).toBeInTheDocument();
});

it('a clerk who creates a group that another user has just created sees the list', async () => {
  const backEnd = orderBackEnd({ groups: ['B'] });
  expectRejections();
  await openOrders('/ToMa/validation', { backEnd, network });
  await createButton();
  backEnd.meanwhileGroup('A');
  backEnd.reject('create group', { status: 409, code: 'trip.alreadyOpen' });
  await userEvent.click(await createButton());
  expect(await screen.findByText('No orders here')).toBeInTheDocument();
});

it('a clerk is notified when it is unknown whether the group exists, and can try again', async () => {
  const backEnd = orderBackEnd();
  backEnd.reject('trips', { status: 400 });
  expectRejections();
  await openOrders('/ToMa/validation', { backEnd, network });
  expect(await screen.findByText('Server Error Please Reload')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Create Group' })).toBeNull();
  backEnd.accept('trips');
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No orders here')).toBeInTheDocument();
});

it('somebody who may not create groups is shown the orders without one', async () => {
  const backEnd = orderBackEnd({ orders: [orderOf({ billCode: 'M-7' })], groups: ['B'] });
  await openOrders('/ToMa/validation', { backEnd, network, role: 'customer' });
  expect(await screen.findByText('M-7')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Create Group' })).toBeNull();
});
