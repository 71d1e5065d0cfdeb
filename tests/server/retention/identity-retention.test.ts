import { afterEach, beforeEach, expect, test } from 'vitest';
import { newId } from '../../../server/base/new-id.ts';
import { ownCall } from '../../../server/resources/request-context.ts';
import { runRetention } from '../../../server/retention/run-retention.ts';
import type { Client } from '../../support/client.ts';
import { placeOrder, type WireOrder } from '../../support/records.ts';
import { signInAs, startServer, type TestServer } from '../../support/server.ts';

const NOW = new Date('2026-06-30T12:00:00.000Z');
const DAY_MS = 24 * 3_600_000;

let server: TestServer;
let admin: Client;
beforeEach(async () => {
  server = await startServer({ clock: () => NOW });
  admin = await signInAs(server, 'admin');
});
afterEach(() => server.close());

const store = async (): Promise<string> => {
  const name = `document-${newId()}.jpg`;
  await server.app.blobs.put(name, Buffer.from('an ID card'));
  return name;
};

const isStored = async (name: unknown): Promise<boolean> =>
  (await server.app.blobs.stat(String(name))) !== undefined;

/** An order with both sides of an ID card, whose trip ended so many days ago; without days, it is on its way. */
async function order(days: number | undefined, body: object = {}): Promise<WireOrder> {
  const placed = await placeOrder(server, {
    frontId: await store(),
    backId: await store(),
    verified: true,
    ...body,
  });
  if (days === undefined) return placed;
  const ended = new Date(NOW.getTime() - days * DAY_MS);
  const trip = await server.database
    .insertInto('trips')
    .values({ id: newId(), name: 'A', status: 7, finish: true, finished_at: ended })
    .returning('id')
    .executeTakeFirstOrThrow();
  await server.database
    .updateTable('orders')
    .set({ finished: true, stage: 'tracking', trip_id: trip.id })
    .where('id', '=', placed._id)
    .execute();
  return placed;
}

const read = async ({ _id }: WireOrder): Promise<WireOrder> =>
  (await admin.get<{ data: WireOrder }>(`commands/${_id}`)).body.data;

const limitTo = async (identityDays: number | null): Promise<void> => {
  const { status } = await admin.post('settings', {
    name: 'Jisr Transporte',
    retention: { identityDays },
  });
  expect(status).toBe(201);
};

const run = () => runRetention(ownCall(server.app.engine, NOW), new AbortController().signal);

const states = async (query = '') =>
  (
    await admin.get<{ data: readonly { readonly kind: string }[] }>(`retention${query}`)
  ).body.data.filter(({ kind }) => kind === 'identity');

test('nothing is removed as long as nobody has set a limit', async () => {
  const old = await order(4_000);
  await run();
  expect(await read(old)).toMatchObject({ frontId: old.frontId, backId: old.backId });
  expect(await isStored(old.frontId)).toBe(true);
  expect(await states()).toEqual([
    { kind: 'identity', limit: null, due: 0, exempt: 0, stored: 1, last: null },
  ]);
});

test('pictures go so many days after the trip, and nothing else', async () => {
  const due = await order(31);
  const young = await order(29);
  const onTheWay = await order(undefined);
  await limitTo(30);
  await run();

  const removed = await read(due);
  expect(removed).toMatchObject({
    frontId: 'no-file',
    backId: 'no-file',
    verified: true,
    identitySeenAt: NOW.toISOString(),
    recipient: due.recipient,
  });
  // An order that was checked does not lack an ID card because its time is over.
  expect(removed.missing).not.toContain('identity');
  expect([await isStored(due.frontId), await isStored(due.backId)]).toEqual([false, false]);
  for (const other of [young, onTheWay]) {
    expect((await read(other)).frontId).toBe(other.frontId);
    expect(await isStored(other.frontId)).toBe(true);
  }
  expect(await states()).toEqual([
    {
      kind: 'identity',
      limit: 30,
      due: 0,
      exempt: 0,
      stored: 1,
      last: { at: NOW.toISOString(), removed: 1 },
    },
  ]);
});

test('what a limit would remove is counted before it is saved, and stays', async () => {
  const due = await order(31);
  await order(10);
  expect(await states('?identityDays=30')).toMatchObject([{ limit: 30, due: 1, stored: 1 }]);
  expect(await states('?identityDays=5')).toMatchObject([{ limit: 5, due: 2, stored: 0 }]);
  expect(await states('?identityDays=')).toMatchObject([{ limit: null, due: 0, stored: 2 }]);
  expect(await isStored(due.frontId)).toBe(true);
  for (const days of ['0', '3651', '1.5', 'x']) {
    expect((await admin.get(`retention?identityDays=${days}`)).status).toBe(400);
  }
});

test('a picture that another order names stays on the disk', async () => {
  const due = await order(31);
  const other = await order(undefined);
  await server.database
    .updateTable('orders')
    .set({ front_file: String(due.frontId) })
    .where('id', '=', other._id)
    .execute();
  await limitTo(30);
  await run();
  expect((await read(due)).frontId).toBe('no-file');
  expect((await read(other)).frontId).toBe(due.frontId);
  expect(await isStored(due.frontId)).toBe(true);
});

test('an order that nobody verified lacks its ID card again', async () => {
  const due = await order(31, { verified: false });
  await limitTo(30);
  await run();
  const removed = await read(due);
  expect(removed.identitySeenAt).toBeNull();
  expect(removed.missing).toContain('identity');
});

test('more orders than are removed at once are all removed, and counted once', async () => {
  for (let at = 0; at < 101; at += 1) await order(40);
  await limitTo(30);
  await run();
  expect(await states()).toMatchObject([{ due: 0, stored: 0, last: { removed: 101 } }]);
  await run();
  expect(await server.database.selectFrom('retention_run').selectAll().execute()).toHaveLength(1);
});

test('the trail says that it was done, and by whom: nobody', async () => {
  const due = await order(31);
  await limitTo(30);
  await run();
  const entries = await server.database
    .selectFrom('audit_entry')
    .select(['by_id', 'by_name', 'changes'])
    .where('action', '=', 'expireIdentity')
    .where('record_id', '=', due._id)
    .execute();
  expect(entries).toEqual([{ by_id: null, by_name: 'Jisr', changes: {} }]);
});

test('only administrators read what is due', async () => {
  const customer = await signInAs(server, 'customer');
  expect((await customer.get('retention')).status).toBe(403);
  expect((await server.stranger.get('retention')).status).toBe(401);
});
