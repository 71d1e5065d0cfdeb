import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { leavesOf, valueAt } from '../../../domain/paths.ts';
import { commands } from '../../../domain/resources/commands.ts';
import type { Client } from '../../support/client.ts';
import {
  addCustomer,
  addTour,
  openTrip,
  placeOrder,
  type WireOrder,
} from '../../support/records.ts';
import { signInAs, startServer, type TestServer } from '../../support/server.ts';
import { addEmployee, readyMadeRoles } from '../../support/team-roles.ts';

type One = { data: WireOrder };
type Many = { count: number; data: readonly WireOrder[] };
type Rejection = { code: string; fields?: Record<string, string> };

/** What each role sees of an order, beside its id, its version and its moments. */
const SEEN: Readonly<Record<string, readonly string[]>> = {
  Lager: [
    'announcedWeight',
    'billCode',
    'billTo.firm',
    'commandMode',
    'finish',
    'numofpackages',
    'recipient.address',
    'recipient.firstName',
    'recipient.lastName',
    'recipient.name',
    'recipient.phone',
    'rechnr',
    'trip',
    'tripGroup',
    'type',
    'user',
    'wights',
    'withTicket',
  ],
  Fahrer: [
    'billCode',
    'billTo.firm',
    'commandMode',
    'deposit',
    'finish',
    'numofpackages',
    'paid',
    'payment',
    'priceTotal',
    'recipient.address',
    'recipient.firstName',
    'recipient.lastName',
    'recipient.name',
    'recipient.phone',
    'rechnr',
    'tripGroup',
    'type',
    'user',
    'wights',
  ],
  'Partner in Marokko': [
    'billCode',
    'billTo.firm',
    'commandMode',
    'deposit',
    'finish',
    'numofpackages',
    'paid',
    'payment',
    'priceTotal',
    'recipient.address',
    'recipient.firstName',
    'recipient.lastName',
    'recipient.name',
    'recipient.phone',
    'rechnr',
    'trip',
    'tripGroup',
    'type',
    'user',
    'wights',
  ],
};
/** And of its sender. */
const SENDER: Readonly<Record<string, readonly string[]>> = {
  Lager: ['_id', 'cityName', 'code', 'firstName', 'lastName', 'name', 'phone', 'tour'],
  Fahrer: [
    '_id',
    'address',
    'cityName',
    'code',
    'firstName',
    'lastName',
    'name',
    'phone',
    'tour',
    'zipcode',
  ],
  'Partner in Marokko': ['_id', 'code', 'firstName', 'lastName', 'name', 'phone'],
};

let server: TestServer;
let admin: Client;
let within: WireOrder;
let outside: WireOrder;
let tour: string;
const by = new Map<string, Client>();
const as = (role: string): Client => by.get(role) as Client;

beforeAll(async () => {
  server = await startServer();
  admin = await signInAs(server, 'admin');
  const roles = await readyMadeRoles(server, admin);
  tour = (await addTour(server))._id;
  const trip = (await openTrip(server, 'A'))._id;
  const user = (await addCustomer(server, { tour: { _id: tour } }))._id;
  const money = { priceTotal: '80.00', deposit: '20.00' };
  within = await placeOrder(server, { user, commandMode: 'Validation', ...money });
  const recipient = { firstName: 'Nora', phone: '+212661234568', address: 'Agadir, Rue 2' };
  outside = await placeOrder(server, { recipient });
  const assignment = { tours: [tour], trips: [trip], cities: ['Fes'] };
  for (const [name, { _id }] of roles) {
    by.set(name, await addEmployee(server, admin, { teamRole: _id, assignment }));
  }
}, 120_000);
afterAll(() => server.close());

const leaves = leavesOf(commands.fields).map(([path]) => path);

describe.each(Object.entries(SEEN))('%s', (role, seen) => {
  test('sees of an order what is granted, and of its sender', async () => {
    const { status, body } = await as(role).get<One>(`commands/${within._id}`);
    expect(status).toBe(200);
    const there = leaves.filter((path) => valueAt(body.data, path) !== undefined);
    expect(there.toSorted()).toEqual([...seen].toSorted());
    expect(Object.keys(body.data.user).toSorted()).toEqual(SENDER[role]);
  });

  test('neither filters, sorts nor selects by anything else', async () => {
    for (const path of leaves.filter((one) => !seen.includes(one))) {
      for (const query of [`${path}=1`, `${path}[ne]=1`, `sort=${path}`, `fields=${path}`]) {
        const { status } = await as(role).get(`commands?${query}`);
        expect([query, status]).toEqual([query, 400]);
      }
    }
  });
});

test('those with a scope meet the orders within it, and no other', async () => {
  for (const role of ['Fahrer', 'Partner in Marokko']) {
    const { body } = await as(role).get<Many>('commands');
    expect([role, body.data.map(({ _id }) => _id)]).toEqual([role, [within._id]]);
    expect((await as(role).get(`commands/${outside._id}`)).status).toBe(404);
    const found = await as(role).get(`search?q=${outside.billCode}`);
    expect(JSON.stringify(found.body)).not.toContain(outside.billCode);
    expect(JSON.stringify((await as(role).get(`search?q=${within.billCode}`)).body)).toContain(
      within._id,
    );
    expect((await as(role).get<Many>(`parcels?order=${outside._id}`)).body.count).toBe(0);
    expect((await as(role).get<Many>(`parcels?order=${within._id}`)).body.count).toBe(2);
    const scan = { code: outside.billCode, mode: 'received' };
    const scanned = await as(role).post<{ data: object }>('parcels/scans', scan);
    expect(scanned.body.data).toMatchObject({ result: 'unknown', parcel: null, order: null });
  }
});

test('a write to what is hidden or only read is rejected, and names the field', async () => {
  const put = (role: string, body: object) =>
    as(role).put<Rejection>(`commands/${within._id}`, body);
  for (const body of [{ paid: true }, { priceTotal: '1.00' }, { priceTotal: '80.00' }]) {
    const [field = ''] = Object.keys(body);
    const answer = await put('Lager', body);
    expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([422, [field]]);
  }
  expect((await put('Lager', { numofpackages: 3 })).status).toBe(200);
  expect((await put('Buchhaltung', { numofpackages: 4 })).body.fields).toHaveProperty(
    'numofpackages',
  );
  expect((await put('Buchhaltung', { paid: true })).status).toBe(200);
  expect((await put('Fahrer', { paid: false })).status).toBe(403);
  const note = { payments: [{ order: within._id, paid: true }] };
  expect((await as('Lager').post('commands/payments', note)).status).toBe(403);
  expect((await as('Buchhaltung').post('commands/payments', note)).status).toBe(200);
});

test('an action is performed where it is granted, and its field is not written otherwise', async () => {
  const path = `commands/${within._id}`;
  expect((await as('Partner in Marokko').post(`${path}/sendToWarehouse`)).status).toBe(403);
  expect((await as('Fahrer').post(`commands/${outside._id}/sendToWarehouse`)).status).toBe(404);
  expect((await as('Lager').put(path, { commandMode: 'facturation' })).status).toBe(422);
  expect((await as('Fahrer').post(`${path}/sendToWarehouse`)).status).toBe(200);
});

test('people: customers are changed by the office, and nobody is raised', async () => {
  const office = as('Büro');
  const { body } = await office.get<{ data: { user: { _id: string } } }>('auth/me');
  const own = body.data?.user?._id ?? (body as unknown as { user: { _id: string } }).user._id;
  const customer = (await addCustomer(server))._id;
  const boss = (await admin.get<{ user: { _id: string } }>('auth/me')).body.user._id;
  expect((await office.patch(`auth/users/${customer}`, { cityName: 'Köln' })).status).toBe(200);
  for (const id of [own, boss]) {
    expect((await office.patch(`auth/users/${id}`, { phone: '+212600000099' })).status).toBe(403);
  }
  for (const body of [
    { role: 'admin' },
    { teamRole: customer },
    { password: 'a-long-new-one' },
    { assignment: { cities: ['Fes'] } },
  ]) {
    const answer = await office.patch<Rejection>(`auth/users/${customer}`, body);
    const [field = ''] = Object.keys(answer.body.fields ?? {});
    expect([answer.status, field.split('.')[0]]).toEqual([422, Object.keys(body)[0]]);
  }
  const person = { firstName: 'A', lastName: 'B', phone: '+212600000098', role: 'admin' };
  expect((await office.post('auth/users', person)).status).toBe(422);
  for (const path of ['auth/roles', 'attempts', 'backups', 'retention', 'commands/bin']) {
    expect([path, (await office.get(path)).status]).toEqual([path, 403]);
  }
  expect((await office.post('auth/roles', { name: 'Chef' })).status).toBe(403);
});

test('ID documents and the chat are there for whom they are granted', async () => {
  const ended = { recieverId: within.user._id, message: { type: 'text', content: 'Salam' } };
  expect((await as('Büro').post('message', ended)).status).toBe(201);
  for (const role of ['Lager', 'Fahrer', 'Buchhaltung', 'Partner in Marokko']) {
    expect((await as(role).post('message', ended)).status).toBe(403);
    expect((await as(role).get('conversation')).status).toBe(403);
  }
});

test('a change of a role holds in the next call of its people, who stay signed in', async () => {
  const granted = (operation: string, otherFields: string) => ({
    resource: 'replies',
    operations: [{ operation, scope: 'all' }],
    fields: [],
    otherFields,
  });
  const resources = [granted('list', 'read')];
  const made = await admin.post<{ data: { _id: string } }>('auth/roles', {
    name: 'Probe',
    resources,
  });
  const role = `auth/roles/${made.body.data._id}`;
  const someone = await addEmployee(server, admin, { teamRole: made.body.data._id });
  expect((await someone.get('replies')).status).toBe(200);
  expect((await someone.post('replies', { title: 'Gruß' })).status).toBe(403);
  await admin.patch(role, { resources: [granted('create', 'write')] });
  expect((await someone.get('replies')).status).toBe(403);
  expect((await someone.post('replies', { title: 'Gruß', shortcut: 'gruss' })).status).not.toBe(
    403,
  );
  const rejection = await admin.delete<{ message: string }>(role);
  expect([rejection.status, rejection.body.message]).toEqual([
    409,
    expect.stringContaining('role: 1.'),
  ]);
  await admin.patch(`auth/users/${someone.user._id}`, { status: 'blocked' });
  expect((await someone.get('auth/me')).status).toBe(401);
});

test('a role that is impossible is rejected where it is wrong, and an employee needs one', async () => {
  const operations = [{ operation: 'edit', scope: 'all' }];
  for (const resource of ['teamRoles', 'settings', 'users']) {
    const body = { name: resource, resources: [{ resource, operations }] };
    const { status, body: answer } = await admin.post<Rejection>('auth/roles', body);
    expect([resource, status]).toEqual([resource, 422]);
    expect(Object.keys(answer.fields ?? {})[0]).toMatch(/^resources\.0\.operations\.0\./);
  }
  const person = { firstName: 'A', lastName: 'B', phone: '+212600000097', role: 'employee' };
  const { body } = await admin.post<Rejection>('auth/users', person);
  expect(Object.keys(body.fields ?? {})).toEqual(['teamRole']);
});
