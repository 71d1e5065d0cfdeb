import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '../../support/client.ts';
import { type InvoiceHarness, openInvoiceHarness } from '../../support/invoice-harness.ts';
import { placeOrder, type WireOrder } from '../../support/records.ts';
import type { TestServer } from '../../support/server.ts';

let server: TestServer;
let clerk: Client;
let harness: InvoiceHarness;
// Late in the evening it is the next day in Germany.
const clock = () => new Date('2026-11-20T23:30:00Z');
const TODAY = '2026-11-21';

beforeAll(async () => {
  ({ server, clerk, harness } = await openInvoiceHarness({ clock }));
});
afterAll(() => server.close());

type State = {
  order: string;
  paid: boolean;
  paidOn: string | null;
  paidVia: string | null;
  __v: number;
  changed: boolean;
};
type Answer = {
  data: State[];
  failed: { order: string; code: string; message: string }[];
  code?: string;
  fields?: Record<string, string>;
};

const note = async (...payments: readonly object[]) =>
  clerk.post<Answer>('commands/payments', { payments });
const noted = async (payment: object): Promise<State> => {
  const { status, body } = await note(payment);
  const [state] = body.data;
  if (status !== 200 || !state) throw new Error(`Answered with ${status}.`);
  return state;
};
const now = ({ _id }: Pick<WireOrder, '_id'>) => harness.orderNow({ _id });

describe('an order that is noted as paid', () => {
  test('is paid today in Berlin, in the way that it announces', async () => {
    const order = await placeOrder(server, { payment: 2 });
    expect(await noted({ order: order._id, paid: true })).toEqual({
      order: order._id,
      paid: true,
      paidOn: TODAY,
      paidVia: 'transfer',
      __v: order.__v + 1,
      changed: true,
    });
  });

  test('is paid when and how somebody says, also where a deposit was paid just so', async () => {
    const day = '2026-11-02';
    const order = await placeOrder(server, { deposit: '40.00', paidOn: day, paidVia: 'card' });
    const state = await noted({ order: order._id, paid: true, on: day, via: 'card' });
    expect(state).toMatchObject({ paidOn: day, paidVia: 'card' });
    expect(await now(order)).toMatchObject({ depositOn: day, depositVia: 'card' });
  });

  test('stays as it is for a second clerk who does not know of it yet', async () => {
    const order = await placeOrder(server);
    await noted({ order: order._id, paid: true, via: 'card', on: '2026-11-19' });
    const again = await noted({ order: order._id, paid: true, via: 'cash' });
    expect(again).toMatchObject({ paidVia: 'card', paidOn: '2026-11-19', changed: false });
  });

  test('can be corrected by whoever has seen it', async () => {
    const order = await placeOrder(server);
    const { __v } = await noted({ order: order._id, paid: true });
    const correction = { order: order._id, paid: true, via: 'morocco', on: '2026-11-18', __v };
    expect(await noted(correction)).toMatchObject({
      paidVia: 'morocco',
      paidOn: '2026-11-18',
      changed: true,
    });
    const { body } = await note(correction);
    expect(body.failed).toMatchObject([{ order: order._id, code: 'record.stale' }]);
  });

  test('has one line in its history, and nothing is known of a payment that is taken back', async () => {
    const order = await placeOrder(server);
    const { __v } = await noted({ order: order._id, paid: true, via: 'card' });
    expect(await noted({ order: order._id, paid: false, __v })).toMatchObject({
      paid: false,
      paidOn: null,
      paidVia: null,
    });
    const { history } = (await now(order)) as WireOrder & { history: { action: string }[] };
    expect(history.filter(({ action }) => action === 'paid')).toHaveLength(2);
  });

  test('has its deposit back once the rest turns out not to be paid', async () => {
    const deposit = { deposit: '40.00', paidOn: '2026-11-02', paidVia: 'card' };
    const order = await placeOrder(server, deposit);
    const { __v } = await noted({ order: order._id, paid: true, via: 'cash' });
    expect(await now(order)).toMatchObject({ paidOn: TODAY, paidVia: 'cash' });
    await noted({ order: order._id, paid: false, __v });
    expect(await now(order)).toMatchObject({ ...deposit, depositOn: null, depositVia: null });
  });

  test('has an invoice that says so, while its file stays as it was issued', async () => {
    const order = await harness.billable({ payment: 2 });
    const { _id } = await harness.issued(order);
    const paidInvoices = async (paid: boolean) =>
      (await harness.listed(`order=${order._id}&paid=${paid}`)).count;
    expect([await paidInvoices(true), await paidInvoices(false)]).toEqual([0, 1]);
    const before = Buffer.from(await (await harness.download({ _id })).arrayBuffer());
    expect(await noted({ order: order._id, paid: true })).toMatchObject({ changed: true });
    const after = Buffer.from(await (await harness.download({ _id })).arrayBuffer());
    expect(after.equals(before)).toBe(true);
    expect(await harness.shown({ _id })).toMatchObject({
      paid: true,
      paidOn: TODAY,
      paidVia: 'transfer',
    });
    expect([await paidInvoices(true), await paidInvoices(false)]).toEqual([1, 0]);
    const { body } = await harness.cancel({ _id });
    expect(body.data).toMatchObject({ kind: 'storno', paid: null });
    expect(await harness.shown({ _id })).toMatchObject({ status: 'cancelled', paid: null });
  });
});

describe('the payments of many orders', () => {
  test('are noted in one call, which names those that it could not change', async () => {
    const [one, two] = [await placeOrder(server), await placeOrder(server)];
    const deleted = '00000000-0000-4000-8000-000000000000';
    const { status, body } = await note(
      { order: one._id, paid: true },
      { order: deleted, paid: true },
      { order: two._id, paid: true, __v: two.__v + 1 },
    );
    expect(status).toBe(200);
    expect(body.data.map(({ order, changed }) => [order, changed])).toEqual([[one._id, true]]);
    const failures = Object.fromEntries(body.failed.map(({ order, code }) => [order, code]));
    expect(failures).toEqual({ [deleted]: 'record.notFound', [two._id]: 'record.stale' });
    expect(await now(two)).toMatchObject({ paid: false });
  });

  test('of two clerks at once are noted once each', async () => {
    const orders = await Promise.all(Array.from({ length: 6 }, () => placeOrder(server)));
    const payments = orders.map(({ _id }) => ({ order: _id, paid: true }));
    const answers = await Promise.all([note(...payments), note(...payments.toReversed())]);
    const changed = answers.flatMap(({ body }) => body.data).filter((state) => state.changed);
    expect(changed.map(({ order }) => order).sort()).toEqual(orders.map(({ _id }) => _id).sort());
  });

  test('are filtered by whether, when and how they were paid', async () => {
    const user = (await placeOrder(server, { paid: true, paidOn: '2026-10-05', paidVia: 'card' }))
      .user;
    const listed = async (filter: string) =>
      (
        await clerk.get<{ count: number }>(
          `commands?user=${(user as { _id: string })._id}&${filter}`,
        )
      ).body.count;
    expect(await listed('paid=true&paidVia=card')).toBe(1);
    expect(await listed('paidVia=cash')).toBe(0);
    expect(await listed('paidOn[gte]=2026-10-05&paidOn[lte]=2026-10-05')).toBe(1);
    expect(await listed('paidOn[gte]=2026-10-06')).toBe(0);
    expect(await listed('paid=false')).toBe(0);
  });
});

describe('a payment is rejected', () => {
  const rejected = async (...payments: readonly object[]) => {
    const { status, body } = await note(...payments);
    return [status, Object.keys(body.fields ?? {})];
  };

  test('with the place of what is wrong with it', async () => {
    const { _id: order } = await placeOrder(server);
    expect(await rejected({ order, paid: true, on: '2026-11-22' })).toEqual([
      422,
      ['payments.0.on'],
    ]);
    expect(await rejected({ order, paid: true, via: 'gold' })).toEqual([422, ['payments.0.via']]);
    expect(await rejected({ order, paid: false, via: 'cash' })).toEqual([422, ['payments.0.via']]);
    expect(await rejected({ order, paid: true, amount: 3 })).toEqual([422, ['payments.0.amount']]);
    expect(await rejected({ order, paid: true }, { order, paid: true })).toEqual([
      422,
      ['payments.1.order'],
    ]);
    expect(await rejected()).toEqual([422, ['payments']]);
    expect(await now({ _id: order })).toMatchObject({ paid: false });
  });
});
