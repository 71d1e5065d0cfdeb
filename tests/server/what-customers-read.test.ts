import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mayRead } from '../../domain/field-access.ts';
import { fieldsTo, leavesOf } from '../../domain/paths.ts';
import { resources } from '../../domain/resources/registry.ts';
import type { Client } from '../support/client.ts';
import { addCustomer, openTrip, placeOrder, type WireOrder } from '../support/records.ts';
import { addPerson, signIn, signInAs, startServer, type TestServer } from '../support/server.ts';

type Many = { count: number; data: WireOrder[] };

/** All that customers may see of an order of theirs. */
const OF_AN_ORDER = [
  '_id',
  'createdAt',
  'updatedAt',
  '__v',
  'billCode',
  'tripGroup',
  'commandMode',
  'user',
  'recipient',
  'numofpackages',
  'wights',
  'paid',
  'deposit',
  'finish',
  'priceTotal',
  'type',
  'payment',
  'terms',
];

/** All that customers may see of a trip. */
const OF_A_TRIP = ['_id', 'createdAt', 'updatedAt', '__v', 'name', 'status', 'finish'];

/** What a call answers that lets customers in; every other one is rejected, or finds nothing. */
const FOR_CUSTOMERS = [
  '200 DELETE auth/sessions',
  '200 GET adds',
  '200 GET agb',
  '200 GET appointment',
  '200 GET auth/me',
  '200 GET auth/me/archive',
  '200 GET auth/notices',
  '200 GET auth/sessions',
  '200 GET bookings',
  '200 GET commands',
  '200 GET conversation',
  '200 GET counts',
  '200 GET faq',
  '200 GET gallery',
  '200 GET impressum',
  '200 GET info',
  '200 GET preferences',
  '200 GET prices',
  '200 GET quota',
  '200 GET reviews',
  '200 GET reviews/own',
  '200 GET reviews/rating',
  '200 GET roles',
  '200 GET tours',
  '200 GET trips',
  '200 GET weigthprice',
  '200 POST auth/passkey/options',
  '204 DELETE preferences/{key}',
  '400 PATCH preferences/{key}',
  '400 POST auth',
  '400 POST auth/forgetpassword',
  '400 POST auth/notices/{id}',
  '400 POST auth/passkey',
  '400 POST auth/resetpassword/{code}',
  '400 POST auth/secondfactor/complete',
  '400 POST auth/secondfactor/options',
  '400 POST auth/signincode',
  '400 POST auth/signincode/{code}',
  '400 POST bookings',
  '400 POST reviews',
  '400 PUT preferences/{key}',
  '422 POST message',
];

let server: TestServer;
let clerk: Client;
let salma: Client & { id: string };
let own: WireOrder;
let other: WireOrder;

beforeAll(async () => {
  server = await startServer();
  clerk = await signInAs(server, 'admin');
  const { id, phone } = await addPerson(server, 'customer');
  salma = { ...(await signIn(server, phone)), id };
  await openTrip(server, 'A');
  own = await placeOrder(server, { user: id });
  other = await placeOrder(server, { user: (await addCustomer(server))._id });
});
afterAll(() => server.close());

describe('a customer who requests orders', () => {
  test('gets their own, and does not learn of others', async () => {
    const { body } = await salma.get<Many>('commands');
    expect([body.count, body.data.map(({ _id }) => _id)]).toEqual([1, [own._id]]);
    expect((await salma.get<Many>(`commands?user=${other.user._id}`)).body.count).toBe(0);
    expect((await salma.get(`commands/${own._id}`)).status).toBe(200);
    expect((await salma.get(`commands/${other._id}`)).status).toBe(404);
  });

  test('gets nothing of them but what customers may see', async () => {
    const [listed] = (await salma.get<Many>('commands')).body.data;
    expect(Object.keys(listed ?? {}).toSorted()).toEqual(OF_AN_ORDER.toSorted());
    const shown = (await salma.get<{ data: WireOrder }>(`commands/${own._id}`)).body.data;
    expect(Object.keys(shown).toSorted()).toEqual(OF_AN_ORDER.toSorted());
    expect(shown.user._id).toBe(salma.id);
  });

  test('changes none, not even their own', async () => {
    for (const { _id } of [own, other]) {
      expect((await salma.put(`commands/${_id}`, { paid: true })).status).toBe(403);
      expect((await salma.delete(`commands/${_id}`)).status).toBe(403);
    }
  });

  test('does not meet an order of theirs that was deleted', async () => {
    const { _id } = await placeOrder(server, { user: salma.id });
    await clerk.delete(`commands/${_id}`);
    expect((await salma.get(`commands/${_id}`)).status).toBe(404);
    expect((await salma.get('commands/bin')).status).toBe(403);
  });
});

describe('a customer who requests trips', () => {
  test('sees the steps of the open ones, and nothing else of them', async () => {
    const { body } = await salma.get<{ data: object[] }>('trips?name=A');
    expect(body.data).toHaveLength(1);
    expect(Object.keys(body.data[0] ?? {}).toSorted()).toEqual(OF_A_TRIP.toSorted());
  });

  test('does not meet the finished ones', async () => {
    const { _id } = await openTrip(server, 'B');
    expect((await salma.get(`trips/${_id}`)).status).toBe(200);
    await clerk.put(`trips/${_id}`, { finish: true, status: 7 });
    expect((await salma.get(`trips/${_id}`)).status).toBe(404);
    expect((await salma.get<{ count: number }>('trips?finish=true')).body.count).toBe(0);
  });
});

const customer = { id: '', role: 'customer' } as const;
const stored = [resources.commands, resources.trips].flatMap(({ path, fields }) =>
  leavesOf(fields)
    .filter(([leaf]) => !fieldsTo(fields, leaf).every((field) => mayRead(field, customer)))
    .map(([leaf]) => [path, leaf] as const),
);

describe('a field that is hidden from customers', () => {
  test.each(stored)('of %s, %s, cannot be found out by a query', async (path, field) => {
    for (const query of [`${field}=1`, `${field}[ne]=1`, `sort=${field}`, `fields=${field}`]) {
      expect([query, (await salma.get(`${path}?${query}`)).status]).toEqual([query, 400]);
    }
  });

  test('cannot be found out by a search', async () => {
    expect((await salma.get('commands?search=JS')).status).toBe(400);
    expect((await salma.get('trips?search=Groupe')).status).toBe(400);
    expect((await clerk.get('commands?search=JS')).status).toBe(200);
  });
});

type Described = { paths: Record<string, Record<string, unknown>> };

/** The calls that let a customer in who names one id in all of them, and what they answer. */
async function openCalls(id: string): Promise<readonly string[]> {
  const { paths } = (await (await fetch(`${server.url}/api/docs/json`)).json()) as Described;
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const open: string[] = [];
  for (const call of calls) {
    // It would end the session that the others are made with.
    if (call === 'DELETE /api/v1/auth') continue;
    const [method = '', path = ''] = call.split(' ');
    const url = `${server.url}${path.replace(/\{\w+\}/g, id)}`;
    const headers = { authorization: `Bearer ${salma.token}` };
    const { status } = await fetch(url, { method, headers });
    if (status !== 403 && status !== 404) open.push(`${status} ${call.replace('/api/v1/', '')}`);
  }
  return open.toSorted();
}

describe('a customer who tries every call', () => {
  test("with somebody else's order gets nothing but what is made for customers", async () => {
    expect(await openCalls(other._id)).toEqual(FOR_CUSTOMERS);
  });

  test('with an order of their own gets that order, and nothing more of it', async () => {
    const expected = [
      ...FOR_CUSTOMERS,
      '200 GET commands/{id}',
      '200 GET me/orders/{id}',
    ].toSorted();
    expect(await openCalls(own._id)).toEqual(expected);
  });
});
