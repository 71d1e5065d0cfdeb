import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Print } from '../../../domain/documents/print.ts';
import type { Client } from '../../support/client.ts';
import { describeCompany } from '../../support/company.ts';
import { invoiceHarness } from '../../support/invoice-harness.ts';
import { placeOrder } from '../../support/records.ts';
import { signInAs, startServer, type TestServer } from '../../support/server.ts';

type Many = { count: number; data: Print[]; gone: string[] };
type Line = { by: string; action: string; from?: string; to?: string };
type Labelled = { withTicket: boolean; history: Line[]; __v: number };
type Rejection = { code: string; fields: Record<string, string> };

let server: TestServer;
let clerk: Client;
beforeAll(async () => {
  server = await startServer();
  clerk = await signInAs(server, 'admin');
});
afterAll(() => server.close());

const NOBODY = '01890000-0000-7000-8000-000000000000';

const print = (body: object, headers = {}) => clerk.post<Many & Rejection>('prints', body, headers);
const printsOf = async (order: string) => (await clerk.get<Many>(`prints?order=${order}`)).body;

test('a clerk who prints the labels of a batch leaves a line for each order', async () => {
  const orders = [(await placeOrder(server))._id, (await placeOrder(server))._id];
  const { status, body } = await print({ kind: 'label', orders });
  expect([status, body.count]).toEqual([201, 2]);
  expect(body.data.map(({ order }) => order)).toEqual(orders);
  for (const order of orders) {
    expect((await printsOf(order)).data).toMatchObject([
      { kind: 'label', order, by: 'Amina Probe', reprint: false, invoice: null },
    ]);
  }
});

test('a second print of the same document is a reprint, a first one of another document is not', async () => {
  const orders = [(await placeOrder(server))._id];
  await print({ kind: 'label', orders });
  await print({ kind: 'declaration', orders });
  await print({ kind: 'label', orders });
  const { count, data } = await printsOf(orders[0] ?? '');
  expect(count).toBe(3);
  expect(data.map(({ kind, reprint }) => [kind, reprint])).toEqual([
    ['label', true],
    ['declaration', false],
    ['label', false],
  ]);
});

test('an order whose labels are printed is labelled, as saving its label does, and once', async () => {
  const [saved, printed] = [await placeOrder(server), await placeOrder(server)];
  await clerk.put(`commands/${saved._id}`, { withTicket: true });
  await print({ kind: 'label', orders: [printed._id] });
  await print({ kind: 'label', orders: [printed._id, saved._id] });
  const linesOf = async (id: string) => {
    const { body } = await clerk.get<{ data: Labelled }>(`commands/${id}`);
    const { withTicket, history, __v } = body.data;
    return {
      withTicket,
      __v,
      history: history.map(({ by, action, from, to }) => [by, action, from, to]),
    };
  };
  const [one, other] = [await linesOf(saved._id), await linesOf(printed._id)];
  expect(other).toEqual(one);
  expect(other.history.at(-1)).toEqual(['Amina Probe', 'withTicket', 'false', 'true']);
  const auditOf = (id: string) =>
    server.database
      .selectFrom('audit_entry')
      .select(['action', 'resource', 'changes'])
      .where('record_id', '=', id)
      // Reading it is noted a moment later.
      .where('action', 'not in', ['create', 'view'])
      .orderBy('id')
      .execute();
  expect(await auditOf(printed._id)).toEqual(await auditOf(saved._id));
});

test('a declaration or a ticket that is printed labels nothing', async () => {
  const { _id } = await placeOrder(server);
  await print({ kind: 'declaration', orders: [_id] });
  await print({ kind: 'ticket', orders: [_id] });
  const { body } = await clerk.get<{ data: Labelled }>(`commands/${_id}`);
  expect(body.data.withTicket).toBe(false);
});

test('an order that is twice in a batch was printed once, and a key counts once', async () => {
  const { _id } = await placeOrder(server);
  const body = { kind: 'ticket', orders: [_id, _id] };
  const key = { 'idempotency-key': `print-${_id}` };
  const [first, again] = [await print(body, key), await print(body, key)];
  expect(again.body).toEqual(first.body);
  expect((await printsOf(_id)).count).toBe(1);
});

test('a deleted order is named, and does not keep the others of its batch out of the log', async () => {
  const living = await placeOrder(server);
  const deleted = await placeOrder(server);
  await clerk.delete(`commands/${deleted._id}`);
  const removed = [deleted._id, NOBODY];
  const { status, body } = await print({ kind: 'label', orders: [...removed, living._id] });
  expect([status, body.gone, body.count]).toEqual([201, removed, 1]);
  expect((await printsOf(living._id)).count).toBe(1);
  expect((await printsOf(deleted._id)).count).toBe(0);
});

test('a batch of invoices distinguishes issued ones from drafts, and a reprint by its number', async () => {
  await describeCompany(server.database);
  const harness = invoiceHarness(server, clerk);
  const order = await harness.billable();
  const draft = await placeOrder(server);
  const orders = [draft._id, order._id];
  await print({ kind: 'invoice', orders });
  const { _id } = await harness.issued(order);
  await print({ kind: 'invoice', orders, invoices: [_id] });
  const { body } = await print({ kind: 'invoice', orders, invoices: [_id] });
  expect(body.data).toMatchObject([
    { order: draft._id, invoice: null, reprint: true },
    { order: order._id, invoice: _id, reprint: true },
  ]);
  expect((await printsOf(order._id)).data).toMatchObject([
    { invoice: _id, reprint: true },
    { invoice: _id, reprint: false },
    { invoice: null, reprint: false },
  ]);
  for (const rejected of [
    { kind: 'invoice', orders: [draft._id], invoices: [_id] },
    { kind: 'invoice', orders, invoices: [NOBODY] },
    { kind: 'label', orders, invoices: [_id] },
  ]) {
    const answer = await print(rejected);
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([422, ['invoices']]);
  }
});

test('two clerks who print the same document at once leave one first print', async () => {
  const orders = [(await placeOrder(server))._id, (await placeOrder(server))._id];
  const backwards = orders.toReversed();
  await Promise.all(
    [orders, backwards, orders, backwards].map((some) => print({ kind: 'ticket', orders: some })),
  );
  for (const order of orders) {
    const { data } = await printsOf(order);
    expect(data.map(({ reprint }) => reprint).toSorted()).toEqual([false, true, true, true]);
  }
});

test('a clerk reads what is wrong with a line of the log', async () => {
  const orders = [(await placeOrder(server))._id];
  for (const [field, body] of [
    ['kind', { kind: 'poster', orders }],
    ['orders', { kind: 'label', orders: [] }],
    ['printer', { kind: 'label', orders, printer: 'x' }],
  ] as const) {
    const answer = await print(body);
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([422, [field]]);
  }
  expect((await clerk.get('prints')).status).toBe(400);
});

test('the log of an order is deleted when the order is removed for good', async () => {
  const { _id } = await placeOrder(server);
  await print({ kind: 'label', orders: [_id] });
  await clerk.delete(`commands/${_id}`);
  expect((await clerk.delete(`commands/bin/${_id}`)).status).toBe(200);
  expect((await printsOf(_id)).count).toBe(0);
});

test('the record that an invoice was printed is retained like the invoice, even if its order is removed for good', async () => {
  await describeCompany(server.database);
  const harness = invoiceHarness(server, clerk);
  const order = await harness.billable();
  const { _id: invoice } = await harness.issued(order);
  const orders = [order._id];
  await print({ kind: 'label', orders });
  await print({ kind: 'invoice', orders, invoices: [invoice] });
  await clerk.delete(`commands/${order._id}`);
  expect((await clerk.delete(`commands/bin/${order._id}`)).status).toBe(200);
  const { count, data } = await printsOf(order._id);
  expect([count, data]).toMatchObject([1, [{ kind: 'invoice', order: order._id, invoice }]]);
});

test('printing is for staff only', async () => {
  const { _id } = await placeOrder(server);
  const customer = await signInAs(server, 'customer');
  const answers = await Promise.all([
    customer.get(`prints?order=${_id}`),
    customer.post('prints', { kind: 'label', orders: [_id] }),
    customer.post('prints', { kind: 'nonsense' }),
    customer.post('invoices', { nonsense: 1 }),
    customer.post('invoices/nonsense/cancel', {}),
    customer.put('parcels/nonsense', { nonsense: 1 }),
    server.stranger.get(`prints?order=${_id}`),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 403, 401]);
});

test('an invoice that is printed after its order was removed is recorded, and a second time as a reprint', async () => {
  await describeCompany(server.database);
  const harness = invoiceHarness(server, clerk);
  const order = await harness.billable();
  const { _id: invoice } = await harness.issued(order);
  const printed = { kind: 'invoice', orders: [order._id], invoices: [invoice] };
  await clerk.delete(`commands/${order._id}`);
  const { status, body } = await print(printed);
  expect([status, body.gone]).toEqual([201, []]);
  expect(body.data).toMatchObject([{ order: order._id, invoice, reprint: false }]);
  expect((await clerk.delete(`commands/bin/${order._id}`)).status).toBe(200);
  expect((await print(printed)).body).toMatchObject({ gone: [], data: [{ reprint: true }] });
  expect((await printsOf(order._id)).data).toMatchObject([
    { order: order._id, invoice, reprint: true },
    { order: order._id, invoice, reprint: false },
  ]);
});
