import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from '../../support/client.ts';
import { addCustomer, placeOrder } from '../../support/records.ts';
import { signInAs, startServer, type TestServer } from '../../support/server.ts';

type Totals = { count: number; packages: number; weight: number; unpaid: string };
type Answer = { status: string; data: Totals; code?: string };

let server: TestServer;
let clerk: Client;
beforeAll(async () => {
  server = await startServer();
  clerk = await signInAs(server, 'admin');
});
afterAll(() => server.close());

const totals = async (query: string): Promise<Totals> =>
  (await clerk.get<Answer>(`commands/totals?${query}`)).body.data;

test('a clerk reads the totals of a list of orders, whatever page is shown', async () => {
  const user = (await addCustomer(server))._id;
  const place = (overrides: object) =>
    placeOrder(server, { user, commandMode: 'Validation', ...overrides });
  await place({ numofpackages: 2, wights: 12.34, priceTotal: '100.10' });
  await place({ numofpackages: 3, wights: 0.07, priceTotal: '25.05', deposit: '5.00' });
  await place({ numofpackages: 5, wights: 7, priceTotal: '1000', paid: true });
  await place({ numofpackages: 1, wights: 1, deposit: '7.00' });
  await place({ numofpackages: 9, tripGroup: 'B', commandMode: 'facturation' });
  const stage = `user=${user}&tripGroup=A&commandMode=Validation`;
  expect(await totals(`${stage}&sort=user.name&page=2&limit=1`)).toEqual({
    count: 4,
    packages: 11,
    weight: 20.41,
    unpaid: '120.15',
  });
  expect(await totals(`${stage}&paid=true`)).toMatchObject({ count: 1, unpaid: '0.00' });
  expect(await totals(`${stage}&numofpackages[gte]=3`)).toMatchObject({ count: 2, packages: 8 });
});

test('orders that the search does not find are not included', async () => {
  const user = (await addCustomer(server, { lastName: 'Summenfrau' }))._id;
  await placeOrder(server, { user, numofpackages: 4 });
  await placeOrder(server, { numofpackages: 8 });
  expect(await totals('search=summenfrau')).toMatchObject({ count: 1, packages: 4 });
});

test('orders in the bin are not included', async () => {
  const order = await placeOrder(server, { numofpackages: 4 });
  await clerk.delete(`commands/${order._id}`);
  expect(await totals(`_id=${order._id}`)).toEqual({
    count: 0,
    packages: 0,
    weight: 0,
    unpaid: '0.00',
  });
});

test('a clerk reads new totals after each change of the orders', async () => {
  const user = (await addCustomer(server))._id;
  const order = await placeOrder(server, { user, numofpackages: 4, priceTotal: '10.00' });
  const query = `user=${user}`;
  expect(await totals(query)).toEqual(await totals(query));
  await clerk.put(`commands/${order._id}`, { numofpackages: 6 });
  expect(await totals(query)).toMatchObject({ packages: 6, unpaid: '10.00' });
  await clerk.put(`commands/${order._id}`, { paid: true });
  expect(await totals(query)).toMatchObject({ packages: 6, unpaid: '0.00' });
  await placeOrder(server, { user, numofpackages: 1 });
  expect(await totals(query)).toMatchObject({ count: 2, packages: 7 });
});

test('a write of another node is included as soon as it is committed, and not before', async () => {
  const user = (await addCustomer(server))._id;
  await placeOrder(server, { user, numofpackages: 4 });
  const query = `user=${user}`;
  expect(await totals(query)).toMatchObject({ packages: 4 });
  await server.database.transaction().execute(async (transaction) => {
    const change = transaction.updateTable('orders').set({ package_count: 5 });
    await change.where('sender_id', '=', user).execute();
    expect(await totals(query)).toMatchObject({ packages: 4 });
  });
  expect(await totals(query)).toMatchObject({ packages: 5 });
});

test('an unknown filter is rejected by its name', async () => {
  const { status, body } = await clerk.get<Answer & { fields: object }>('commands/totals?colour=1');
  expect([status, body.code, Object.keys(body.fields)]).toEqual([
    400,
    'request.unknownField',
    ['colour'],
  ]);
});

test('a user who may not list orders may not read their totals', async () => {
  const customer = await signInAs(server, 'customer');
  expect((await customer.get('commands/totals')).status).toBe(403);
  expect((await server.stranger.get('commands/totals')).status).toBe(401);
});
