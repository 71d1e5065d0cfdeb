import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { newId } from '../../server/base/new-id.ts';
import type { Client } from '../support/client.ts';
import { countStatements, statementsDuring } from '../support/count-statements.ts';
import { addTour, placeOrder } from '../support/records.ts';
import { addPerson, signInAs, startServer, type TestServer } from '../support/server.ts';

/** How many orders, tours and people there are at least. */
const SEVERAL = 6;
/** The most statements of a call of the staff, its session included; begins and commits are not counted. */
const MOST = { page: 3, record: 4, change: 6, search: 11 };

type One = { data: { _id: string } };
type Many = { data: { _id: string }[] };

let server: TestServer;
let office: Client;

beforeAll(async () => {
  server = await startServer({ alone: true, works: false });
  office = await signInAs(server, 'admin');
  for (let count = 0; count < SEVERAL; count += 1) {
    await addTour(server);
    const { id } = await addPerson(server, 'customer');
    await placeOrder(server, { user: id });
  }
});
afterAll(() => server.close());

/** How many statements the server sends for a call that succeeds. */
async function queriesOf(call: () => Promise<{ status: number }>): Promise<number> {
  const [{ status }, count] = await countStatements(server, call);
  expect(status).toBeLessThan(300);
  expect(count).toBeGreaterThan(0);
  return count;
}

describe.each(['commands', 'auth/users', 'tours'])('of %s', (path) => {
  const list = (limit: number) => office.get<Many>(`${path}?page=1&limit=${limit}`);

  test('a page costs the same few queries, however many records it shows', async () => {
    const { body } = await list(SEVERAL);
    expect(body.data).toHaveLength(SEVERAL);
    await list(1);
    const ofOne = await queriesOf(() => list(1));
    expect(await queriesOf(() => list(SEVERAL))).toBe(ofOne);
    expect(ofOne).toBeLessThanOrEqual(MOST.page);
  });

  test('a record costs few queries', async () => {
    const [first] = (await list(1)).body.data;
    const show = () => office.get<One>(`${path}/${first?._id}`);
    await show();
    expect(await queriesOf(show)).toBeLessThanOrEqual(MOST.record);
  });
});

test('an order that is changed costs few queries', async () => {
  const { _id } = await placeOrder(server);
  const change = (wights: number) => office.put<One>(`commands/${_id}`, { wights });
  await change(1);
  expect(await queriesOf(() => change(2))).toBeLessThanOrEqual(MOST.change);
});

const WRITES = /\b(insert into|delete from|update [\w".]+ set)\b/i;

/** What a call that succeeds writes: its transactions, and the statements by themselves. */
async function writesOf(call: () => Promise<{ status: number }>) {
  const begun = vi.spyOn(server.database, 'transaction');
  const [{ status }, sent] = await statementsDuring(server, call);
  const transactions = begun.mock.calls.length;
  begun.mockRestore();
  expect(status).toBeLessThan(300);
  const alone = sent.flatMap(({ sql, isAlone }) => (isAlone && WRITES.test(sql) ? sql : []));
  const waiting = alone.filter((sql) => !sql.includes('synchronous_commit'));
  return { transactions, alone: alone.length, waiting };
}

describe('only the transaction of a change waits for the disk', () => {
  const key = () => ({ 'idempotency-key': newId() });

  test('when a clerk changes an order', async () => {
    const { _id } = await placeOrder(server);
    const change = () => office.put(`commands/${_id}`, { wights: 3 }, key());
    // Its key is claimed before.
    expect(await writesOf(change)).toEqual({ transactions: 1, alone: 1, waiting: [] });
  });

  test('when a customer writes a message', async () => {
    const customer = await signInAs(server, 'customer');
    const message = { type: 'text', content: 'Wann kommt mein Paket an?' };
    const write = () => customer.post('message', { recieverId: 'office', message }, key());
    await write();
    // The bytes of the message are counted before; no answer is stored that would count too.
    expect(await writesOf(write)).toEqual({ transactions: 1, alone: 1, waiting: [] });
  });
});

test('a search of everything asks each kind once, and reads what it shows', async () => {
  const { billCode } = await placeOrder(server);
  const search = () => office.get(`search?q=${billCode}`);
  await search();
  expect(await queriesOf(search)).toBeLessThanOrEqual(MOST.search);
});
