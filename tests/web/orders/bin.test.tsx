import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { CoreAdminUI } from 'react-admin';
import { expect, it, vi } from 'vitest';
import { toResource } from '../../../src/kit/to-resource.tsx';
import { createDataProvider } from '../../../src/providers/data-provider.ts';
import { commandsView } from '../../../src/resources/commands.tsx';
import { issuedInvoice } from '../../support/issuing-back-end.ts';
import { API, orderBackEnd } from '../../support/order-back-end.ts';
import type { WireBinned } from '../../support/order-bin.ts';
import { press, tick } from '../../support/order-list-steps.ts';
import { openOrders, ownNetwork, signedInAs } from '../../support/render-orders.tsx';
import { orderOf } from '../../support/sample-order.ts';
import { renderPage, setScreenWidth } from '../../support/web.tsx';

const network = ownNetwork();

const DAY_MS = 86_400_000;

const binned = (billCode: string, lastName: string, daysAgo: number): WireBinned => {
  const deletedAt = new Date(Date.now() - daysAgo * DAY_MS - 60_000).toISOString();
  const history = [
    { at: '2026-03-02T09:30:00.000Z', by: 'Somebody Else', action: 'create' },
    { at: deletedAt, by: 'Amina Probe', action: 'delete' },
  ];
  return {
    ...orderOf({ _id: billCode, billCode, user: { firstName: 'Nadia', lastName }, history }),
    deletedAt,
  };
};
const two = () => [binned('M-1', 'Amrani', 2), binned('M-2', 'Bennani', 28)];

const rowOf = async (name: string) =>
  (await screen.findByText(name)).closest('tr') as HTMLTableRowElement;
/** The framework logs each rejected call in development mode. */
const expectRejections = () => vi.mocked(console.error).mockImplementation(() => undefined);

it('a clerk who opens the bin sees when each order was deleted, by whom and how long it can be restored', async () => {
  await openOrders('/bin', { backEnd: orderBackEnd({ bin: two() }), network });
  const first = await rowOf('Nadia Amrani');
  expect(first).toHaveTextContent('M-1');
  expect(first).toHaveTextContent('Amina Probe');
  // Nothing is promised until the days of the company are known.
  expect(await within(first).findByText('28 days left')).toBeVisible();
  expect(await rowOf('Nadia Bennani')).toHaveTextContent('2 days left');
  const codes = screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => /M-\d/.exec(row.textContent)?.[0]);
  expect(codes).toEqual(['M-1', 'M-2']);
});

it('a clerk restores one order by the button in its row', async () => {
  const backEnd = orderBackEnd({ bin: two() });
  await openOrders('/bin', { backEnd, network });
  await press('Restore: M-2');
  expect(await screen.findByRole('dialog')).toHaveTextContent(
    '1 order returns to where it was, with its documents.',
  );
  await press('Valider');
  expect(await screen.findByText('Orders Restored')).toBeInTheDocument();
  expect(backEnd.order('M-2')).toBeDefined();
  await waitFor(() => expect(screen.queryByText('Nadia Bennani')).toBeNull());
});

it('a clerk restores the selected orders, one call each', async () => {
  const backEnd = orderBackEnd({ bin: two() });
  await openOrders('/bin', { backEnd, network });
  await tick('M-1');
  await tick('M-2');
  await press('Restore');
  await screen.findByRole('dialog');
  await press('Valider');
  expect(await screen.findByText('Orders Restored')).toBeInTheDocument();
  expect(backEnd.changes().map(({ method, path }) => `${method} ${path}`)).toEqual([
    'POST commands/bin/M-1/restore',
    'POST commands/bin/M-2/restore',
  ]);
  expect(
    await screen.findByText('Deleted orders stay here for a while and can be restored.'),
  ).toBeInTheDocument();
});

it('a clerk deletes one order for good, after a confirmation that says what is lost', async () => {
  const backEnd = orderBackEnd({ bin: two() });
  await openOrders('/bin', { backEnd, network });
  await press('Remove for good: M-1');
  const dialog = await screen.findByRole('dialog', { name: 'Remove orders for good ?' });
  expect(dialog).toHaveTextContent('with its ID documents. This cannot be undone.');
  expect(dialog).toHaveTextContent('M-1');
  await press('Valider');
  expect(await screen.findByText('Orders Removed for Good')).toBeInTheDocument();
  expect(backEnd.isBinned('M-1')).toBe(false);
  expect(backEnd.order('M-1')).toBeUndefined();
});

it('a clerk empties the bin, after a confirmation that says how many orders are lost', async () => {
  const backEnd = orderBackEnd({ bin: two() });
  await openOrders('/bin', { backEnd, network });
  await press('Empty the bin');
  const dialog = await screen.findByRole('dialog', { name: 'Empty the bin ?' });
  expect(await within(dialog).findByText('2 orders are removed for good.')).toBeInTheDocument();
  expect(dialog).toHaveTextContent('Issued invoices stay.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Empty the bin' }));
  expect(await screen.findByText('Bin Emptied')).toBeInTheDocument();
  expect(backEnd.changes()).toEqual([{ method: 'DELETE', path: 'commands/bin', body: undefined }]);
  expect(
    await screen.findByText('Deleted orders stay here for a while and can be restored.'),
  ).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Empty the bin' })).toBeNull();
});

it('a clerk reads which order could not be restored, and why; it stays in the bin', async () => {
  const backEnd = orderBackEnd({ bin: two() });
  backEnd.reject('M-1', { status: 500, code: 'server.failed' });
  expectRejections();
  await openOrders('/bin', { backEnd, network });
  await tick('M-1');
  await tick('M-2');
  await press('Restore');
  await screen.findByRole('dialog');
  await press('Valider');
  const report = await screen.findByRole('dialog', { name: 'Not everything worked' });
  const failed = within(report).getAllByRole('listitem');
  expect(failed.map((item) => item.textContent)).toEqual([
    'Nadia Amrani · M-1Server Error Please Reload',
  ]);
  expect(backEnd.isBinned('M-1')).toBe(true);
});

it('an order that a colleague has restored in the meantime is not reported as deleted', async () => {
  const backEnd = orderBackEnd({ bin: two() });
  backEnd.reject('M-1', { status: 404, code: 'record.notFound' });
  expectRejections();
  await openOrders('/bin', { backEnd, network });
  await tick('M-1');
  await press('Restore');
  await screen.findByRole('dialog');
  await press('Valider');
  const report = await screen.findByRole('dialog', { name: 'Not everything worked' });
  const [failed] = within(report).getAllByRole('listitem');
  expect(failed).toHaveTextContent('Nadia Amrani · M-1is no longer in the bin');
});

it('a clerk with a phone sees cards with the days left, and restores an order from one', async () => {
  const backEnd = orderBackEnd({ bin: two() });
  await openOrders('/bin', { backEnd, network, width: 390 });
  expect(await screen.findByText('28 days left')).toBeInTheDocument();
  expect(screen.queryByRole('grid')).toBeNull();
  await press('Restore: M-1');
  await screen.findByRole('dialog');
  await press('Valider');
  expect(await screen.findByText('Orders Restored')).toBeInTheDocument();
});

it('a back end without a bin shows the not-found picture instead', async () => {
  expectRejections();
  await openOrders('/bin', { backEnd: orderBackEnd({ bin: false }), network });
  expect(await screen.findByRole('link', { name: 'To the overview' })).toBeInTheDocument();
});

it('a clerk who deletes an order reads what is deleted with it, what is retained and how long it can be restored', async () => {
  const order = orderOf({
    billCode: 'M-7',
    numofpackages: 3,
    withBill: true,
    withTicket: true,
    rechnr: 'R-2026-1',
  });
  await openOrders('/ToMa/validation', { backEnd: orderBackEnd({ orders: [order] }), network });
  network.use(
    http.get(`${API}/invoices`, () =>
      HttpResponse.json({ count: 1, data: [issuedInvoice({ order: order._id })] }),
    ),
  );
  await tick('M-7');
  await press('Delete');
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('M-7');
  expect(dialog).toHaveTextContent('3 parcels');
  expect(dialog).toHaveTextContent('Also removed from the document lists: 1 bill · 1 ticket.');
  await within(dialog).findByText('The issued invoice stays.');
  await within(dialog).findByText('Can be restored from the bin for 30 days.');
});

it('a clerk who deletes an order is warned when it is unknown whether its invoice is issued', async () => {
  const order = orderOf({ billCode: 'M-7', rechnr: 'R-2026-1' });
  await openOrders('/ToMa/validation', { backEnd: orderBackEnd({ orders: [order] }), network });
  network.use(
    http.get(`${API}/invoices`, () =>
      HttpResponse.json({ code: 'access.denied' }, { status: 403 }),
    ),
  );
  await tick('M-7');
  await press('Delete');
  const dialog = within(await screen.findByRole('dialog'));
  expect(
    await dialog.findByText(/^It could not be checked whether invoices were issued\./),
  ).toBeInTheDocument();
});

it('a clerk who has deleted orders can undo it from the notice', async () => {
  const order = orderOf({ _id: 'M-8', billCode: 'M-8', user: { lastName: 'Amrani' } });
  const backEnd = orderBackEnd({ orders: [order] });
  await openOrders('/ToMa/validation', { backEnd, network });
  await tick('M-8');
  await press('Delete');
  await screen.findByRole('dialog');
  await press('Valider');
  expect(await screen.findByText('Commands Deleted')).toBeInTheDocument();
  expect(backEnd.isBinned('M-8')).toBe(true);
  await press('Undo');
  expect(await screen.findByText('Orders Restored')).toBeInTheDocument();
  expect(backEnd.order('M-8')).toBeDefined();
  expect(await screen.findByText('Nadia Amrani')).toBeInTheDocument();
});

it('a back end without a bin deletes for good, and the clerk is notified', async () => {
  const order = orderOf({ _id: 'M-9', billCode: 'M-9' });
  const backEnd = orderBackEnd({ orders: [order], bin: false });
  expectRejections();
  await openOrders('/ToMa/validation', { backEnd, network });
  await tick('M-9');
  await press('Delete');
  expect(await screen.findByRole('dialog')).toHaveTextContent('This cannot be undone.');
  await press('Valider');
  expect(await screen.findByText('Commands Deleted')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

it('the list of all orders says the same before it deletes', async () => {
  const order = orderOf({ _id: 'M-10', billCode: 'M-10', withBill: true });
  const backEnd = orderBackEnd({ orders: [order] });
  network.use(...backEnd.handlers);
  setScreenWidth(1440);
  await renderPage(
    <CoreAdminUI
      requireAuth={false}
      disableTelemetry
      layout={({ children }) => <main>{children}</main>}
    >
      {toResource(commandsView)}
    </CoreAdminUI>,
    {
      path: '/commands',
      dataProvider: createDataProvider({ apiUrl: API, getToken: () => 'token' }),
      authProvider: signedInAs('admin'),
    },
  );
  await tick('M-10');
  await press('Delete');
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByText(/1 bill/)).toBeInTheDocument();
  expect(dialog).toHaveTextContent('M-10');
  expect(
    await within(dialog).findByText('Can be restored from the bin for 30 days.'),
  ).toBeVisible();
});
