import { describe, expect, test, vi } from 'vitest';
import type { Order } from '../../../../domain/resources/commands.ts';
import { addressBook, lastBilled } from '../../../../src/custom/orders/form/earlier-orders.ts';
import { statusOf } from '../../../../src/providers/call-error.ts';
import { isUnsentId, type UnsentChange } from '../../../../src/providers/unsent/unsent-change.ts';
import { memoryUnsent } from '../../../../src/providers/unsent/unsent-store.ts';
import {
  type SeenCall,
  serverBehindLine,
  waitingChanges,
} from '../../../support/waiting-changes.ts';

/** Orders as a server keeps them: a change must name the version that is there. */
function orders(initial: Record<string, Record<string, unknown>> = {}) {
  const rows = new Map(Object.entries(initial));
  let made = 0;
  const answer = ({ method, path, body }: SeenCall) => {
    if (method === 'GET') return { body: { count: rows.size, data: [...rows.values()] } };
    if (method === 'POST') {
      made += 1;
      const row = { ...body, _id: `made-${made}`, __v: 0 };
      rows.set(row._id, row);
      return { body: { data: row } };
    }
    const id = path.split('/').at(-1) ?? '';
    const row = rows.get(id);
    if (!row) return { status: 404, body: { code: 'record.notFound' } };
    if (body.__v !== undefined && body.__v !== row.__v) {
      return { status: 409, body: { code: 'record.stale', current: row } };
    }
    const after = { ...row, ...body, _id: id, __v: Number(row.__v) + 1 };
    rows.set(id, after);
    return { body: { data: after } };
  };
  return { rows, answer };
}

const order = { id: 'o1', _id: 'o1', __v: 3, commandMode: 'Validation', wights: 1 };

async function offlineOrders() {
  const backEnd = orders({ o1: order, o2: { ...order, _id: 'o2' } });
  const server = serverBehindLine(backEnd.answer);
  const made = await waitingChanges({ fetch: server.fetch });
  const goOffline = () => {
    server.line.next = () => 'lost';
  };
  const goOnline = async () => {
    server.line.next = () => 'up';
    await made.unsent.sender.sendNow();
  };
  return { ...backEnd, ...server, ...made, goOffline, goOnline };
}

/** A line on which no change gets through: what waits stays so while others read. */
const onlyReads =
  (fetch: typeof globalThis.fetch): typeof globalThis.fetch =>
  (input, init) =>
    (init?.method ?? 'GET') === 'GET'
      ? fetch(input, init)
      : Promise.reject(new TypeError('Failed to fetch'));

const weigh = (wights: number, __v = 3) => ({
  id: 'o1',
  data: { wights, __v },
  previousData: order,
});

describe('a change without a line', () => {
  test('is answered as if it were done, and sent when the line is back', async () => {
    const { provider, unsent, goOffline, goOnline, done, rows } = await offlineOrders();
    goOffline();
    const { data } = await provider.update('commands', weigh(5));
    expect(data).toMatchObject({ id: 'o1', wights: 5, commandMode: 'Validation' });
    expect(unsent.queue.all()).toHaveLength(1);
    expect(done).toHaveLength(0);
    await goOnline();
    expect(unsent.queue.all()).toHaveLength(0);
    expect(rows.get('o1')).toMatchObject({ wights: 5, __v: 4 });
  });

  test('is done once though the reply to the first attempt was lost', async () => {
    const { provider, unsent, line, goOnline, done } = await offlineOrders();
    line.next = () => 'unheard';
    await provider.update('commands', weigh(5));
    expect(unsent.queue.all()).toHaveLength(1);
    await goOnline();
    expect(unsent.queue.all()).toHaveLength(0);
    expect(done.map(({ body }) => body)).toEqual([{ wights: 5, __v: 3 }]);
  });

  test('of a record that waits stands behind it, on the version that results', async () => {
    const { provider, goOffline, goOnline, done, rows, line } = await offlineOrders();
    goOffline();
    await provider.update('commands', weigh(5));
    // The line is back, but the first change has not been sent.
    line.next = () => 'up';
    await provider.update('commands', weigh(6));
    await goOnline();
    await vi.waitFor(() => expect(rows.get('o1')).toMatchObject({ wights: 6, __v: 5 }));
    expect(done.map(({ body }) => body)).toEqual([
      { wights: 5, __v: 3 },
      { wights: 6, __v: 4 },
    ]);
  });

  test('of a new record goes on with the id that the server has given it', async () => {
    const { provider, goOffline, goOnline, rows } = await offlineOrders();
    goOffline();
    const { data } = await provider.create('commands', { data: { wights: 2 } });
    expect(isUnsentId(data.id)).toBe(true);
    await provider.update('commands', { id: data.id, data: { wights: 3 }, previousData: data });
    expect((await provider.getOne('commands', { id: data.id })).data).toMatchObject({ wights: 3 });
    await goOnline();
    expect(rows.get('made-1')).toMatchObject({ wights: 3, __v: 1 });
    // A page that still has the old id goes on too.
    await provider.update('commands', { id: data.id, data: { wights: 4 }, previousData: data });
    expect(rows.get('made-1')).toMatchObject({ wights: 4 });
  });

  test('stays in what is read until it is sent', async () => {
    const { provider, goOffline, line } = await offlineOrders();
    goOffline();
    const previousData = { id: 'o1' } as never;
    const data = { commandMode: 'facturation', __v: 3 };
    await provider.update('commands', { id: 'o1', data, previousData });
    line.next = () => 'up';
    const read = await provider.getList('commands', {
      filter: { commandMode: 'Validation' },
      pagination: { page: 1, perPage: 10 },
      sort: { field: 'name', order: 'ASC' },
    });
    expect(read.data.map(({ id }) => id)).toEqual(['o2']);
  });

  test('of a selection goes on with the records as this page has read them', async () => {
    const { provider, goOffline } = await offlineOrders();
    await expect(provider.getMany('commands', { ids: ['o1'] })).resolves.toBeTruthy();
    goOffline();
    await provider.update('commands', weigh(5));
    const { data } = await provider.getMany('commands', { ids: ['o1'] });
    expect(data).toMatchObject([{ id: 'o1', wights: 5, commandMode: 'Validation' }]);
    await expect(provider.getMany('commands', { ids: ['o7'] })).rejects.toThrow();
  });

  test('of many waits for each of them', async () => {
    const { provider, unsent, goOffline, goOnline, rows } = await offlineOrders();
    goOffline();
    const data = { verified: true };
    const many = { ids: ['o1', 'o2'], data };
    expect(await provider.updateMany('commands', many)).toEqual({ data: ['o1', 'o2'] });
    expect(unsent.queue.all()).toHaveLength(2);
    await goOnline();
    expect([...rows.values()].map(({ verified }) => verified)).toEqual([true, true]);
  });
});

describe('a new record without a line', () => {
  const listed = (filter: Record<string, unknown>, page = 1) => ({
    filter,
    pagination: { page, perPage: 10 },
    sort: { field: 'name', order: 'ASC' as const },
  });
  const createdOffline = async () => {
    const server = serverBehindLine(orders({ o1: order, o2: { ...order, _id: 'o2' } }).answer);
    const { provider } = await waitingChanges({ fetch: onlyReads(server.fetch) });
    const { data } = await provider.create('commands', {
      data: { user: { lastName: 'Zahra' }, commandMode: 'Validation' },
    });
    const idsOf = async (filter: Record<string, unknown>, page?: number) =>
      (await provider.getList('commands', listed(filter, page))).data.map(({ id }) => id);
    return { provider, created: data.id, idsOf };
  };

  test('comes first in a list that finds it, and counts', async () => {
    const { provider, created } = await createdOffline();
    const params = listed({ commandMode: 'Validation', tripGroup: 'A', 'user.lastName': 'Zahra' });
    const read = await provider.getList('commands', params);
    expect(read.data.map(({ id }) => id)).toEqual([created, 'o1', 'o2']);
    expect(read.total).toBe(3);
  });

  test('counts on each page of a list, and stands on the first alone', async () => {
    const { provider, created } = await createdOffline();
    const pageOf = (page: number) =>
      provider.getList('commands', listed({ commandMode: 'Validation' }, page));
    const [first, second] = [await pageOf(1), await pageOf(2)];
    expect([first.total, second.total]).toEqual([3, 3]);
    const ids = [...first.data, ...second.data].map(({ id }) => id);
    expect(ids.filter((id) => id === created)).toHaveLength(1);
  });

  test('is in no list of other records, of a search, of a range or of a further page', async () => {
    const { created, idsOf } = await createdOffline();
    for (const filter of [
      { commandMode: 'tracking' },
      { q: 'Zahra' },
      { createdAt: { gte: '2026-01-01' } },
      { tripGroup: 'B' },
    ]) {
      expect(await idsOf(filter), JSON.stringify(filter)).not.toContain(created);
    }
    expect(await idsOf({ commandMode: 'Validation' }, 2)).not.toContain(created);
    expect(await idsOf({ commandMode: 'Validation' })).toContain(created);
  });

  test('is in the list once after it was changed, and no more once it is deleted', async () => {
    const { provider, created, idsOf } = await createdOffline();
    const previousData = { id: created };
    await provider.update('commands', { id: created, data: { wights: 4 }, previousData });
    const { data } = await provider.getList('commands', listed({ commandMode: 'Validation' }));
    expect(data.filter(({ id }) => id === created)).toMatchObject([{ wights: 4 }]);
    await provider.delete('commands', { id: created });
    expect(await idsOf({ commandMode: 'Validation' })).toEqual(['o1', 'o2']);
  });
});

describe('a new record that waits is read as one of the server is', () => {
  const sender = {
    _id: 'u1',
    code: 'K-1',
    firstName: 'Salma',
    lastName: 'Idrissi',
    role: 'customer',
  };
  const data = {
    user: 'u1',
    recipient: { firstName: 'Driss', phone: '+212661987654', address: 'Fes' },
  };
  const everything = {
    filter: {},
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'createdAt', order: 'DESC' as const },
  };
  const orderOfKnownSender = async () => {
    const server = serverBehindLine(({ path }) => ({
      body: { count: 1, data: path.startsWith('auth/users') ? [sender] : [order] },
    }));
    const { provider, unsent } = await waitingChanges({ fetch: onlyReads(server.fetch) });
    await provider.getList('users', everything);
    const created = await provider.create('commands', { data });
    const read = async (filter: Record<string, unknown> = {}) =>
      (await provider.getList<Order>('commands', { ...everything, filter })).data.find(
        ({ id }) => id === created.data.id,
      );
    return { provider, unsent, id: created.data.id, read };
  };

  test('with what everything has that the server sets', async () => {
    const { unsent, read } = await orderOfKnownSender();
    const at = unsent.queue.all()[0]?.at;
    expect(await read()).toMatchObject({
      createdAt: at,
      updatedAt: at,
      tripGroup: 'A',
      commandMode: 'facturation',
      numofpackages: 0,
      paid: false,
      finish: false,
      billTo: { party: 'sender' },
      customs: {},
      terms: {},
    });
  });

  test('with the name of its sender, and found by them', async () => {
    const { provider, id, read } = await orderOfKnownSender();
    const { role: _, ...embedded } = sender;
    expect((await read({ user: 'u1' }))?.user).toEqual(embedded);
    expect(await read({ user: 'u2' })).toBeUndefined();
    const { data: previousData } = await provider.getOne('commands', { id });
    await provider.update('commands', { id, data: { user: 'u1', paid: true }, previousData });
    expect(await read()).toMatchObject({ paid: true, user: embedded });
  });

  test('with its new sender as they were typed', async () => {
    const { provider } = await orderOfKnownSender();
    const typed = { firstName: 'Hind', lastName: 'Alaoui', phone: '+491711234567' };
    const customer = await provider.create('users', { data: typed });
    const own = { ...data, user: customer.data.id };
    const { data: created } = await provider.create('commands', { data: own });
    const { data: shown } = await provider.getOne<Order>('commands', { id: created.id });
    expect(shown.user).toMatchObject({ ...typed, _id: customer.data.id });
  });

  test('by the form of the next order of its sender', async () => {
    const { provider } = await orderOfKnownSender();
    await provider.create('commands', { data });
    const { data: rows } = await provider.getList<Order>('commands', everything);
    const waiting = rows.filter(({ id }) => isUnsentId(id));
    expect(addressBook(waiting)).toMatchObject([{ firstName: 'Driss', orders: 2 }]);
    const billTo = { party: 'other' as const, firm: 'Atlas GmbH' };
    await provider.create('commands', { data: { ...data, billTo } });
    const { data: after } = await provider.getList<Order>('commands', everything);
    expect(lastBilled(after.filter(({ id }) => isUnsentId(id)))?.firm).toBe('Atlas GmbH');
  });

  test('and its change sends nothing that the server sets', async () => {
    const { provider, unsent, id } = await orderOfKnownSender();
    const { data: before } = await provider.getOne<Order>('commands', { id });
    const after = { ...before, user: 'u1', recipient: { ...before.recipient, firstName: 'Anas' } };
    await provider.update('commands', { id, data: after, previousData: before });
    const { body } = unsent.queue.all()[1]?.request ?? {};
    expect(Object.keys(JSON.parse(body ?? '{}'))).toEqual(['recipient', 'user']);
  });
});

describe('a change of an order keeps its sender as the page shows them', () => {
  const ilham = { _id: 'u1', firstName: 'Ilham', lastName: 'Amzianoui', phone: '+491711234567' };
  const salma = { _id: 'u2', firstName: 'Salma', lastName: 'Idrissi', phone: '+491717654321' };
  const sent = { ...order, user: ilham, recipient: { firstName: 'Sofia', address: 'Fes' } };
  const everyone = {
    filter: {},
    pagination: { page: 1, perPage: 10 },
    sort: { field: 'lastName', order: 'ASC' as const },
  };
  const readWithLine = async () => {
    const server = serverBehindLine(({ path }) => ({
      body: path.startsWith('auth/users')
        ? { count: 2, data: [ilham, salma] }
        : { count: 1, data: [sent] },
    }));
    const { provider } = await waitingChanges({ fetch: onlyReads(server.fetch) });
    await provider.getList('users', everyone);
    const { data: previousData } = await provider.getOne<Order>('commands', { id: 'o1' });
    const name = async (user: string) => {
      const data = { ...previousData, user, recipient: { firstName: 'Sofia', address: 'Rabat' } };
      const { data: answer } = await provider.update('commands', { id: 'o1', data, previousData });
      const { data: read } = await provider.getOne<Order>('commands', { id: 'o1' });
      return { answer, read };
    };
    return { provider, name };
  };

  test('where it names the same', async () => {
    const { answer, read } = await (await readWithLine()).name('u1');
    for (const one of [answer, read]) {
      expect(one).toMatchObject({ user: ilham, recipient: { address: 'Rabat' } });
    }
  });

  test('where it names another one', async () => {
    const { name } = await readWithLine();
    expect((await name('u2')).read.user).toEqual(salma);
    expect((await name('u1')).read.user).toMatchObject(ilham);
  });

  test('with what waits of the sender', async () => {
    const { provider, name } = await readWithLine();
    await provider.update('users', {
      id: 'u2',
      data: { phone: '+491700000001' },
      previousData: { id: 'u2' },
    });
    expect((await name('u2')).read.user).toMatchObject({ ...salma, phone: '+491700000001' });
  });
});

describe('a change of what is no plain list', () => {
  const line = {
    line: 'unpaid',
    count: 2,
    oldest: null,
    filter: {},
    snoozedUntil: null,
    assignedTo: null,
  };
  const answers: Record<string, unknown> = {
    'trips?name=A': {
      count: 1,
      data: [{ _id: 't1', name: 'A', status: 2, finish: false, __v: 1 }],
    },
    worklist: { data: { lines: [line, { ...line, line: 'unverified' }], trips: [] } },
    preferences: { data: [{ key: 'list:density', value: 'compact' }] },
  };
  const jamila = { _id: 'u7', firstName: 'Jamila', lastName: 'Naciri' };
  const readWithLine = async () => {
    const server = serverBehindLine(({ path }) => ({
      body: path.startsWith('auth/users') ? { count: 1, data: [jamila] } : answers[path],
    }));
    return waitingChanges({ fetch: onlyReads(server.fetch) });
  };

  test('stays in the open trip of its group, which is over once it is finished', async () => {
    const { provider } = await readWithLine();
    await provider.updateTrip('t1', { status: 3, __v: 1 });
    expect(await provider.getTripByName('A')).toMatchObject({ id: 't1', status: 3, __v: 1 });
    await provider.updateTrip('t1', { status: 5, finish: true, __v: 1 });
    expect(await provider.getTripByName('A')).toBeUndefined();
  });

  test('stays in its line of the work list only', async () => {
    const { provider } = await readWithLine();
    const snoozedUntil = '2030-05-02T05:00:00.000Z';
    await provider.changeWorkLine('unpaid', { snoozedUntil });
    const worklist = await provider.getWorklist({ since: null });
    expect(worklist?.lines).toEqual([
      { ...line, snoozedUntil },
      { ...line, line: 'unverified' },
    ]);
  });

  test('names whoever looks after a line as soon as this page has read their name', async () => {
    const { provider } = await readWithLine();
    await provider.getList('users', {
      filter: {},
      pagination: { page: 1, perPage: 10 },
      sort: { field: 'firstName', order: 'ASC' },
    });
    await provider.changeWorkLine('unpaid', { assignedTo: 'u7' });
    const given = await provider.getWorklist({ since: null });
    expect(given?.lines[0]?.assignedTo).toEqual({ _id: 'u7', name: 'Jamila Naciri' });
    await provider.changeWorkLine('unpaid', { assignedTo: null });
    expect((await provider.getWorklist({ since: null }))?.lines[0]?.assignedTo).toBeNull();
  });

  test('stays in the preferences, whether they were there or not', async () => {
    const { provider } = await readWithLine();
    await provider.keepPreference({ key: 'list:density', value: 'wide' });
    await provider.keepPreference({ key: 'notices:reads', value: false });
    expect(await provider.getPreferences()).toEqual([
      { key: 'list:density', value: 'wide' },
      { key: 'notices:reads', value: false },
    ]);
    await provider.removePreference('list:density');
    expect(await provider.getPreferences()).toEqual([{ key: 'notices:reads', value: false }]);
  });

  test('that would create a group needs the line, and nothing of it waits', async () => {
    const { provider, unsent } = await readWithLine();
    await expect(provider.createGroup('A')).rejects.toThrow('notice.line.needed');
    expect(unsent.queue.all()).toEqual([]);
  });
});

describe('a rejected change', () => {
  test('stays with its reason, and those behind it wait, but no others', async () => {
    const { provider, unsent, goOffline, goOnline, rows } = await offlineOrders();
    goOffline();
    await provider.update('commands', weigh(5));
    await provider.update('commands', weigh(6));
    await provider.update('commands', {
      id: 'o2',
      data: { wights: 9 },
      previousData: { id: 'o2' },
    });
    rows.set('o1', { ...order, wights: 8, __v: 7 });
    await goOnline();
    expect(unsent.queue.all().map(({ rejection }) => rejection?.status)).toEqual([409, undefined]);
    expect(rows.get('o2')).toMatchObject({ wights: 9 });
  });

  test('is sent again over the record as it is now', async () => {
    const { provider, unsent, goOffline, goOnline, rows } = await offlineOrders();
    goOffline();
    await provider.update('commands', weigh(5));
    rows.set('o1', { ...order, wights: 8, __v: 7 });
    await goOnline();
    const [change] = unsent.queue.all();
    if (change) await unsent.sendAgain(change);
    expect(unsent.queue.all()).toHaveLength(0);
    expect(rows.get('o1')).toMatchObject({ wights: 5, __v: 8 });
  });

  test('that is given up lets those behind it go on', async () => {
    const { provider, unsent, goOffline, goOnline, rows } = await offlineOrders();
    goOffline();
    await provider.update('commands', weigh(5));
    await provider.update('commands', { id: 'o1', data: { paid: true }, previousData: order });
    rows.set('o1', { ...order, wights: 8, __v: 7 });
    await goOnline();
    const [change] = unsent.queue.all();
    if (change) await unsent.discard(change);
    expect(unsent.queue.all()).toHaveLength(0);
    expect(rows.get('o1')).toMatchObject({ wights: 8, paid: true });
  });

  test.each([
    { other: { commandMode: 'tracking' }, left: 1, becomes: 'tracking' },
    { other: { paid: true }, left: 0, becomes: 'facturation' },
  ])('of a stage never takes back what others have done: $becomes', async (one) => {
    const { provider, unsent, goOffline, goOnline, rows } = await offlineOrders();
    await provider.getMany('commands', { ids: ['o1'] });
    goOffline();
    await provider.update('commands', {
      id: 'o1',
      data: { commandMode: 'facturation', __v: 3 },
      previousData: { id: 'o1' },
    });
    rows.set('o1', { ...order, ...one.other, __v: 7 });
    await goOnline();
    expect(unsent.queue.all()).toHaveLength(one.left);
    expect(rows.get('o1')).toMatchObject({ commandMode: one.becomes });
  });

  test('is none where others have changed other fields', async () => {
    const { provider, unsent, goOffline, goOnline, rows } = await offlineOrders();
    goOffline();
    await provider.update('commands', weigh(5));
    rows.set('o1', { ...order, commandMode: 'facturation', __v: 7 });
    await goOnline();
    expect(unsent.queue.all()).toHaveLength(0);
    expect(rows.get('o1')).toMatchObject({ wights: 5, commandMode: 'facturation', __v: 8 });
  });
});

describe('what cannot wait and names a new record', () => {
  const written = (id: string) => ({ ids: [id], orders: { [id]: ['o1'] }, texts: { en: 'Hello' } });
  const withNewOrder = async (status = 200) => {
    const seen: SeenCall[] = [];
    const backEnd = orders({ o1: order });
    const server = serverBehindLine((call) => {
      seen.push(call);
      return status !== 200 && call.path === 'commands'
        ? { status, body: { code: 'record.invalid' } }
        : backEnd.answer(call);
    });
    const { provider, unsent } = await waitingChanges({ fetch: server.fetch });
    server.line.next = () => 'lost';
    const { data } = await provider.create('commands', { data: { wights: 2 } });
    server.line.next = () => 'up';
    return { provider, unsent, seen, id: String(data.id) };
  };

  test('goes after it, and names it as the server does', async () => {
    const { provider, seen, id } = await withNewOrder();
    await provider.sendBulkMessage('sms', written(id));
    expect(seen.map(({ path }) => path)).toEqual(['commands', 'auth/users/smsctm']);
    expect(seen[1]?.body).toMatchObject(written('made-1'));
  });

  test('is not sent where the record was not accepted, and says so', async () => {
    const { provider, unsent, seen, id } = await withNewOrder(422);
    await expect(provider.sendBulkMessage('sms', written(id))).rejects.toThrow(
      'notice.line.notSent',
    );
    expect(seen.map(({ path }) => path)).toEqual(['commands']);
    expect(unsent.queue.all()).toHaveLength(1);
  });

  test('neither is a picture of it', async () => {
    const { provider, seen, id } = await withNewOrder(422);
    const frontId = { rawFile: new File(['a'], 'front.jpg'), src: '' };
    const change = { id, data: { frontId }, previousData: { id } };
    await expect(provider.update('commands', change)).rejects.toThrow('notice.line.notSent');
    expect(seen.map(({ path }) => path)).toEqual(['commands']);
  });
});

test('what cannot wait fails and says that it needs a connection', async () => {
  const { provider, unsent, goOffline } = await offlineOrders();
  goOffline();
  await expect(provider.emptyBin()).rejects.toThrow('notice.line.needed');
  expect(unsent.queue.all()).toHaveLength(0);
});

test('an answer of the server is no lost line', async () => {
  const server = serverBehindLine(() => ({ status: 500, body: { code: 'server.failed' } }));
  const { provider, unsent } = await waitingChanges({ fetch: server.fetch });
  const failed = await provider.update('commands', weigh(5)).catch(statusOf);
  expect(failed).toBe(500);
  expect(unsent.queue.all()).toHaveLength(0);
});

/** A weight without a line, for a server that answers like this until it works. */
async function weighedFor(failure: Failure) {
  const backEnd = orders({ o1: order });
  const seen: SeenCall[] = [];
  const state = { isFailing: true };
  const server = serverBehindLine((call) => {
    seen.push(call);
    return state.isFailing ? failure : backEnd.answer(call);
  });
  const made = await waitingChanges({ fetch: server.fetch });
  server.line.next = () => 'lost';
  await made.provider.update('commands', weigh(5));
  server.line.next = () => 'up';
  return { ...made, ...server, seen, state };
}
type Failure = { readonly status: number; readonly body: unknown; readonly wait?: number };

describe('a failure that passes', () => {
  test.each<Failure>([
    { status: 408, body: { code: 'request.tooSlow' } },
    { status: 502, body: '<h1>Bad Gateway</h1>' },
    { status: 503, body: { code: 'server.notReady' } },
    { status: 503, body: { code: 'server.notReady' }, wait: 2 },
    { status: 504, body: '<h1>Gateway Timeout</h1>' },
    { status: 409, body: { code: 'record.stale' }, wait: 1 },
    { status: 500, body: { code: 'server.failed' }, wait: 1 },
  ])('is no rejection, however often: $status, wait $wait', async (failure) => {
    const { unsent, seen, done, state } = await weighedFor(failure);
    for (let at = 1; at <= 12; at += 1) await unsent.sender.sendNow();
    expect(seen.length).toBeGreaterThanOrEqual(12);
    expect(unsent.queue.all()).toMatchObject([{ failures: 0, isTried: true }]);
    expect(unsent.queue.all()[0]?.rejection).toBeUndefined();
    state.isFailing = false;
    await unsent.sender.sendNow();
    expect(unsent.queue.all()).toHaveLength(0);
    expect(new Set(seen.map(({ key }) => key)).size).toBe(1);
    expect(done.map(({ body }) => body)).toEqual([{ wights: 5, __v: 3 }]);
  });

  test('is waited out as long as the server says', async () => {
    const { unsent, seen, state } = await weighedFor({ status: 409, body: {}, wait: 2 });
    await unsent.sender.sendNow();
    state.isFailing = false;
    const rejectedAt = Date.now();
    await vi.waitFor(() => expect(seen).toHaveLength(2), 10_000);
    expect(Date.now() - rejectedAt).toBeGreaterThan(1900);
  });
});

test('a server that fails over one change again and again rejects it', async () => {
  const { unsent, seen } = await weighedFor({ status: 500, body: { code: 'server.failed' } });
  for (let at = 1; at <= 6; at += 1) await unsent.sender.sendNow();
  expect(unsent.queue.all()).toMatchObject([{ rejection: { status: 500 } }]);
  expect(seen).toHaveLength(5);
});

describe('what the server has possibly done', () => {
  /** A new order that the server has made, unheard, before it fails over it. */
  async function madeUnheard() {
    const backEnd = orders();
    const server = serverBehindLine(backEnd.answer);
    const state = { isFailing: false };
    const fetch: typeof globalThis.fetch = (input, init) =>
      state.isFailing
        ? Promise.resolve(Response.json({ code: 'server.failed' }, { status: 500 }))
        : server.fetch(input, init);
    const made = await waitingChanges({ fetch });
    server.line.next = () => 'unheard';
    await made.provider.create('commands', { data: { wights: 2 } });
    server.line.next = () => 'lost';
    const only = () => made.unsent.queue.all()[0] as UnsentChange;
    return { ...made, ...server, rows: backEnd.rows, state, only };
  }

  test('is done once though the person sends it again after failures', async () => {
    const { unsent, state, rows, line, only } = await madeUnheard();
    line.next = () => 'up';
    state.isFailing = true;
    for (let at = 1; at <= 6; at += 1) await unsent.sender.sendNow();
    expect(only().rejection?.status).toBe(500);
    state.isFailing = false;
    await unsent.sendAgain(only());
    expect(unsent.queue.all()).toHaveLength(0);
    expect(rows.size).toBe(1);
  });

  const DAY_MS = 24 * 3_600_000;

  test.each([
    { days: 5, left: 0, made: 1 },
    { days: 6.5, left: 1, made: 1 },
    { days: 8, left: 1, made: 2 },
  ])('waits for a decision after six days, and keeps its key for a week: $days', async (one) => {
    const { unsent, rows, line, only } = await madeUnheard();
    await unsent.queue.put({
      ...only(),
      at: new Date(Date.now() - one.days * DAY_MS).toISOString(),
    });
    line.next = () => 'up';
    await unsent.sender.sendNow();
    expect(unsent.queue.all()).toHaveLength(one.left);
    if (one.left > 0) {
      expect(only().rejection?.answer).toEqual({ tooOld: true });
      await unsent.sendAgain(only());
    }
    expect(unsent.queue.all()).toHaveLength(0);
    expect(rows.size).toBe(one.made);
  });

  test('has a key that is as old as it is, not as the change', async () => {
    const { unsent, rows, line, only } = await madeUnheard();
    await unsent.queue.put({ ...only(), at: new Date(Date.now() - 8 * DAY_MS).toISOString() });
    line.next = () => 'up';
    await unsent.sender.sendNow();
    // The decision makes a second order under a new key, and its answer is lost too.
    line.next = () => 'unheard';
    await unsent.sendAgain(only());
    line.next = () => 'up';
    await unsent.sender.sendNow();
    expect(unsent.queue.all()).toHaveLength(0);
    expect(rows.size).toBe(2);
  });
});

describe('one press sends again, after days too,', () => {
  const DAY_MS = 24 * 3_600_000;
  const ago = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();

  /** A change of an order whose answer was lost, and which is too old to be sent by itself. */
  async function weighedUnheard(days: number) {
    const made = await offlineOrders();
    made.line.next = () => 'unheard';
    await made.provider.update('commands', weigh(5));
    made.line.next = () => 'up';
    const only = () => made.unsent.queue.all()[0] as UnsentChange;
    await made.unsent.queue.put({ ...only(), at: ago(days) });
    await made.unsent.sender.sendNow();
    expect(only().rejection?.answer).toEqual({ tooOld: true });
    return { ...made, only };
  }

  test('what the server has done before', async () => {
    const { unsent, rows, only } = await weighedUnheard(8);
    expect(rows.get('o1')).toMatchObject({ wights: 5, __v: 4 });
    await unsent.sendAgain(only());
    expect(unsent.queue.all()).toEqual([]);
    expect(rows.get('o1')).toMatchObject({ wights: 5 });
  });

  test('what others have been sent on the same record meanwhile', async () => {
    const { unsent, rows, only } = await weighedUnheard(8);
    const row = { ...order, wights: 7, __v: 6 };
    rows.set('o1', row);
    // Another tab tells what the server has answered there.
    unsent.sender.learn({ change: { ...only(), touches: [] }, json: { data: row } });
    // The press comes later than that.
    await new Promise((resolve) => setTimeout(resolve, 5));
    await unsent.sendAgain(only());
    expect(unsent.queue.all()).toEqual([]);
    expect(rows.get('o1')).toMatchObject({ wights: 5, __v: 7 });
  });

  test('what had no line until its key was too old', async () => {
    const { unsent, line, rows, only } = await weighedUnheard(6.5);
    line.next = () => 'lost';
    await unsent.sendAgain(only());
    await unsent.queue.put({ ...only(), at: ago(7.5) });
    line.next = () => 'up';
    await unsent.sender.sendNow();
    expect(unsent.queue.all()).toEqual([]);
    expect(rows.get('o1')).toMatchObject({ wights: 5 });
  });
});

test('nobody else sees or sends what a person has not sent', async () => {
  const store = memoryUnsent();
  const backEnd = orders({ o1: order });
  const server = serverBehindLine(backEnd.answer);
  let person = 'p1';
  const options = { fetch: server.fetch, store, person: () => person };
  const { provider } = await waitingChanges(options);
  server.line.next = () => 'lost';
  await provider.update('commands', weigh(5));
  server.line.next = () => 'up';
  person = 'p2';
  const other = await waitingChanges(options);
  await other.unsent.sender.sendNow();
  expect(other.unsent.queue.all()).toHaveLength(0);
  expect(server.done).toHaveLength(0);
  person = 'p1';
  const again = await waitingChanges(options);
  await again.unsent.sender.sendNow();
  expect(server.done).toHaveLength(1);
});

test('nobody finds what somebody else has read before in the same tab', async () => {
  let person = 'p1';
  const server = serverBehindLine(() => ({ body: { data: [order] } }));
  const { provider } = await waitingChanges({ fetch: server.fetch, person: () => person });
  const read = () => provider.getMany('commands', { ids: ['o1'] });
  await read();
  server.line.next = () => 'lost';
  expect((await read()).data).toMatchObject([{ id: 'o1', wights: 1 }]);
  person = 'p2';
  await expect(read()).rejects.toThrow();
});

test('a session that has ended keeps what it has not sent', async () => {
  let isOver = true;
  const backEnd = orders({ o1: order });
  const server = serverBehindLine((call) =>
    isOver ? { status: 401, body: { code: 'session.ended' } } : backEnd.answer(call),
  );
  const { provider, unsent } = await waitingChanges({ fetch: server.fetch });
  server.line.next = () => 'lost';
  await provider.update('commands', weigh(5));
  server.line.next = () => 'up';
  await unsent.sender.sendNow();
  expect(unsent.queue.all().map(({ rejection }) => rejection)).toEqual([undefined]);
  isOver = false;
  await unsent.sender.sendNow();
  expect(unsent.queue.all()).toHaveLength(0);
});

test('parcels that cannot have a state of many are left to be read, and hold nothing up', async () => {
  const rejected = { code: '812345678901', order: 'o1', state: 'delivered', __v: 2 };
  const server = serverBehindLine(({ body }) => ({
    body: {
      data: { changed: 1, impossible: body.state === 'loaded' ? 1 : 0, rejected: [rejected] },
    },
  }));
  const { provider, unsent } = await waitingChanges({ fetch: server.fetch });
  const sent: string[] = [];
  unsent.onSent(({ change }) => sent.push(...change.touches.map(({ id }) => id)));
  server.line.next = () => 'lost';
  await provider.changeParcels(['o1', 'o2'], 'loaded');
  await provider.changeParcels(['o1'], 'delivered');
  server.line.next = () => 'up';
  await unsent.sender.sendNow();
  // Open pages hear of the first, and the second, of one of its orders, is sent.
  expect(sent).toEqual(['o1', 'o2', 'o1']);
  expect(server.done.map(({ body }) => body.state)).toEqual(['loaded', 'delivered']);
  const [left, ...others] = unsent.queue.all();
  expect(others).toEqual([]);
  expect(left?.rejection).toMatchObject({ answer: { stay: 1 }, isFinal: true });
  expect(left?.touches.map(({ id }) => id)).toEqual(['812345678901']);
  // A parcel that stays is not shown in the state that it could not have.
  const shown = unsent.overlaid('getParcels', ['o1'], [rejected]);
  expect(shown).toEqual([rejected]);
});

describe('payments of many that are accepted in part', () => {
  /** A server at which orders have other versions than the screen has seen. */
  async function notedLate(versions: Record<string, number>) {
    const server = serverBehindLine(({ body }) => {
      const notes = body.payments as readonly { order: string; paid: boolean; __v?: number }[];
      const isStale = ({ order: id, __v }: (typeof notes)[number]) =>
        __v !== undefined && __v !== versions[id];
      return {
        body: {
          data: notes
            .filter((note) => !isStale(note))
            .map((note) => ({ ...note, __v: (versions[note.order] ?? 0) + 1, changed: true })),
          failed: notes
            .filter(isStale)
            .map((note) => ({ order: note.order, code: 'record.stale', message: 'stale' })),
        },
      };
    });
    const made = await waitingChanges({ fetch: server.fetch });
    const sent: string[] = [];
    made.unsent.onSent(({ change }) => sent.push(...change.touches.map(({ id }) => id)));
    server.line.next = () => 'lost';
    const ids = ['o1', 'o2', 'o3', 'o4'];
    await made.provider.notePayments(ids.map((id) => ({ id, paid: false, __v: 3 })));
    const whole = made.unsent.queue.all();
    server.line.next = () => 'up';
    await made.unsent.sender.sendNow();
    return { ...server, ...made, sent, whole };
  }

  test('leave only the orders that were not changed, each with its reason', async () => {
    const { unsent, sent } = await notedLate({ o1: 3, o2: 9, o3: 3, o4: 8 });
    // Open pages hear of the others.
    expect(sent).toEqual(['o1', 'o2', 'o3', 'o4']);
    const left = unsent.queue.all();
    expect(left.map(({ touches }) => touches.map(({ id }) => id)).toSorted()).toEqual([
      ['o2'],
      ['o4'],
    ]);
    for (const { rejection } of left) {
      expect(rejection).toMatchObject({ status: 409, answer: { code: 'record.stale' } });
    }
    const read = { data: [{ id: 'o1', paid: true }], total: 1 };
    // What was accepted is shown as the server has it.
    expect(unsent.overlaid('getList', ['commands', {}], read)).toMatchObject(read);
  });

  test('are sent again for one order, as it is now, or given up for it', async () => {
    const { unsent, done } = await notedLate({ o1: 3, o2: 9, o3: 3, o4: 8 });
    const leftOf = (id: string) =>
      unsent.queue.all().find(({ touches }) => touches[0]?.id === id) ?? expect.fail(id);
    await unsent.sendAgain(leftOf('o2'));
    expect(done.at(-1)?.body).toEqual({ payments: [{ order: 'o2', paid: false }] });
    await unsent.discard(leftOf('o4'));
    expect(unsent.queue.all()).toEqual([]);
    expect(done).toHaveLength(2);
  });

  test('let a later change of an accepted order go, and stop one of an order that failed', async () => {
    const { provider, unsent, done } = await notedLate({ o1: 3, o2: 9, o3: 3, o4: 3 });
    await provider.notePayments([{ id: 'o1', paid: true }]);
    await provider.notePayments([{ id: 'o2', paid: true }]);
    await vi.waitFor(() => expect(done).toHaveLength(2));
    expect(done.at(-1)?.body).toMatchObject({ payments: [{ order: 'o1', paid: true }] });
    await unsent.sender.sendNow();
    expect(unsent.queue.all().map(({ touches }) => touches[0]?.id)).toEqual(['o2', 'o2']);
    expect(done).toHaveLength(2);
  });

  test('are the same lines if the page was closed before all were stored', async () => {
    const { unsent, done, whole } = await notedLate({ o1: 3, o2: 9, o3: 3, o4: 8 });
    const left = unsent.queue.all();
    await unsent.queue.put(...whole);
    await unsent.sender.sendNow();
    expect(done).toHaveLength(1);
    expect(unsent.queue.all()).toEqual(left);
  });
});

test.each([
  ['getOne', { id: 'o1' }, { data: { wights: 5 } }],
  ['getMany', { ids: ['o1'] }, { data: [{ wights: 5 }] }],
  ['getList', {}, { data: [{ wights: 5 }], total: 1 }],
] as const)(
  'what %s was reading when this code came is shown with what waits',
  async (method, params, shown) => {
    const store = memoryUnsent();
    const lost = () => Promise.reject(new TypeError('Failed to fetch'));
    const earlier = await waitingChanges({ fetch: lost, store });
    await earlier.provider.update('commands', {
      id: 'o1',
      data: { wights: 5 },
      previousData: order,
    });

    let answer = (_: Response): void => undefined;
    let reading: Promise<unknown> = Promise.resolve();
    await waitingChanges({
      fetch: () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
      store,
      before: (provider) => {
        const read = provider[method] as (resource: string, of: object) => Promise<unknown>;
        reading = read('commands', params);
      },
    });
    answer(Response.json({ status: 'success', count: 1, data: [order] }));
    expect(await reading).toMatchObject(shown);
  },
);
