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

type Answer = { data: WireOrder; violations?: Record<string, unknown> };
const put = async ({ _id }: Pick<WireOrder, '_id'>, values: object) =>
  (await clerk.put<Answer>(`commands/${_id}`, values)).body;

describe('the day of a payment', () => {
  test('is the day on which a clerk says that an order is paid, and goes with it', async () => {
    const order = await placeOrder(server);
    expect((await put(order, { paid: true })).data).toMatchObject({ paidOn: TODAY });
    expect((await put(order, { numofpackages: 3 })).data).toMatchObject({ paidOn: TODAY });
    expect((await put(order, { paid: false })).data).toMatchObject({ paidOn: null });
  });

  test('is the one that the clerk names', async () => {
    const order = await placeOrder(server, { paid: true, paidOn: '2026-11-02' });
    expect(order).toMatchObject({ paidOn: '2026-11-02' });
    const moved = await put(order, { paidOn: '2026-11-03' });
    expect(moved.data).toMatchObject({ paid: true, paidOn: '2026-11-03' });
  });

  test('is noted with a deposit, and again when the rest is paid', async () => {
    const order = await placeOrder(server, { deposit: '40.00', paidOn: '2026-11-02' });
    expect((await put(order, { numofpackages: 3 })).data).toMatchObject({ paidOn: '2026-11-02' });
    expect((await put(order, { paid: true })).data).toMatchObject({ paidOn: TODAY });
    const named = await placeOrder(server, { deposit: '40.00', paidOn: '2026-11-02' });
    const rest = await put(named, { paid: true, paidOn: '2026-11-20' });
    expect(rest.data).toMatchObject({ paidOn: '2026-11-20' });
    const other = await placeOrder(server);
    expect((await put(other, { deposit: '40.00' })).data).toMatchObject({ paidOn: TODAY });
    expect((await put(other, { deposit: '0.00' })).data).toMatchObject({ paidOn: null });
  });
});

describe('an invoice', () => {
  const dueOf = async (values: object) => {
    const { snapshot } = await harness.issued(await harness.billable({ payment: 2, ...values }));
    const { paid, dueDate, totalCents } = snapshot.paper;
    return { paid, dueDate, totalCents };
  };

  test('of what is paid says when, and sets no day to pay', async () => {
    expect(await dueOf({ paid: true, paidOn: '2026-11-02' })).toEqual({
      paid: { cents: 300_00, on: '2026-11-02' },
      dueDate: undefined,
      totalCents: 300_00,
    });
  });

  test('of what is paid in part requests the rest', async () => {
    expect(await dueOf({ deposit: '120.00', paidOn: '2026-11-02' })).toEqual({
      paid: { cents: 120_00, on: '2026-11-02' },
      dueDate: '2026-12-05',
      totalCents: 300_00,
    });
  });

  test('names no payment that has not been made yet', async () => {
    const order = await harness.billable({ paid: true, paidOn: '2026-11-22' });
    const { status, body } = await harness.issue(order);
    expect([status, body.code]).toEqual([422, 'record.invalid']);
    expect(Object.keys(body.fields)).toEqual(['paidOn']);
  });
});
