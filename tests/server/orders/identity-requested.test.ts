import { afterAll, beforeAll, expect, test } from 'vitest';
import { missingOf } from '../../../domain/orders/missing-values.ts';
import { newId } from '../../../server/base/new-id.ts';
import type { Client } from '../../support/client.ts';
import { placeOrder, type WireOrder } from '../../support/records.ts';
import { signInAs, startServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
let clerk: Client;

beforeAll(async () => {
  server = await startServer();
  clerk = await signInAs(server, 'admin');
});
afterAll(() => server.close());

const AT = '2026-03-04T09:30:00.000Z';

async function stored(): Promise<string> {
  const name = `document-${newId()}.jpg`;
  await server.app.blobs.put(name, Buffer.from('an ID card'));
  return name;
}

async function orderWithCard(): Promise<WireOrder> {
  return placeOrder(server, { frontId: await stored(), backId: await stored() });
}

const change = async ({ _id }: WireOrder, body: object): Promise<WireOrder> => {
  const { status, body: answered } = await clerk.put<{ data: WireOrder }>(`commands/${_id}`, body);
  expect(status).toBe(200);
  return answered.data;
};

const isListedWithoutIdentity = async ({ _id }: WireOrder): Promise<boolean> => {
  const path = 'commands?missing=identity&limit=100';
  const { body } = await clerk.get<{ data: WireOrder[] }>(path);
  return body.data.some((order) => order._id === _id);
};

test('an order whose ID card was requested again counts as one without ID, and can be taken back', async () => {
  const order = await orderWithCard();
  expect(order.missing).not.toContain('identity');
  const requested = await change(order, { identityRequestedAt: AT, __v: order.__v });
  expect(requested.identityRequestedAt).toBe(AT);
  expect(requested.missing).toEqual(missingOf(requested));
  expect(requested.missing).toContain('identity');
  expect(requested.frontId).toBe(order.frontId);
  expect(await isListedWithoutIdentity(order)).toBe(true);
  const back = await change(order, { identityRequestedAt: null, __v: requested.__v });
  expect(back.missing).not.toContain('identity');
  expect(await isListedWithoutIdentity(order)).toBe(false);
});

test('another picture of either side ends the request, any other change does not', async () => {
  for (const side of ['frontId', 'backId'] as const) {
    const order = await orderWithCard();
    await change(order, { identityRequestedAt: AT });
    expect((await change(order, { numofpackages: 4 })).identityRequestedAt).toBe(AT);
    expect((await change(order, { [side]: 'no-file' })).identityRequestedAt).toBe(AT);
    const changed = await change(order, { [side]: await stored() });
    expect(changed.identityRequestedAt).toBeNull();
    expect(changed.missing).not.toContain('identity');
  }
});

test('an order that is verified with the pictures that are there needs no others', async () => {
  const order = await orderWithCard();
  await change(order, { identityRequestedAt: AT });
  const verified = await change(order, { verified: true });
  expect(verified.identityRequestedAt).toBeNull();
  expect(verified.missing).not.toContain('identity');
});

test('a customer cannot change it', async () => {
  const order = await orderWithCard();
  const customer = await signInAs(server, 'customer');
  const answered = await customer.put(`commands/${order._id}`, { identityRequestedAt: AT });
  expect(answered.status).toBe(403);
});

test('an order whose ID card was seen lacks none, with pictures or without', async () => {
  const bare = await placeOrder(server);
  expect(bare.missing).toContain('identity');
  const seen = await change(bare, { identitySeenAt: AT, __v: bare.__v });
  expect(seen).toMatchObject({ identitySeenAt: AT, frontId: 'no-file', backId: 'no-file' });
  expect(seen.missing).toEqual(missingOf(seen));
  expect(seen.missing).not.toContain('identity');
  expect(await isListedWithoutIdentity(bare)).toBe(false);
  const back = await change(bare, { identitySeenAt: null, __v: seen.__v });
  expect(back.missing).toContain('identity');
});

test('pictures of a card that was seen are removed from the disk with them', async () => {
  const order = await orderWithCard();
  const files = [order.frontId, order.backId].map(String);
  const body = { identitySeenAt: AT, frontId: 'no-file', backId: 'no-file', __v: order.__v };
  expect((await change(order, body)).missing).not.toContain('identity');
  const stored = await Promise.all(files.map((name) => server.app.blobs.stat(name)));
  expect(stored).toEqual([undefined, undefined]);
});

test('seeing the card ends a request for pictures, and a request ends that it was seen', async () => {
  const order = await orderWithCard();
  await change(order, { identityRequestedAt: AT });
  const seen = await change(order, { identitySeenAt: AT });
  expect(seen).toMatchObject({ identitySeenAt: AT, identityRequestedAt: null });
  const requested = await change(order, { identityRequestedAt: AT });
  expect(requested).toMatchObject({ identitySeenAt: null, identityRequestedAt: AT });
  expect(requested.missing).toContain('identity');
});
