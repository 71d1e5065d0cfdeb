import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from '../../support/client.ts';
import { addCustomer, placeOrder, type WireOrder } from '../../support/records.ts';
import { signInAs, startServer, type TestServer } from '../../support/server.ts';

type Many = { count: number; data: WireOrder[] };

let server: TestServer;
let clerk: Client;
beforeAll(async () => {
  server = await startServer();
  clerk = await signInAs(server, 'admin');
});
afterAll(() => server.close());

/** A full page, so that the count cannot be derived from its rows. */
const countOf = async (query: string) =>
  (await clerk.get<Many>(`commands?${query}&limit=1`)).body.count;

async function placeThree(overrides: object = {}) {
  const user = (await addCustomer(server))._id;
  const orders = [];
  for (let left = 3; left > 0; left -= 1) {
    orders.push(await placeOrder(server, { user, commandMode: 'Validation', ...overrides }));
  }
  return { user, orders };
}

test('a clerk sees how many orders match after each change of them', async () => {
  const { user, orders } = await placeThree();
  const [first, second, third] = orders;
  const stage = `user=${user}&tripGroup=A&commandMode=Validation`;
  expect([await countOf(stage), await countOf(stage)]).toEqual([3, 3]);
  await clerk.put(`commands/${first?._id}`, { commandMode: 'facturation' });
  expect(await countOf(stage)).toBe(2);
  await clerk.delete(`commands/${second?._id}`);
  await placeOrder(server, { user, commandMode: 'Validation' });
  expect(await countOf(stage)).toBe(2);
  await clerk.post(`commands/bin/${second?._id}/restore`);
  expect([await countOf(stage), await countOf(`user=${user}`)]).toEqual([3, 4]);
  await clerk.delete(`commands/${third?._id}`);
  await clerk.delete(`commands/bin/${third?._id}`);
  expect([await countOf(stage), await countOf(`user=${user}`)]).toEqual([2, 3]);
});

test("a count follows changes of the sender's values, too", async () => {
  const { user } = await placeThree();
  const query = 'user.cityName=Quakenbrück';
  expect(await countOf(query)).toBe(0);
  await clerk.put(`auth/users/${user}`, { cityName: 'Quakenbrück', lastName: 'Zählfrau' });
  expect([await countOf(query), await countOf('search=zahlfrau')]).toEqual([3, 3]);
  await clerk.put(`auth/users/${user}`, { cityName: 'Bremen' });
  expect(await countOf(query)).toBe(0);
});

test('a write of another node is counted as soon as it is committed, and not before', async () => {
  const { user } = await placeThree();
  const query = `user=${user}`;
  expect(await countOf(query)).toBe(3);
  const { database } = server;
  await database.transaction().execute(async (transaction) => {
    await sql`delete from orders where id = (select id from orders where sender_id = ${user} limit 1)`.execute(
      transaction,
    );
    expect(await countOf(query)).toBe(3);
  });
  expect(await countOf(query)).toBe(2);
});

test("many writers at once do not wait for each other's counters", async () => {
  const { user, orders } = await placeThree();
  const query = `user=${user}&paid=true`;
  expect(await countOf(query)).toBe(0);
  const [current, free] = orders;
  await server.database.transaction().execute(async (transaction) => {
    await sql`update orders set paid = true where id = ${current?._id}`.execute(transaction);
    // Would hang if the writer above had locked the only counter.
    expect((await clerk.put(`commands/${free?._id}`, { paid: true })).status).toBe(200);
    expect(await countOf(query)).toBe(1);
  });
  expect(await countOf(query)).toBe(2);
});

test('the bin and the living orders are counted separately', async () => {
  const { user, orders } = await placeThree();
  await clerk.delete(`commands/${orders[0]?._id}`);
  await placeOrder(server, { user });
  const binned = async () =>
    (await clerk.get<Many>(`commands/bin?user=${user}&limit=1&page=1`)).body.count;
  await clerk.delete(`commands/${orders[1]?._id}`);
  expect([await countOf(`user=${user}`), await binned(), await countOf(`user=${user}`)]).toEqual([
    2, 2, 2,
  ]);
});
