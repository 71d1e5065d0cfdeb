import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { storeSession } from '../../../src/providers/session.ts';
import { API, orderBackEnd } from '../../support/order-back-end.ts';
import { openOrders, ownNetwork } from '../../support/render-orders.tsx';
import { orderOf } from '../../support/sample-order.ts';

const network = ownNetwork();

const NAMES = ['Amrani', 'Bennani', 'Chafik', 'Dahbi', 'Filali', 'Ghazi', 'Hajji', 'Idrissi'];
const some = (count: number, commandMode = 'Validation' as const) =>
  NAMES.slice(0, count).map((lastName, at) =>
    orderOf({
      _id: `order-${at}`,
      billCode: `M-${at}`,
      commandMode,
      user: { firstName: 'Nadia', lastName },
    }),
  );

const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));
const selectAll = async () =>
  userEvent.click(await screen.findByRole('checkbox', { name: 'Select all' }));
const itemsOf = (dialog: HTMLElement) =>
  within(dialog)
    .queryAllByRole('listitem')
    .map((item) => item.textContent);
/** The framework logs each rejected call in development mode. */
const expectRejections = () => vi.mocked(console.error).mockImplementation(() => undefined);

/** Selects all orders in validation and sends them to the warehouse. */
async function sendAll(count: number, options: { idempotencyKeys?: boolean } = {}) {
  const backEnd = orderBackEnd({ orders: some(count) });
  await openOrders('/ToMa/validation', { backEnd, network, ...options });
  await selectAll();
  await press('Send to the warehouse');
  await screen.findByRole('dialog');
  return backEnd;
}

/** Selects all orders in the warehouse and verifies them. */
async function verifyAll(orders: Parameters<typeof orderOf>[0][]) {
  const inWarehouse = orders.map((order) => orderOf({ ...order, commandMode: 'facturation' }));
  const backEnd = orderBackEnd({ orders: inWarehouse });
  await openOrders('/ToMa/warehouse', { backEnd, network });
  await selectAll();
  await press('Verify');
  await screen.findByRole('dialog');
  await press('Valider');
  await screen.findByText('Orders Verified');
  return backEnd;
}

const paths = (backEnd: ReturnType<typeof orderBackEnd>) =>
  backEnd.changes().map(({ path }) => path.replace('commands/', ''));

describe('a run that is stopped', () => {
  /** Six orders are being sent, and the run is stopped while four of the calls are under way. */
  async function stoppedAtFour() {
    const backEnd = await sendAll(6);
    const gate = backEnd.holdChanges();
    await press('Valider');
    await press('Stop');
    gate.open();
    await screen.findByRole('dialog', { name: 'Stopped' });
    return backEnd;
  }

  it('finishes the calls in flight, sends nothing more, and says what was done and what was not', async () => {
    const backEnd = await sendAll(8);
    const gate = backEnd.holdChanges();
    await press('Valider');
    await screen.findByRole('dialog', { name: 'Sending to the warehouse' });
    await press('Stop');
    expect(await screen.findByText(/^Stopping/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Stop' })).toHaveAttribute('aria-disabled', 'true');
    gate.open();

    const report = await screen.findByRole('dialog', { name: 'Stopped' });
    expect(report).toHaveTextContent('4 of 8 done.');
    expect(report).toHaveTextContent('Not started and not changed, 4 orders:');
    expect(itemsOf(report)).toEqual([
      'Nadia Filali · M-4',
      'Nadia Ghazi · M-5',
      'Nadia Hajji · M-6',
      'Nadia Idrissi · M-7',
    ]);
    expect(paths(backEnd)).toEqual(['order-0', 'order-1', 'order-2', 'order-3']);
    await press('4 orders done');
    expect(itemsOf(report)).toContain('Nadia Amrani · M-0');
    await press('Close');
    expect(await screen.findByText('4 selected')).toBeInTheDocument();
  });

  it('is resumed where it stopped', async () => {
    const backEnd = await stoppedAtFour();
    await press('Try 2 again');
    expect(await screen.findByText('Orders Switched')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(paths(backEnd)).toEqual(some(6).map(({ _id }) => _id));
  });

  it('is undone as far as it got', async () => {
    const backEnd = await stoppedAtFour();
    await press('Undo the 4 changes made');
    expect(await screen.findByText('Taken back: 4 orders')).toBeInTheDocument();
    expect(some(6).map(({ _id }) => backEnd.order(_id)?.commandMode)).toEqual(
      some(6).map(() => 'Validation'),
    );
    expect(await screen.findByText('Nadia Amrani')).toBeInTheDocument();
  });
});

describe('a run with failures', () => {
  it('retries the failed orders by the same calls, under the same keys, until all are done', async () => {
    const backEnd = await sendAll(3, { idempotencyKeys: true });
    const sent = vi.spyOn(globalThis, 'fetch');
    backEnd.reject('order-1', { status: 500, code: 'server.failed' });
    expectRejections();
    await press('Valider');
    const report = await screen.findByRole('dialog', { name: 'Not everything worked' });
    expect(itemsOf(report)).toEqual(['Nadia Bennani · M-1Server Error Please Reload']);
    backEnd.accept('order-1');
    await press('Try 1 again');

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(backEnd.order('order-1')?.commandMode).toBe('facturation');
    expect(backEnd.changes().map(({ body }) => body)).toEqual(
      Array.from({ length: 4 }, () => ({ commandMode: 'facturation', __v: 1 })),
    );
    const keys = sent.mock.calls
      .filter(([, init]) => init?.method === 'PUT')
      .map(([url, init]) => `${url} ${new Headers(init?.headers).get('idempotency-key')}`);
    expect(keys).toHaveLength(4);
    expect(new Set(keys).size).toBe(3);
    expect(keys.join()).not.toContain('null');
  });

  it('does not retry an order that another user has moved, and keeps reporting it', async () => {
    const backEnd = await sendAll(3);
    backEnd.meanwhile('order-0', { commandMode: 'tracking' });
    backEnd.reject('order-1', { status: 500, code: 'server.failed' });
    expectRejections();
    await press('Valider');
    await screen.findByRole('dialog', { name: 'Not everything worked' });
    backEnd.accept('order-1');
    await press('Try 1 again');
    await waitFor(() =>
      expect(itemsOf(screen.getByRole('dialog', { name: 'Not everything worked' }))).toEqual([
        'Nadia Amrani · M-0has been moved in the meantime',
      ]),
    );
    const report = screen.getByRole('dialog', { name: 'Not everything worked' });
    expect(report).toHaveTextContent('2 of 3 done.');
    expect(within(report).queryByRole('button', { name: /again/ })).toBeNull();
  });

  it('says when the session has ended, sends nothing more, and leads to the login', async () => {
    const backEnd = await sendAll(8);
    for (const { _id } of some(8)) {
      backEnd.reject(_id, { status: 401, code: 'session.ended' });
    }
    expectRejections();
    await press('Valider');
    const report = await screen.findByRole('dialog', { name: 'Your session has ended' });
    expect(report).toHaveTextContent('0 of 8 done.');
    expect(report).toHaveTextContent('Nothing more was sent.');
    expect(backEnd.changes().length).toBeLessThanOrEqual(4);
    expect(within(report).queryByRole('button', { name: /again$/ })).toHaveTextContent(
      'Log in again',
    );
    expect(screen.getByTestId('told')).not.toHaveTextContent('notice.server.reload');
  });
});

describe('a clerk who leaves during a run', () => {
  beforeEach(() => storeSession({ token: 'token', user: { _id: 'somebody' } }));

  const startBlocked = async () => {
    const backEnd = await sendAll(6);
    const gate = backEnd.holdChanges();
    await press('Valider');
    await screen.findByRole('dialog', { name: 'Sending to the warehouse' });
    return { backEnd, gate };
  };
  const closePage = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  const openOrder = () =>
    fireEvent.click(screen.getByRole('link', { name: 'Nadia Amrani', hidden: true }));

  it('must confirm in the browser, but not once the run is over', async () => {
    const { gate } = await startBlocked();
    expect(closePage()).toBe(true);
    gate.open();
    await screen.findByText('Orders Switched');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(closePage()).toBe(false);
  });

  it('must confirm in the application when another page is opened, and may stay', async () => {
    const { gate } = await startBlocked();
    openOrder();
    await screen.findByRole('dialog', { name: 'Leave while orders are being changed ?' });
    await press('Stay');
    gate.open();
    expect(await screen.findByText('Orders Switched')).toBeInTheDocument();
  });

  it('stops the run and learns how far it got', async () => {
    const { backEnd, gate } = await startBlocked();
    openOrder();
    await screen.findByRole('dialog', { name: 'Leave while orders are being changed ?' });
    await press('Stop and leave');
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
    gate.open();
    expect(await screen.findByText('4 of 6 Orders Done')).toBeInTheDocument();
    expect(paths(backEnd)).toHaveLength(4);
  });
});

describe('a successful transition', () => {
  it('is undone from its notice: each order goes back to its previous stage', async () => {
    const backEnd = await sendAll(3);
    await press('Valider');
    await screen.findByText('Orders Switched');
    await press('Undo');
    expect(await screen.findByText('Taken back: 3 orders')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(await screen.findByText('Nadia Amrani')).toBeInTheDocument();
    await waitFor(() =>
      expect(some(3).map(({ _id }) => backEnd.order(_id)?.commandMode)).toEqual(
        some(3).map(() => 'Validation'),
      ),
    );
    expect(backEnd.changes().filter(({ path }) => path === 'commands/order-1')).toEqual([
      expect.objectContaining({ body: { commandMode: 'facturation', __v: 1 } }),
      expect.objectContaining({ body: { commandMode: 'Validation', __v: 2 } }),
    ]);
  });

  it('is not undone for orders that another user has moved on since, and says so', async () => {
    const backEnd = await sendAll(2);
    expectRejections();
    await press('Valider');
    await screen.findByText('Orders Switched');
    backEnd.meanwhile('order-0', { commandMode: 'tracking' });
    await press('Undo');
    const report = await screen.findByRole('dialog', { name: 'Not everything worked' });
    expect(itemsOf(report)).toEqual(['Nadia Amrani · M-0has been moved in the meantime']);
    expect(backEnd.order('order-0')?.commandMode).toBe('tracking');
    expect(backEnd.order('order-1')?.commandMode).toBe('Validation');
  });

  it('that verifies orders is undone only for those not verified before', async () => {
    const backEnd = await verifyAll(some(2).map((order, at) => ({ ...order, verified: at === 0 })));
    await press('Undo');
    expect(await screen.findByText('Taken back: 1 order')).toBeInTheDocument();
    expect(backEnd.changes()).toEqual([
      { method: 'PUT', path: 'commands/order-1', body: { verified: true } },
      { method: 'PUT', path: 'commands/order-1', body: { verified: false, __v: 2 } },
    ]);
  });
});

it('a verification that a colleague has repeated since is not undone', async () => {
  expectRejections();
  const backEnd = await verifyAll(some(2));
  backEnd.meanwhile('order-0', { verified: false });
  backEnd.meanwhile('order-0', { verified: true });
  await press('Undo');
  await screen.findByRole('dialog', { name: 'Not everything worked' });
  expect(backEnd.order('order-0')?.verified).toBe(true);
  expect(backEnd.order('order-1')?.verified).toBe(false);
});

it('deleted orders are restored by the same undo, and those that the bin rejects are named', async () => {
  const backEnd = orderBackEnd({ orders: some(2) });
  expectRejections();
  await openOrders('/ToMa/validation', { backEnd, network });
  await selectAll();
  await press('Delete');
  await screen.findByRole('dialog');
  await press('Valider');
  await screen.findByText('Commands Deleted');
  network.use(
    http.post(`${API}/commands/bin/order-0/restore`, () =>
      HttpResponse.json({ code: 'server.failed' }, { status: 500 }),
    ),
  );
  await press('Undo');
  const report = await screen.findByRole('dialog', { name: 'Not everything worked' });
  expect(itemsOf(report)).toEqual(['Nadia Amrani · M-0Server Error Please Reload']);
  expect(await screen.findByText('Nadia Bennani')).toBeInTheDocument();
});
