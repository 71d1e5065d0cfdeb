import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from '../../support/client.ts';
import { placeOrder } from '../../support/records.ts';
import { signInAs, startServer, type TestServer } from '../../support/server.ts';

type Listed = { count: number; data: { _id: string }[] };
type Totals = { data: { count: number; packages: number } };

let server: TestServer;
let clerk: Client;
beforeAll(async () => {
  server = await startServer();
  clerk = await signInAs(server, 'admin');
});
afterAll(() => server.close());

test('a clerk who requests three hundred codes at once gets the orders and their totals', async () => {
  const orders = [
    await placeOrder(server, { numofpackages: 2 }),
    await placeOrder(server, { numofpackages: 3 }),
  ];
  const unknown = Array.from({ length: 298 }, (_, at) => `JS-${90_000 + at}`);
  const codes = [...orders.map(({ billCode }) => billCode), ...unknown];
  const query = codes.map((code) => `billCode=${code}`).join('&');
  const { status, body } = await clerk.get<Listed>(`commands?${query}&sort=user.name&limit=10`);
  expect([status, body.count]).toEqual([200, 2]);
  const totals = await clerk.get<Totals>(`commands/totals?${query}`);
  expect(totals.body.data).toMatchObject({ count: 2, packages: 5 });
});

test('a clerk finds the orders that have both ID files, and those that lack one side', async () => {
  const [both, front, none] = [
    await placeOrder(server, { numofpackages: 777 }),
    await placeOrder(server, { numofpackages: 777 }),
    await placeOrder(server, { numofpackages: 777 }),
  ];
  const store = (id: string, sides: { front: string; back: string }) =>
    sql`update orders set front_file = ${sides.front}, back_file = ${sides.back} where id = ${id}`.execute(
      server.database,
    );
  await store(both._id, { front: 'front.png', back: 'back.png' });
  await store(front._id, { front: 'front.png', back: 'no-file' });
  const idsOf = async (query: string) => {
    const { body } = await clerk.get<Listed>(`commands?numofpackages=777&${query}`);
    return body.data.map(({ _id }) => _id).toSorted();
  };
  expect(await idsOf('frontId[ne]=no-file&backId[ne]=no-file')).toEqual([both._id]);
  expect(await idsOf('backId=no-file')).toEqual([front._id, none._id].toSorted());
  expect(await idsOf('frontId=no-file')).toEqual([none._id]);
});

test('a list leaves out the history, which a clerk reads with the order or by its name', async () => {
  const order = await placeOrder(server, { numofpackages: 555 });
  const listed = async (query: string) =>
    (await clerk.get<Listed>(`commands?numofpackages=555&${query}`)).body.data;
  const [row] = await listed('');
  expect(row).toMatchObject({ _id: order._id, billCode: order.billCode });
  expect(row).not.toHaveProperty('history');
  expect(await listed('fields=billCode,history')).toEqual([
    { _id: order._id, billCode: order.billCode, history: order.history },
  ]);
  const whole = await clerk.get<{ data: object }>(`commands/${order._id}`);
  expect(whole.body.data).toEqual({ ...row, history: order.history });
  // The way in which the specification reads one order.
  const [found] = await listed(`_id=${order._id}`);
  expect(found).toEqual(whole.body.data);
});
