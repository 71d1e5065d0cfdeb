import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ActivityEntry } from '../../../domain/activity/activity-entry.ts';
import { viewNotes } from '../../../server/audit/noted-views.ts';
import type { Client } from '../../support/client.ts';
import { addCustomer, addTour, placeOrder } from '../../support/records.ts';
import { addPerson, signIn, signInAs, startServer, type TestServer } from '../../support/server.ts';
import { sealAll, verified } from '../../support/trail.ts';

let server: TestServer;
let office: Client;
let now = new Date('2026-05-04T10:10:00Z');
beforeAll(async () => {
  server = await startServer({ clock: () => now });
  office = await signInAs(server, 'admin');
});
afterAll(() => server.close());

type Page = { data: readonly ActivityEntry[] };
const activity = async (query: string, client = office) =>
  (await client.get<Page>(`activity?${query}`)).body.data;
const viewsOf = (id: string) => activity(`kind=views&record=${id}`);

/** Views are noted after the answer. */
async function until<Value>(read: () => Promise<Value>, is: (value: Value) => boolean) {
  for (let tries = 0; tries < 100; tries += 1) {
    const value = await read();
    if (is(value)) return value;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('It was not noted.');
}

describe('who has read', () => {
  it('a record about a person is noted once an hour for each who has', async () => {
    const order = await placeOrder(server);
    const colleague = await addPerson(server, 'admin');
    const other = await signIn(server, colleague.phone);
    const path = `commands/${order._id}`;
    for (const client of [office, office, other, office]) await client.get(path);
    const two = await until(
      () => viewsOf(order._id),
      ({ length }) => length === 2,
    );
    expect(two.map(({ action, undo, changes }) => [action, undo, changes])).toEqual([
      ['view', null, []],
      ['view', null, []],
    ]);
    now = new Date(now.getTime() + 3_600_000);
    await office.get(path);
    await until(
      () => viewsOf(order._id),
      ({ length }) => length === 3,
    );
  });

  it('is no part of the activity, of the last change, or of the versions of a record', async () => {
    const customer = await addCustomer(server);
    const path = `auth/users/${customer._id}`;
    await office.get(path);
    await until(
      () => viewsOf(customer._id),
      ({ length }) => length === 1,
    );
    const changes = await activity(`record=${customer._id}`);
    expect(changes.map(({ action }) => action)).toEqual(['create']);
    const all = await activity(`kind=all&record=${customer._id}`);
    expect(all.map(({ action }) => action).toSorted()).toEqual(['create', 'view']);
    const latest = await office.get<{ data: { by: { _id: string | null } }[] }>(
      `activity/latest?resource=users&records=${customer._id}`,
    );
    const creation = changes[0]?.by._id ?? null;
    expect(latest.body.data.map(({ by }) => by._id)).toEqual([creation]);
    const versions = await office.get<{ data: object[] }>(`${path}/versions`);
    expect(versions.body.data).toHaveLength(1);
  });

  it('is noted too where a record is read by what it was, or with all that belongs to it', async () => {
    for (const page of ['versions', 'versions/1', 'summary']) {
      const customer = await addCustomer(server);
      expect((await office.get(`auth/users/${customer._id}/${page}`)).status).toBe(200);
      await until(
        () => viewsOf(customer._id),
        ({ length }) => length === 1,
      );
    }
  });

  it('a list, a record about nobody, or one that is not found, is not noted', async () => {
    const tour = await addTour(server);
    const order = await placeOrder(server);
    await office.get(`tours/${tour._id}`);
    await office.get('commands?limit=5');
    await office.get('commands/01900000-0000-7000-8000-000000000000');
    await office.get(`commands/${order._id}`);
    await until(
      () => viewsOf(order._id),
      ({ length }) => length === 1,
    );
    expect(await viewsOf(tour._id)).toEqual([]);
    expect(await viewsOf('01900000-0000-7000-8000-000000000000')).toEqual([]);
  });

  it('an exported list is noted with its format and rows, by whoever may list it', async () => {
    const body = { resource: 'commands', format: 'csv', rows: 12 };
    expect((await office.post('audit/exports', body)).status).toBe(201);
    const [entry] = await activity('kind=views&action=export');
    expect(entry).toMatchObject({ action: 'export', resource: 'commands' });
    const stored = await server.database
      .selectFrom('audit_entry')
      .select('changes')
      .where('action', '=', 'export')
      .execute();
    expect(stored).toEqual([
      { changes: { file: { from: null, to: 'csv' }, rows: { from: null, to: 12 } } },
    ]);
    const customer = await signInAs(server, 'customer');
    expect((await customer.post('audit/exports', body)).status).toBe(403);
    const unknown = { ...body, resource: 'nothing' };
    expect((await office.post('audit/exports', unknown)).status).toBe(404);
    expect((await office.post('audit/exports', { ...body, rows: -1 })).status).toBe(422);
  });

  it('the audit itself is noted too, and who has looked is for administrators alone', async () => {
    const colleague = await addPerson(server, 'admin');
    const other = await signIn(server, colleague.phone);
    await activity('kind=views', other);
    const seen = () => activity(`kind=views&action=viewAudit&person=${colleague.id}`);
    const [entry] = await until(seen, ({ length }) => length === 1);
    expect(entry?.record._id).toBe(colleague.id);
    const export_ = { resource: 'activity', format: 'xlsx', rows: 3 };
    expect((await other.post('audit/exports', export_)).status).toBe(201);
    expect(await activity('kind=views&action=exportAudit')).toHaveLength(1);
    const customer = await signInAs(server, 'customer');
    expect((await customer.get('activity?kind=views')).status).toBe(403);
  });

  it('is sealed as everything else', async () => {
    await sealAll(server.database);
    expect((await verified(server.database, undefined, now)).damage).toBe(undefined);
  });
});

describe('the audit', () => {
  it('is searched by the record and the person, and read by action', async () => {
    const customer = await addCustomer(server, { lastName: 'Seltenheim' });
    await office.put(`auth/users/${customer._id}`, { address: 'Ulmenweg 5' });
    await office.put(`auth/users/${customer._id}`, { address: 'Ulmenweg 6' });
    const found = await activity('search=seltenheim');
    expect(found.map(({ record }) => record._id)).toEqual(Array(3).fill(customer._id));
    expect(await activity('search=seltenheim&action=delete')).toEqual([]);
    expect(await activity('search=nobodyiscalledthis')).toEqual([]);
    const order = await placeOrder(server);
    await office.put(`commands/${order._id}`, { wights: 9 });
    const [change] = await activity(
      `search=${encodeURIComponent(String(order.billCode))}&action=change`,
    );
    expect(change?.record.name).toBe(order.billCode);
  });
});

it('a view that could not be written is noted with the next look', async () => {
  const order = await placeOrder(server);
  const { app, database } = server;
  const self = await addPerson(server, 'admin');
  const away = { executeQuery: () => Promise.reject(new Error('The database is away.')) };
  const failures: unknown[] = [];
  let isAway = true;
  const house: FastifyInstance = Object.create(app, {
    database: { get: () => (isAway ? { ...away, getExecutor: () => away } : database) },
    log: { value: { error: (failure: unknown) => failures.push(failure) } },
    addHook: { value: () => undefined },
  });
  const note = viewNotes(house);
  const view = {
    actor: { id: self.id, role: 'admin', name: 'Amina Probe' },
    action: 'view',
    resource: 'commands',
    recordId: order._id,
  } as const;
  note(view);
  await until(
    async () => failures.length,
    (length) => length === 1,
  );
  isAway = false;
  note(view);
  expect(
    await until(
      () => viewsOf(order._id),
      ({ length }) => length > 0,
    ),
  ).toHaveLength(1);
});
