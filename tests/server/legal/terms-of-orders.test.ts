import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from '../../support/client.ts';
import { type InvoiceHarness, openInvoiceHarness } from '../../support/invoice-harness.ts';
import { placeOrder, type WireOrder } from '../../support/records.ts';
import { addPerson, signIn, signInAs, type TestServer } from '../../support/server.ts';
import { workOff } from '../../support/work-off.ts';

const ORIGIN = 'https://jisr.example';

let server: TestServer;
let admin: Client;
let harness: InvoiceHarness;
let now = new Date('2026-11-20T10:00:00Z');

beforeAll(async () => {
  const env = { PUBLIC_URL: `${ORIGIN}/` };
  ({ server, clerk: admin, harness } = await openInvoiceHarness({ env, clock: () => now }));
});
afterAll(() => server.close());

/** Publishes a version of the terms, and returns its id. */
async function published(values: object = {}): Promise<string> {
  const text = { de: '<h2>Geltung</h2><p>Diese Bedingungen gelten.</p>' };
  const body = { text, changeNote: 'Neu', ...values };
  const { _id } = (await admin.post<{ data: { _id: string } }>('agb', body)).body.data;
  expect((await admin.post(`agb/${_id}/publish`)).status).toBe(200);
  return _id;
}

/** Places an order at the moment of the test. */
const placed = (overrides = {}) => placeOrder({ ...server, now: () => now }, overrides);

const termsOf = async ({ _id }: Pick<WireOrder, '_id'>) => (await harness.orderNow({ _id })).terms;
const NONE = { number: null, from: null, id: null };

test('an order keeps the terms that were in force when it was made', async () => {
  const before = await placed();
  expect(before.terms).toEqual(NONE);
  const first = await published();
  const ofFirst = await placed();
  const firstTerms = { number: 1, from: '2026-11-20', id: first };
  expect(ofFirst.terms).toEqual(firstTerms);

  const second = await published({ effectiveFrom: '2026-11-24' });
  expect((await placed()).terms).toEqual(firstTerms);

  now = new Date('2026-11-23T22:59:59Z');
  expect((await placed()).terms).toEqual(firstTerms);
  // Midnight in Germany; the job that puts the version in force has not run.
  now = new Date('2026-11-23T23:00:00Z');
  const orders = await Promise.all([placed(), placed(), placed()]);
  const secondTerms = { number: 2, from: '2026-11-24', id: second };
  expect(orders.map(({ terms }) => terms)).toEqual([secondTerms, secondTerms, secondTerms]);
  await workOff(server, { only: ['legal'], early: true });
  const inForce = await server.stranger.get<{ data: object[] }>('agb/current');
  expect(inForce.body.data).toMatchObject([{ _id: second, number: 2, state: 'published' }]);
  expect(await termsOf(before)).toEqual(NONE);
  expect(await termsOf(ofFirst)).toEqual(firstTerms);
});

test('nobody gives an order other terms, and it keeps them in the bin', async () => {
  const order = await placed();
  const { number } = order.terms;
  expect(number).toBeGreaterThan(0);
  for (const terms of [{ number: 1 }, { from: '2020-01-01' }, { id: 'x' }, NONE]) {
    expect((await admin.put(`commands/${order._id}`, { terms })).status).toBe(422);
  }
  const whole = await harness.orderNow(order);
  expect((await admin.put(`commands/${order._id}`, { ...whole, numofpackages: 3 })).status).toBe(
    200,
  );
  expect((await admin.delete(`commands/${order._id}`)).status).toBe(200);
  expect((await admin.post(`commands/bin/${order._id}/restore`)).status).toBe(200);
  expect(await termsOf(order)).toEqual(order.terms);
});

test('an invoice is issued with version, day and permanent address, and keeps them', async () => {
  const order = await harness.billable();
  const { number, from } = order.terms;
  const invoice = await harness.issued(order);
  const terms = { number, from, address: `${ORIGIN}/legal/agb/v${number}` };
  expect(invoice.snapshot.paper.terms).toEqual(terms);
  await published();
  expect((await harness.shown(invoice)).snapshot.paper.terms).toEqual(terms);
  expect((await harness.orderNow(order)).terms).toEqual(order.terms);
  const reader = await fetch(`${server.url}/legal/agb/v${number}`);
  expect(reader.status).toBe(200);
});

test('an order from before the first version is invoiced without naming one', async () => {
  const order = await harness.billable();
  await server.database
    .updateTable('orders')
    .set({ terms_number: null, terms_from: null, terms_id: null })
    .where('id', '=', order._id)
    .execute();
  expect((await harness.issued(order)).snapshot.paper).not.toHaveProperty('terms');
});

test('customers read the terms of their own orders', async () => {
  const { phone, id: user } = await addPerson(server, 'customer');
  const { _id, terms } = await placed({ user });
  const customer = await signIn(server, phone);
  const { body } = await customer.get<{ data: WireOrder }>(`commands/${_id}`);
  expect(body.data.terms).toEqual(terms);
});

test('the staff learn where people reach the product, and nobody else', async () => {
  const { body } = await admin.get('public-origin');
  expect(body).toEqual({ status: 'success', data: { origin: ORIGIN } });
  const customer = await signInAs(server, 'customer');
  expect((await customer.get('public-origin')).status).toBe(403);
  expect((await server.stranger.get('public-origin')).status).toBe(401);
});

test.each([
  ['says no address', {}],
  ['names his own machine only', { PUBLIC_URL: 'http://localhost:3000' }],
])('an invoice freezes no address of the terms if the operator %s', async (_, env) => {
  const own = await openInvoiceHarness({ env, clock: () => new Date('2026-11-20T10:00:00Z') });
  try {
    const text = { de: '<p>Diese Bedingungen gelten.</p>' };
    const { body } = await own.clerk.post<{ data: { _id: string } }>('agb', { text });
    await own.clerk.post(`agb/${body.data._id}/publish`);
    const invoice = await own.harness.issued(await own.harness.billable());
    expect(invoice.snapshot.paper.terms).toEqual({ number: 1, from: '2026-11-20' });
    expect((await own.clerk.get('public-origin')).body).toMatchObject({ data: { origin: '' } });
  } finally {
    await own.server.close();
  }
});
