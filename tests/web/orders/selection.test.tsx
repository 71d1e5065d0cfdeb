import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { orderBackEnd } from '../../support/order-back-end.ts';
import { press, question, threeOrders, tick } from '../../support/order-list-steps.ts';
import { openOrders, ownNetwork } from '../../support/render-orders.tsx';
import { orderOf } from '../../support/sample-order.ts';

const network = ownNetwork();

it('a selection spans pages and is sent as a whole', async () => {
  const orders = Array.from({ length: 12 }, (_, at) =>
    orderOf({
      billCode: `P-${String(at).padStart(2, '0')}`,
      user: { firstName: 'Nadia', lastName: String(at).padStart(2, '0') },
    }),
  );
  const backEnd = orderBackEnd({ orders });
  await openOrders('/ToMa/validation', { backEnd, network });
  await tick('P-00');
  await userEvent.click(await screen.findByRole('button', { name: /next page/i }));
  await tick('P-11');
  expect(screen.getByText('2 selected')).toBeInTheDocument();
  await press('Send to the warehouse');
  expect(await question()).toHaveTextContent('2 orders move');
  await press('Valider');
  expect(await screen.findByText('Orders Switched')).toBeInTheDocument();
  expect(backEnd.changes().map(({ path }) => path)).toEqual(
    [orders[0], orders[11]].map((order) => `commands/${order?._id}`),
  );
});

it('a clerk selects all orders, including those of other pages, and then none', async () => {
  const orders = Array.from({ length: 26 }, () => orderOf());
  const backEnd = orderBackEnd({ orders });
  await openOrders('/ToMa/validation', { backEnd, network });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all' }));
  expect(screen.getByText('10 selected')).toBeInTheDocument();
  await press('Select all 26');
  expect(await screen.findByText('26 selected')).toBeInTheDocument();
  await press('Clear the selection');
  await waitFor(() => expect(screen.queryByText(/selected$/)).toBeNull());
});

it('the selection of one stage is separate from that of another', async () => {
  const backEnd = orderBackEnd({
    orders: [...threeOrders('Validation'), ...threeOrders('facturation')],
  });
  const first = await openOrders('/ToMa/validation', { backEnd, network });
  await tick('M-0');
  first.unmount();
  await openOrders('/ToMa/warehouse', { backEnd, network });
  expect(await screen.findByRole('checkbox', { name: /M-0/ })).not.toBeChecked();
});

it('a clerk selects a row by a click next to its checkbox, several by Shift, and by the keyboard', async () => {
  const backEnd = orderBackEnd({ orders: threeOrders('Validation') });
  await openOrders('/ToMa/validation', { backEnd, network });
  await screen.findByText('Nadia Amrani');
  const firstCell = (row: number) =>
    within(screen.getAllByRole('row')[row] ?? document.body).getAllByRole('cell')[0] ??
    document.body;
  await userEvent.click(firstCell(1));
  expect(screen.getByText('1 selected')).toBeInTheDocument();
  const user = userEvent.setup();
  await user.keyboard('{Shift>}');
  await user.click(firstCell(3));
  await user.keyboard('{/Shift}');
  expect(screen.getByText('3 selected')).toBeInTheDocument();

  screen.getByRole('checkbox', { name: /M-1/ }).focus();
  await userEvent.keyboard(' ');
  expect(screen.getByText('2 selected')).toBeInTheDocument();
});

it('the name of the sender links to the page of the order', async () => {
  const backEnd = orderBackEnd({ orders: threeOrders('Validation') });
  await openOrders('/ToMa/validation', { backEnd, network });
  const link = await screen.findByRole('link', { name: 'Nadia Amrani' });
  expect(link).toHaveAttribute('href', '/commands/Validation-0/show');
});
