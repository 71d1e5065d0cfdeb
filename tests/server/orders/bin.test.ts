import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '../../../server/app.ts';
import { binSteps } from '../../support/bin-steps.ts';
import type { Client } from '../../support/client.ts';
import { addCustomer, openTrip, placeOrder, type WireOrder } from '../../support/records.ts';
import { signInAs, startServer, type TestServer } from '../../support/server.ts';

type Binned = WireOrder & { deletedAt: string; deletedBy: string };
type Many = { status: string; count: number; data: Binned[] };
type One = { data: WireOrder; code?: string; message?: string };

const DAY_MS = 86_400_000;

let server: TestServer;
let clerk: Client;
beforeAll(async () => {
  server = await startServer();
  clerk = await signInAs(server, 'admin');
});
afterAll(() => server.close());

const { throwAway, restore, audited } = binSteps(() => ({ server, clerk }));
const bin = async (query = '') => (await clerk.get<Many>(`commands/bin?${query}`)).body;
const shown = async ({ _id }: WireOrder) => (await clerk.get<One>(`commands/${_id}`)).body.data;

describe('the bin', () => {
  test('shows the deleted orders, when and by whom they were deleted, the latest first, and no living order', async () => {
    const user = (await addCustomer(server))._id;
    const [first, second, living] = [
      await placeOrder(server, { user }),
      await placeOrder(server, { user, numofpackages: 9 }),
      await placeOrder(server, { user }),
    ];
    await throwAway(first);
    await throwAway(second);
    const { count, data } = await bin(`user=${user}`);
    expect([count, data.map(({ _id }) => _id)]).toEqual([2, [second._id, first._id]]);
    expect(Date.parse(data[0]?.deletedAt ?? '')).toBeLessThanOrEqual(Date.now());
    expect(data.map(({ deletedBy }) => deletedBy)).toEqual(['Amina Probe', 'Amina Probe']);
    expect(data[0]).not.toHaveProperty('history');
    expect(data[0]?.user.name).toBe('Salma Muster');
    expect(data.map(({ _id }) => _id)).not.toContain(living._id);
  });

  test('is searched, filtered, sorted and paged like every list', async () => {
    const user = (await addCustomer(server, { lastName: 'Tonnenfrau' }))._id;
    for (const numofpackages of [3, 1, 2]) {
      await throwAway(await placeOrder(server, { user, numofpackages }));
    }
    const page = await bin('search=tonnenfrau&sort=numofpackages&page=2&limit=2');
    expect([page.count, page.data.map((one) => one.numofpackages)]).toEqual([3, [3]]);
    const since = new Date(Date.now() - DAY_MS).toISOString();
    expect((await bin(`user=${user}&deletedAt[gte]=${since}`)).count).toBe(3);
    expect((await bin(`user=${user}&deletedAt[lt]=${since}`)).count).toBe(0);
  });

  test('is for staff only', async () => {
    const order = await placeOrder(server);
    await throwAway(order);
    const customer = await signInAs(server, 'customer');
    const answers = await Promise.all([
      customer.get('commands/bin'),
      customer.post(`commands/bin/${order._id}/restore`),
      customer.delete(`commands/bin/${order._id}`),
      customer.delete('commands/bin'),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    expect((await bin(`_id=${order._id}`)).count).toBe(1);
  });
});

describe('an order that is restored', () => {
  test('is as it was before, and shows that it was deleted and restored', async () => {
    const order = await placeOrder(server, {
      commandMode: 'tracking',
      paid: true,
      content: [{ desc: 'Tee', qty: 1, price: '3.00' }],
    });
    await throwAway(order);
    const { status, body } = await restore(order);
    expect(status).toBe(200);
    const { history, __v, updatedAt: _, ...rest } = body.data;
    const { history: before = [], __v: version, updatedAt: __, ...was } = order;
    expect(rest).toEqual(was);
    expect(__v).toBe(version + 2);
    expect(history?.slice(0, before?.length)).toEqual(before);
    expect(history?.slice(before?.length).map(({ action }) => action)).toEqual([
      'delete',
      'restore',
    ]);
    expect((await audited(order)).slice(-2)).toEqual([
      ['delete', 'somebody'],
      ['restore', 'somebody'],
    ]);
    expect(await shown(order)).toEqual(body.data);
    expect((await bin(`_id=${order._id}`)).count).toBe(0);
  });

  test('is restored once, however often this is requested', async () => {
    const order = await placeOrder(server);
    await throwAway(order);
    const answers = await Promise.all([restore(order), restore(order), restore(order)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
    expect((await shown(order)).history?.filter(({ action }) => action === 'restore')).toHaveLength(
      1,
    );
  });

  test('answers a repeated call under one key with the first answer', async () => {
    const order = await placeOrder(server);
    await throwAway(order);
    const again = () =>
      clerk.post<One>(`commands/bin/${order._id}/restore`, undefined, {
        'idempotency-key': `restore ${order._id}`.replace(' ', '-'),
      });
    const [first, second] = [await again(), await again()];
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.body).toEqual(first.body);
  });

  test('keeps its code, which no later order was given', async () => {
    const order = await placeOrder(server);
    await throwAway(order);
    const meanwhile = await placeOrder(server);
    await restore(order);
    expect((await shown(order)).billCode).toBe(order.billCode);
    expect(meanwhile.billCode).not.toBe(order.billCode);
  });

  test("has the sender's current values", async () => {
    const order = await placeOrder(server);
    await throwAway(order);
    await clerk.put(`auth/users/${order.user._id}`, { lastName: 'Umbenannt' });
    await restore(order);
    const found = await clerk.get<Many>('commands?search=umbenannt');
    expect(found.body.data.map(({ _id }) => _id)).toEqual([order._id]);
  });

  test('is on the road again if its trip is, and has arrived if the trip has', async () => {
    const trip = await openTrip(server, 'A');
    const [early, late, stayed, waiting] = [
      await placeOrder(server, { commandMode: 'tracking' }),
      await placeOrder(server, { commandMode: 'tracking' }),
      await placeOrder(server, { commandMode: 'tracking' }),
      await placeOrder(server),
    ];
    for (const order of [early, late, waiting]) await throwAway(order);
    await restore(early);
    expect(await shown(early)).toMatchObject({ finish: false, trip: null });
    expect((await clerk.put(`trips/${trip._id}`, { finish: true })).status).toBe(200);
    const next = await openTrip(server, 'A');
    await restore(late);
    await restore(waiting);
    for (const order of [early, late, stayed]) {
      expect(await shown(order)).toMatchObject({ finish: true, trip: trip._id });
    }
    expect((await shown(late)).history?.slice(-2)).toMatchObject([
      { action: 'restore' },
      { action: 'finish', to: 'A' },
    ]);
    expect(await shown(waiting)).toMatchObject({ finish: false, trip: null });
    expect((await clerk.delete(`trips/${next._id}`)).status).toBe(200);
  });

  test('stays on the road when the trip that carried it was deleted', async () => {
    const trip = await openTrip(server, 'B');
    const order = await placeOrder(server, { tripGroup: 'B' });
    await throwAway(order);
    expect((await clerk.delete(`trips/${trip._id}`)).status).toBe(200);
    expect((await restore(order)).status).toBe(200);
    expect(await shown(order)).toMatchObject({ finish: false, trip: null });
    await throwAway(order);
  });

  test('always finds its sender: a customer with orders in the bin cannot be deleted', async () => {
    const order = await placeOrder(server);
    await throwAway(order);
    const rejected = await clerk.delete<One>(`auth/users/${order.user._id}`);
    expect([rejected.status, rejected.body.code]).toEqual([409, 'record.inUse']);
    expect(rejected.body.message).toContain('order in the bin');
    await clerk.delete(`commands/bin/${order._id}`);
    expect((await clerk.delete(`auth/users/${order.user._id}`)).status).toBe(200);
  });

  test('must be in the bin', async () => {
    const living = await placeOrder(server);
    expect((await restore(living)).status).toBe(404);
    expect((await clerk.delete(`commands/bin/${living._id}`)).status).toBe(404);
    expect((await clerk.post('commands/bin/nothing/restore')).status).toBe(404);
  });

  test('is a 404, never a 403, for a clerk who changes it while it is being restored', async () => {
    const order = await placeOrder(server);
    await throwAway(order);
    let isBack = false;
    const { app } = server;
    const racing = await buildApp({
      config: app.config,
      blobs: app.blobs,
      // The order is restored right after the look-up did not find it.
      database: app.database.withPlugin({
        transformQuery: ({ node }) => node,
        transformResult: async ({ result }) => {
          if (!isBack && result.rows.length === 0) {
            isBack = true;
            await restore(order);
          }
          return result;
        },
      }),
    });
    const answer = await racing.inject({
      method: 'PUT',
      url: `/api/v1/commands/${order._id}`,
      headers: { authorization: `Bearer ${clerk.token}` },
      payload: { numofpackages: 3 },
    });
    await racing.close();
    expect([isBack, answer.statusCode]).toEqual([true, 404]);
    expect((await shown(order))._id).toBe(order._id);
  });
});
