import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { memoryStore, useGetOne, useLocation } from 'react-admin';
import { expect, onTestFinished, test, vi } from 'vitest';
import { UnsentBadge } from '../../src/custom/unsent/UnsentBadge.tsx';
import { UnsentList } from '../../src/custom/unsent/UnsentList.tsx';
import { waitsHere } from '../../src/custom/unsent/waits-here.ts';
import { useSelectedIds, useSelectionChange } from '../../src/kit/selection/list-selection.tsx';
import { UnsentContext } from '../../src/providers/unsent/late-unsent.ts';
import { memoryUnsent } from '../../src/providers/unsent/unsent-store.ts';
import { serverBehindLine, twoTabs, waitingChanges } from '../support/waiting-changes.ts';
import { renderPage, type Surroundings, setScreenWidth } from '../support/web.tsx';

const order = { id: 'o1', _id: 'o1', __v: 3, wights: 1, billCode: 'JS-10001' };

/** The list of a person who has weighed an order without a line. */
async function weighed(around: Surroundings & { current?: number } = {}) {
  setScreenWidth(1440);
  const { current = 3, ...surroundings } = around;
  const server = serverBehindLine(({ method, body }) => {
    if (method === 'POST') return { body: { data: { ...body, _id: 'o9', __v: 0 } } };
    const row = { ...order, wights: 8, __v: current };
    return body.__v === current
      ? { body: { data: { ...row, ...body, __v: current + 1 } } }
      : { status: 409, body: { code: 'record.stale', current: row } };
  });
  const { provider, unsent, late } = await waitingChanges({ fetch: server.fetch });
  await renderPage(
    <>
      <Where />
      <UnsentList unsent={unsent} />
    </>,
    surroundings,
  );
  server.line.next = () => 'lost';
  await provider.update('commands', {
    id: 'o1',
    data: { ...order, wights: 5 },
    previousData: order,
  });
  const comeBack = () => {
    server.line.next = () => 'up';
    window.dispatchEvent(new Event('online'));
  };
  return { ...server, provider, unsent, late, comeBack };
}

function Where() {
  return <p data-testid="where">{useLocation().pathname}</p>;
}

test('says how many changes wait, and each in words', async () => {
  await weighed();
  await userEvent.click(await screen.findByRole('button', { name: 'Not sent: 1' }));
  expect(await screen.findByText(/JS-10001/)).toBeVisible();
  expect(screen.getByText(/^5\b/, { selector: 'bdi' })).toBeVisible();
  expect(screen.getByRole('listitem')).toHaveTextContent('· waits');
});

test('sends them when the browser is online again, and is gone', async () => {
  const { comeBack, done } = await weighed();
  await screen.findByRole('button', { name: 'Not sent: 1' });
  comeBack();
  await waitFor(() => expect(screen.queryByRole('button', { name: /Not sent/ })).toBeNull());
  expect(done).toHaveLength(1);
});

test('shows why one was not accepted, and sends it again over the current record', async () => {
  const { comeBack, done } = await weighed({ current: 7 });
  comeBack();
  await userEvent.click(await screen.findByRole('button', { name: 'Not sent: 1' }));
  expect(await screen.findByText(/Somebody else has changed it/)).toBeVisible();
  expect(screen.getByText('(now 8)', { exact: false })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Send again' }));
  await waitFor(() => expect(done.map(({ body }) => body.__v)).toEqual([7]));
});

test('gives one up', async () => {
  const { comeBack, done, unsent } = await weighed({ current: 7 });
  comeBack();
  await userEvent.click(await screen.findByRole('button', { name: 'Not sent: 1' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(unsent.queue.all()).toHaveLength(0));
  expect(done).toHaveLength(0);
});

test('names what is given up with a new record, before it is', async () => {
  const { provider, unsent } = await weighed();
  const { data } = await provider.create('users', { data: { firstName: 'Ilham' } });
  await provider.create('commands', { data: { user: data.id, wights: 2 } });
  await userEvent.click(await screen.findByRole('button', { name: 'Not sent: 3' }));
  const list = () => screen.getAllByRole('button', { name: 'Discard' });
  await waitFor(() => expect(list()).toHaveLength(3));
  const [, ofCustomer] = list();
  if (ofCustomer) await userEvent.click(ofCustomer);
  const question = await screen.findByRole('dialog', { name: 'Discard what builds on it, too?' });
  expect(question).toHaveTextContent(/Order/);
  await userEvent.click(within(question).getByRole('button', { name: 'Annuler' }));
  expect(unsent.queue.all()).toHaveLength(3);
  const [, again] = list();
  if (again) await userEvent.click(again);
  await userEvent.click(await screen.findByRole('button', { name: 'Discard all' }));
  await waitFor(() => expect(unsent.queue.all()).toHaveLength(1));
});

test('the page of a new record moves on to the address that the server has given it', async () => {
  const { provider, comeBack, unsent } = await weighed();
  const { data } = await provider.create('commands', { data: { wights: 2 } });
  // Whoever has saved a new record stands at its page.
  const page = await renderPage(
    <>
      <Where />
      <UnsentList unsent={unsent} />
    </>,
    { path: `/commands/${data.id}` },
  );
  comeBack();
  await vi.waitFor(() => expect(page.getByText('/commands/o9')).toBeVisible(), 20_000);
});

/** A list of the orders in validation, of which these are selected. */
function Selection({ ids }: { ids: readonly string[] }) {
  const select = useSelectionChange('commands.validation');
  return (
    <>
      <button type="button" onClick={() => select((before) => [...before, ...ids])}>
        Select
      </button>
      <p>Selected: {useSelectedIds('commands.validation').join(', ')}</p>
    </>
  );
}

test('a new record that was selected stays so under the id that the server has given it', async () => {
  const store = memoryStore();
  const { provider, comeBack } = await weighed({ store });
  const { data } = await provider.create('commands', { data: { wights: 2 } });
  await renderPage(<Selection ids={['o1', String(data.id), 'o2']} />, { store });
  await userEvent.click(screen.getByRole('button', { name: 'Select' }));
  expect(screen.getByText(`Selected: o1, ${data.id}, o2`)).toBeVisible();
  comeBack();
  await vi.waitFor(() => expect(screen.getByText('Selected: o1, o9, o2')).toBeVisible(), 20_000);
});

test('so does a page in another tab than the one that sends it', async () => {
  setScreenWidth(1440);
  const server = serverBehindLine(({ body }) => ({
    body: { data: { ...body, _id: 'o9', __v: 0 } },
  }));
  const store = memoryUnsent();
  const [one, other] = twoTabs();
  const sending = await waitingChanges({ fetch: server.fetch, store, tabs: one });
  // It can never send it itself.
  const fetch: typeof server.fetch = (input, init) =>
    init?.method === 'POST' ? Promise.reject(new TypeError('Lost')) : server.fetch(input, init);
  const waiting = await waitingChanges({ fetch, store, tabs: other });
  server.line.next = () => 'lost';
  const { data } = await sending.provider.create('commands', { data: { wights: 2 } });
  await waitFor(() => expect(waiting.unsent.queue.all()).toHaveLength(1));
  const page = await renderPage(
    <>
      <Where />
      <UnsentList unsent={waiting.unsent} />
    </>,
    { path: `/commands/${data.id}/show` },
  );
  server.line.next = () => 'up';
  await sending.unsent.sender.sendNow();
  await vi.waitFor(() => expect(page.getByText('/commands/o9/show')).toBeVisible());
  expect(server.done.filter(({ method }) => method === 'POST')).toHaveLength(1);
  // What that page does next is for the record of the server.
  await waiting.provider.update('commands', {
    id: data.id,
    data: { wights: 3 },
    previousData: data,
  });
  expect(server.done.at(-1)).toMatchObject({ method: 'PUT', path: 'commands/o9' });
});

const parcel = {
  code: '812345678901',
  order: 'o1',
  billCode: 'JS-10001',
  number: 2,
  of: 3,
  weight: null,
  state: 'delivered',
  updatedAt: '2026-11-26T09:00:00.000Z',
  __v: 2,
};

/** The list of a person who has loaded the parcels of two orders without a line; three cannot follow. */
async function loadedParcels(around: Surroundings = {}) {
  setScreenWidth(1440);
  const server = serverBehindLine(() => ({
    body: {
      data: { changed: 4, unchanged: 0, impossible: 3, entries: ['e1'], rejected: [parcel] },
    },
  }));
  const { provider, unsent } = await waitingChanges({ fetch: server.fetch });
  await renderPage(<UnsentList unsent={unsent} />, around);
  server.line.next = () => 'lost';
  await provider.changeParcels(['o1', 'o2'], 'loaded');
  server.line.next = () => 'up';
  window.dispatchEvent(new Event('online'));
  return { provider, unsent, server };
}

test('names the parcels that could not have a state, to be read and discarded', async () => {
  const { unsent } = await loadedParcels();
  await userEvent.click(await screen.findByRole('button', { name: 'Not sent: 1' }));
  expect(await screen.findByText('Parcels that stay as they are')).toBeVisible();
  const line = screen.getByRole('listitem');
  expect(line).toHaveTextContent(/JS-10001.* · 2 of 3: “Delivered” cannot become “Loaded”/);
  expect(line).toHaveTextContent('and 2 more parcels');
  expect(line).toHaveTextContent('Not accepted · 3 parcels cannot have this state.');
  expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(unsent.queue.all()).toHaveLength(0));
});

test('says so in Arabic, too', async () => {
  await loadedParcels({ locale: 'ar' });
  await userEvent.click(await screen.findByRole('button', { name: 'لم يُرسل: 1' }));
  expect(await screen.findByText('طرود تبقى كما هي')).toBeVisible();
  expect(screen.getByRole('listitem')).toHaveTextContent('وطردان آخران');
});

test('shows at once what waits in the open trip, the work list and the preferences', async () => {
  const { provider, unsent } = await weighed();
  const client = new QueryClient();
  const trip = { id: 't1', _id: 't1', name: 'A', status: 2, finish: false };
  const trips = ['trips', 'getList', 'open', 'A'];
  client.setQueryData(trips, trip);
  client.setQueryData(['worklist', null], { lines: [{ line: 'unpaid', count: 2 }], trips: [] });
  client.setQueryData(['preferences', 'p1'], []);
  await renderPage(
    <QueryClientProvider client={client}>
      <UnsentList unsent={unsent} />
    </QueryClientProvider>,
  );
  await provider.updateTrip('t1', { status: 3 });
  await provider.changeWorkLine('unpaid', { snoozedUntil: '2030-05-02T05:00:00.000Z' });
  await provider.keepPreference({ key: 'list:density', value: 'wide' });
  expect(client.getQueryData(trips)).toMatchObject({ id: 't1', status: 3 });
  expect(client.getQueryData(['worklist', null])).toMatchObject({
    lines: [{ line: 'unpaid', snoozedUntil: '2030-05-02T05:00:00.000Z' }],
  });
  expect(client.getQueryData(['preferences', 'p1'])).toEqual([
    { key: 'list:density', value: 'wide' },
  ]);
  await provider.updateTrip('t1', { status: 5, finish: true });
  expect(client.getQueryData(trips)).toBeNull();
});

test('shows a new record in the lists that were read, until it is given up', async () => {
  const { provider, unsent } = await weighed();
  const client = new QueryClient();
  const list = ['commands', 'getList', { filter: { commandMode: 'Validation' } }];
  client.setQueryData(list, { data: [{ ...order, commandMode: 'Validation' }], total: 7 });
  await renderPage(
    <QueryClientProvider client={client}>
      <UnsentList unsent={unsent} />
    </QueryClientProvider>,
  );
  const { data } = await provider.create('commands', { data: { commandMode: 'Validation' } });
  expect(client.getQueryData(list)).toMatchObject({
    data: [{ id: data.id }, { id: 'o1' }],
    total: 8,
  });
  const [change] = unsent.queue.all().filter(({ creates }) => creates === data.id);
  const page = ['commands', 'getOne', { id: data.id }];
  client.setQueryData(page, data);
  if (change) await unsent.discard(change);
  expect(client.getQueryData(list)).toMatchObject({ data: [{ id: 'o1' }], total: 7 });
  expect(client.getQueryData(page)).toBeUndefined();
});

test('shows a record again as it was, and reads it, once its change was given up', async () => {
  const { provider, unsent } = await weighed();
  const client = new QueryClient();
  const one = ['commands', 'getOne', { id: 'o1' }];
  const rows = ['commands', 'getList', {}];
  client.setQueryData(one, order);
  client.setQueryData(rows, { data: [order], total: 1 });
  await renderPage(
    <QueryClientProvider client={client}>
      <UnsentList unsent={unsent} />
    </QueryClientProvider>,
  );
  await provider.update('commands', {
    id: 'o1',
    data: { wights: 9, numofpackages: 2 },
    previousData: { ...order, wights: 5, numofpackages: 1 },
  });
  expect(client.getQueryData(one)).toMatchObject({ wights: 9, numofpackages: 2 });
  const [first, second] = unsent.queue.all();
  if (second) await unsent.discard(second);
  expect(client.getQueryData(one)).toMatchObject({ wights: 5, numofpackages: 1 });
  expect(client.getQueryState(one)?.isInvalidated).toBe(true);
  if (first) await unsent.discard(first);
  expect(client.getQueryData(one)).toMatchObject({ wights: 1 });
  expect(client.getQueryData(rows)).toMatchObject({ data: [{ id: 'o1', wights: 1 }] });
});

/** Two tabs, the second of which shows what the first has changed without a line; or one alone. */
async function shownInAnotherTab({ store = memoryUnsent(), isAnother = true } = {}) {
  setScreenWidth(1440);
  const server = serverBehindLine(({ body }) => ({
    body: { data: { ...order, ...body, __v: 4 } },
  }));
  const [one, other] = twoTabs();
  const changing = await waitingChanges({ fetch: server.fetch, store, tabs: one });
  const showing = isAnother
    ? await waitingChanges({ fetch: server.fetch, store, tabs: other })
    : changing;
  const client = new QueryClient();
  const page = ['commands', 'getOne', { id: 'o1' }];
  client.setQueryData(page, order);
  await renderPage(
    <QueryClientProvider client={client}>
      <UnsentList unsent={showing.unsent} />
    </QueryClientProvider>,
  );
  const shown: unknown[] = [];
  client.getQueryCache().subscribe(() => {
    const { wights } = client.getQueryData<typeof order>(page) ?? {};
    if (wights !== shown.at(-1)) shown.push(wights);
  });
  server.line.next = () => 'lost';
  await changing.provider.update('commands', {
    id: 'o1',
    data: { wights: 9 },
    previousData: order,
  });
  await waitFor(() => expect(shown).toEqual([9]));
  server.line.next = () => 'up';
  return { ...changing, client, page, shown, store, notify: one.notify };
}

test('another tab goes on showing what was sent, and reads it again', async () => {
  const { unsent, client, page, shown } = await shownInAnotherTab();
  await unsent.sender.sendNow();
  await waitFor(() => expect(client.getQueryState(page)?.isInvalidated).toBe(true));
  expect(shown).toEqual([9]);
});

test('another tab shows a record again as it was, once its change was given up', async () => {
  const { unsent, shown } = await shownInAnotherTab();
  const [change] = unsent.queue.all();
  if (!change) throw new Error('Nothing waits.');
  await unsent.discard(change);
  await waitFor(() => expect(shown).toEqual([9, 1]));
});

test('another tab reads again what was given up at the logout, and shows it as it was', async () => {
  const { unsent, client, page, shown } = await shownInAnotherTab();
  await unsent.queue.clear('p1');
  await waitFor(() => expect(shown).toEqual([9, 1]));
  expect(client.getQueryState(page)?.isInvalidated).toBe(true);
});

test('another tab reads again what has left the queue without a word', async () => {
  const { client, page, store, notify } = await shownInAnotherTab();
  for (const change of await store.all('p1')) await store.remove(change);
  notify();
  await waitFor(() => expect(client.getQueryState(page)?.isInvalidated).toBe(true));
});

test('a change that the device cannot delete is given up all the same', async () => {
  const store = memoryUnsent();
  const { unsent, client, page } = await shownInAnotherTab({ store, isAnother: false });
  vi.spyOn(store, 'remove').mockRejectedValue(new Error('Full'));
  const [change] = unsent.queue.all();
  if (!change) throw new Error('Nothing waits.');
  await expect(unsent.discard(change)).rejects.toThrow('Full');
  await waitFor(() => expect(client.getQueryData(page)).toMatchObject({ wights: 1 }));
  await unsent.queue.read();
  expect(unsent.queue.all()).toEqual([]);
});

const ilham = { _id: 'u1', firstName: 'Ilham', lastName: 'Amzianoui', name: 'Ilham Amzianoui' };
const sofia = { firstName: 'Sofia', lastName: 'Amzianoui', name: 'Sofia Amzianoui' };
const sentOrder = {
  ...order,
  user: ilham,
  recipient: { ...sofia, phone: '+212661987654', address: 'Fes' },
};

/** An order whose recipient's address was changed without a line, and by somebody else. */
async function readdressed() {
  setScreenWidth(1440);
  const current = {
    ...sentOrder,
    __v: 7,
    user: { ...ilham, phone: '+491711234567' },
    recipient: { ...sentOrder.recipient, address: 'Rabat' },
  };
  const server = serverBehindLine(({ method }) =>
    method === 'GET'
      ? { body: { count: 1, data: [sentOrder] } }
      : { status: 409, body: { code: 'record.stale', current } },
  );
  const { provider, unsent } = await waitingChanges({ fetch: server.fetch });
  await renderPage(<UnsentList unsent={unsent} />);
  server.line.next = () => 'lost';
  await provider.update('commands', {
    id: 'o1',
    data: {
      ...sentOrder,
      user: 'u1',
      recipient: { ...sentOrder.recipient, address: 'Agadir' },
    },
    previousData: sentOrder,
  });
  return { server, unsent };
}

test('names only what was changed, and nobody twice', async () => {
  const { server, unsent } = await readdressed();
  await userEvent.click(await screen.findByRole('button', { name: 'Not sent: 1' }));
  expect(await screen.findByText(/Sent by themselves/)).toBeVisible();
  server.line.next = () => 'up';
  await unsent.sender.sendNow();
  expect(await screen.findByText(/Somebody else has changed it/)).toBeVisible();
  const line = screen.getByRole('listitem');
  expect(line).not.toHaveTextContent(/Sender|u1/);
  expect(line).toHaveTextContent(
    /Recipient: Sofia, Amzianoui, \S+, Agadir \(now Sofia, Amzianoui, \S+, Rabat\)/,
  );
  // Nothing of what is left is sent without a decision.
  expect(screen.queryByText(/Sent by themselves/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Send now' })).toBeNull();
});

/** The order as its page reads it. */
function OpenOrder() {
  const { data } = useGetOne('commands', { id: 'o1' });
  return <p data-testid="open">{data && `${data.user.name}, ${data.recipient.address}`}</p>;
}

test('an open page keeps the sender while its change waits, and reads it once it was sent', async () => {
  let stored = sentOrder;
  const server = serverBehindLine(({ method, body }) => {
    const recipient = { ...sentOrder.recipient, ...(body.recipient as object) };
    // The server has more to say of it than the change.
    if (method === 'PUT') stored = { ...stored, recipient, user: { ...ilham, name: 'Ilham A.' } };
    return { body: { count: 1, data: method === 'GET' ? [stored] : { ...stored, __v: 4 } } };
  });
  const { provider, unsent } = await waitingChanges({ fetch: server.fetch });
  await renderPage(
    <>
      <OpenOrder />
      <UnsentList unsent={unsent} />
    </>,
    { dataProvider: provider },
  );
  const open = await screen.findByTestId('open');
  await waitFor(() => expect(open).toHaveTextContent('Ilham Amzianoui, Fes'));
  server.line.next = () => 'lost';
  const recipient = { ...sentOrder.recipient, address: 'Agadir' };
  const data = { ...sentOrder, user: 'u1', recipient };
  await provider.update('commands', { id: 'o1', data, previousData: sentOrder });
  await waitFor(() => expect(open).toHaveTextContent('Ilham Amzianoui, Agadir'));
  server.line.next = () => 'up';
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(open).toHaveTextContent('Ilham A., Agadir'));
});

test('the number comes with the next page, long before it is idle, while something waits', async () => {
  localStorage.removeItem('jisr.unsentWaits');
  const { unsent, late, comeBack } = await weighed();
  await screen.findByRole('button', { name: 'Not sent: 1' });
  cleanup();
  const load = vi.spyOn(late, 'load');
  const badge = (
    <UnsentContext value={late}>
      <UnsentBadge />
    </UnsentContext>
  );
  await renderPage(badge);
  expect(load).toHaveBeenCalled();
  expect(await screen.findByRole('button', { name: 'Not sent: 1' })).toBeVisible();
  comeBack();
  await waitFor(() => expect(unsent.queue.all()).toEqual([]));
  await waitFor(() => expect(screen.queryByRole('button', { name: /Not sent/ })).toBeNull());
  cleanup();
  load.mockClear();
  // Nothing waits now: the page has better things to do first.
  await renderPage(badge);
  expect(load).not.toHaveBeenCalled();
});

test('a browser that stores nothing does not know that something waits', () => {
  const blocked = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('Storage is blocked.', 'SecurityError');
  });
  onTestFinished(() => blocked.mockRestore());
  expect(waitsHere()).toBe(false);
  expect(blocked).toHaveBeenCalled();
});
