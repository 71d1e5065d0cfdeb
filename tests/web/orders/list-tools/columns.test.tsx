import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openMore } from '../../../support/more-tools.ts';
import { orderBackEnd } from '../../../support/order-back-end.ts';
import { openOrders, ownNetwork } from '../../../support/render-orders.tsx';
import { orderOf } from '../../../support/sample-order.ts';

const network = ownNetwork();

it('a clerk who shows the ZIP as its own column can sort by it', async () => {
  const backEnd = orderBackEnd({ orders: [orderOf()] });
  await openOrders('/ToMa/validation', { backEnd, network });
  await screen.findAllByRole('columnheader');
  expect(screen.queryByRole('columnheader', { name: /ZIP/ })).toBeNull();
  await openMore();
  await userEvent.click(screen.getByRole('button', { name: /columns/i }));
  await userEvent.click(await screen.findByRole('switch', { name: 'ZIP' }));
  await userEvent.keyboard('{Escape}');
  const head = await screen.findByRole('columnheader', { name: /ZIP/ });
  await userEvent.click(within(head).getByRole('button'));
  await waitFor(() => expect(backEnd.listQueries.at(-1)?.get('sort')).toBe('user.zipcode'));
});

it('a clerk with a phone can sort by the secondary values of the cards', async () => {
  const backEnd = orderBackEnd({ orders: [orderOf()] });
  await openOrders('/ToMa/validation', { backEnd, network, width: 390 });
  await openMore();
  await userEvent.click(await screen.findByRole('combobox', { name: 'Sort by' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Recipient phone' }));
  await waitFor(() => expect(backEnd.listQueries.at(-1)?.get('sort')).toBe('recipient.phone'));
});
