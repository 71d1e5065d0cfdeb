import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { orderBackEnd } from '../../support/order-back-end.ts';
import { tick } from '../../support/order-list-steps.ts';
import { openOrders, ownNetwork } from '../../support/render-orders.tsx';
import { orderOf } from '../../support/sample-order.ts';

const network = ownNetwork();

const inWarehouse = (billCode: string, verified: boolean) =>
  orderOf({
    _id: billCode,
    billCode,
    verified,
    commandMode: 'facturation',
    user: { firstName: 'Nadia', lastName: billCode },
  });
const both = () => [inWarehouse('M-1', true), inWarehouse('M-2', false)];
const open = (path: string) =>
  openOrders(path, { backEnd: orderBackEnd({ orders: both() }), network });

const action = (name: RegExp) => screen.findByRole('link', { name });

describe.each(['/ToMa/warehouse', '/warehouse'])('a row of the warehouse at %s', (page) => {
  it('opens its documents relative to the page', async () => {
    await open(page);
    expect(await action(/^Bill: .*M-1/)).toHaveAttribute('href', `${page}/bill/M-1`);
    expect(await action(/^Declaration: .*M-1/)).toHaveAttribute('href', `${page}/declaration/M-1`);
    await tick('M-1');
    const [ticket] = await screen.findAllByRole('link', { name: /^Ticket: .*M-1/ });
    expect(ticket).toHaveAttribute('href', `${page}/ticket/M-1`);
  });
});

it('the bill of an unverified order cannot be opened, and the keyboard finds out why', async () => {
  await open('/ToMa/warehouse');
  const closed = await action(/^Bill: .*M-2/);
  expect(closed).toHaveAttribute('aria-disabled', 'true');
  expect(closed).not.toHaveAttribute('href');
  expect(closed).toHaveProperty('disabled', false);
  expect(closed).toHaveAccessibleDescription('The bill needs a verified order');
  closed.focus();
  expect(closed).toHaveFocus();
});

it('a user who taps the ticket is prompted to select an order first', async () => {
  await open('/ToMa/warehouse');
  const [closed] = await screen.findAllByRole('link', { name: /^Ticket: / });
  fireEvent.pointerDown(closed as HTMLElement, { pointerType: 'touch' });
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Select an order first');
});

it('the ticket of a row that is not the first selected one opens a question about whose ticket is meant', async () => {
  await open('/ToMa/warehouse');
  await tick('M-1');
  const own = await action(/^Ticket: .*M-1/);
  expect(own).toHaveAttribute('href', '/ToMa/warehouse/ticket/M-1');
  await userEvent.click(await screen.findByRole('button', { name: /^Ticket: .*M-2/ }));
  const question = await screen.findByRole('dialog', { name: 'Which ticket?' });
  const [first, row] = within(question).getAllByRole('link');
  expect(first).toHaveFocus();
  expect(first).toHaveTextContent(/The first selected order.*M-1/);
  expect(first).toHaveAttribute('href', '/ToMa/warehouse/ticket/M-1');
  expect(row).toHaveTextContent(/The order in this row.*M-2/);
  expect(row).toHaveAttribute('href', '/ToMa/warehouse/ticket/M-2');
});

it('the ticket can be opened while a search hides the first selected order', async () => {
  await open('/ToMa/warehouse');
  await tick('M-1');
  await userEvent.type(screen.getByRole('textbox', { name: 'Search' }), 'M-2');
  await waitFor(() => expect(screen.queryByRole('checkbox', { name: /M-1/ })).toBeNull());
  await userEvent.click(await screen.findByRole('button', { name: /^Ticket: .*M-2/ }));
  const first = await screen.findByRole('link', { name: 'The first selected order' });
  expect(first).toHaveAttribute('href', '/ToMa/warehouse/ticket/M-1');
});

describe.each([
  ['/bills', 'withBill', 'bill'],
  ['/declaration', 'withDeclar', 'declaration'],
  ['/tickets', 'withTicket', 'ticket'],
] as const)('the list at %s', (path, flag, document) => {
  it("opens the editor of a row's document on top of the warehouse, and has an add button", async () => {
    const orders = both().map((order) => ({ ...order, [flag]: true }));
    await openOrders(path, { backEnd: orderBackEnd({ orders }), network });
    expect(await screen.findByRole('link', { name: 'M-1' })).toHaveAttribute(
      'href',
      `/ToMa/warehouse/${document}/M-1`,
    );
    expect(screen.getByRole('link', { name: 'Add order' })).toHaveAttribute(
      'href',
      '/commands/create',
    );
  });
});
