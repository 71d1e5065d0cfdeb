import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '../../support/client.ts';
import { type InvoiceHarness, openInvoiceHarness } from '../../support/invoice-harness.ts';
import type { WireOrder } from '../../support/records.ts';
import type { TestServer } from '../../support/server.ts';

type Rejection = { code: string; fields: Record<string, string>; message: string };

const NOW = new Date('2026-11-21T10:00:00Z');

let server: TestServer;
let clerk: Client;
let harness: InvoiceHarness;
beforeAll(async () => {
  ({ server, clerk, harness } = await openInvoiceHarness({ clock: () => NOW }));
});
afterAll(() => server.close());

describe('a clerk who issues an invoice with what is typed and not saved', () => {
  const typed = { content: [{ desc: 'Teppich', qty: 4, price: '80.00' }], billDate: '2026-11-20' };

  test('has it saved and issued at once', async () => {
    const order = await harness.billable();
    const customer = { cityName: 'Hannover' };
    const answer = await harness.issue(order, { changes: typed, customer, serviceDate: null });
    expect([answer.status, answer.body.data.total, answer.body.data.date]).toEqual([
      201,
      '80.00',
      '2026-11-20',
    ]);
    expect(answer.body.data.snapshot.paper.sender.city).toBe('Hannover');
    expect(await harness.orderNow(order)).toMatchObject({
      content: [{ desc: 'Teppich' }],
      billDate: '2026-11-20',
      user: customer,
    });
  });

  test('has saved nothing where it cannot be issued', async () => {
    const order = await harness.billable({ verified: false });
    const requested = { changes: typed, customer: { cityName: 'Hannover' }, serviceDate: null };
    expect((await harness.issue(order, requested)).body.code).toBe('transition.forbidden');
    const now = await harness.orderNow(order);
    expect(now).toMatchObject({ __v: order.__v, content: [{ desc: 'Haushaltswaren' }] });
    expect(now.user).toMatchObject({ cityName: 'Bremen' });
  });

  test('has issued nothing where a field is wrong or the order was changed meanwhile', async () => {
    const order = await harness.billable();
    const wrong = await harness.issue(order, { changes: { content: [{ price: 'viel' }] } });
    expect([wrong.status, Object.keys(wrong.body.fields)]).toEqual([422, ['content.0.price']]);
    const stale = { ...order, __v: order.__v - 1 };
    expect((await harness.issue(stale, { changes: typed })).body.code).toBe('record.stale');
    expect((await harness.listed(`order=${order._id}`)).count).toBe(0);
  });
});

describe('what an order keeps for one of its documents', () => {
  const own = { firstName: 'Selma', lastName: 'Muster', phone: null, cityName: 'Berlin' };

  test('is the day of its draft invoice, which the invoice bears and its Storno forgets', async () => {
    const order = await harness.billable();
    await clerk.patch(`commands/${order._id}`, { billDate: '2026-11-19' });
    const invoice = await harness.issued(order);
    expect(invoice.date).toBe('2026-11-19');
    const frozen = await clerk.patch(`commands/${order._id}`, { billDate: '2026-11-18' });
    expect(frozen.status).toBe(409);
    await harness.cancel(invoice);
    expect((await harness.orderNow(order)).billDate).toBeNull();
  });

  test('is who its customer is on the invoice, and neither the record nor another document shows it', async () => {
    const order = await harness.billable();
    const saved = await clerk.patch<{ data: WireOrder }>(`commands/${order._id}`, {
      paperCustomers: [{ paper: 'bill', ...own }],
    });
    expect(saved.body.data.user).toMatchObject({ firstName: 'Salma', cityName: 'Bremen' });
    const { snapshot } = await harness.issued(order);
    expect(snapshot.paper.sender).toMatchObject({ name: 'Selma Muster', city: 'Berlin' });
    const others = {
      paperCustomers: [
        { paper: 'bill', ...own },
        { paper: 'ticket', ...own },
      ],
    };
    expect((await clerk.patch(`commands/${order._id}`, others)).status).toBe(200);
    const frozen = await clerk.patch(`commands/${order._id}`, { paperCustomers: [] });
    expect(frozen.status).toBe(409);
  });

  test('is not issued with a character that no font has', async () => {
    const order = await harness.billable();
    const paperCustomers = [{ paper: 'bill', ...own, firstName: 'Selma 😀' }];
    const { status, body } = await harness.issue(order, {
      changes: { paperCustomers },
      serviceDate: null,
    });
    expect([status, Object.keys(body.fields)]).toEqual([422, ['paperCustomers.0.firstName']]);
  });

  test('is named once for each document', async () => {
    const order = await harness.billable();
    const twice = [
      { paper: 'bill', ...own },
      { paper: 'bill', ...own },
    ];
    const rejected = await clerk.patch<Rejection>(`commands/${order._id}`, {
      paperCustomers: twice,
    });
    expect([rejected.status, Object.keys(rejected.body.fields)]).toEqual([
      422,
      ['paperCustomers.1.paper'],
    ]);
  });
});
