import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RetainedKind, RetentionRun, RetentionState } from '../../../domain/retained-kinds.ts';
import { newId } from '../../../server/base/new-id.ts';
import { ownCall } from '../../../server/resources/request-context.ts';
import { binRetention } from '../../../server/retention/bin-retention.ts';
import { importRetention } from '../../../server/retention/import-retention.ts';
import type { Removal } from '../../../server/retention/retained.ts';
import { runRetention } from '../../../server/retention/run-retention.ts';
import { customerOf, type Messages, say, sendFile, tinyPdf } from '../../support/chat.ts';
import type { Client } from '../../support/client.ts';
import { describeCompany } from '../../support/company.ts';
import { invoiceHarness } from '../../support/invoice-harness.ts';
import { addCustomer, placeOrder, type WireOrder } from '../../support/records.ts';
import { deliveryRow } from '../../support/sent-messages.ts';
import {
  addPerson,
  PASSWORD,
  signIn,
  signInAs,
  startServer,
  type TestServer,
} from '../../support/server.ts';

const NOW = new Date();
const ago = ({ days = 0, years = 0 }): Date => {
  const then = new Date(NOW.getTime() - days * 86_400_000);
  then.setUTCFullYear(then.getUTCFullYear() - years);
  return then;
};
/** Older than every limit of the law. */
const OLD = ago({ years: 9 });

let server: TestServer;
let admin: Client;
let office: string;
const logged: string[] = [];
let settings: string;
beforeAll(async () => {
  server = await startServer({
    clock: () => NOW,
    logTo: { write: (line) => void logged.push(line) },
  });
  const { id, phone } = await addPerson(server, 'admin');
  admin = await signIn(server, phone);
  office = id;
  await describeCompany(server.database);
  const { body } = await admin.get<{ data: { _id: string }[] }>('settings');
  settings = String(body.data[0]?._id);
});
afterAll(() => server.close());

/** Sets the limits, and leaves all others empty. */
const limitTo = async (retention: Readonly<Record<string, number>>) =>
  expect((await admin.put(`settings/${settings}`, { retention })).status).toBe(200);

const run = () => runRetention(ownCall(server.app.engine, NOW), new AbortController().signal);

const stateOf = async (kind: RetainedKind, query = '') =>
  (await admin.get<{ data: readonly RetentionState[] }>(`retention${query}`)).body.data.find(
    (state) => state.kind === kind,
  );

const runs = async () =>
  (await admin.get<{ data: readonly RetentionRun[] }>('retention/runs')).body.data;

const isStored = async (name: string) => (await server.app.blobs.stat(name)) !== undefined;

/** What the dry run says is what goes, and a second run removes nothing. */
async function removes(kind: RetainedKind, setting: string, limit: number, due: number) {
  expect(await stateOf(kind, `?${setting}=${limit}`)).toMatchObject({ limit, due });
  await limitTo({ [setting]: limit });
  expect(await stateOf(kind)).toMatchObject({ limit, due });
  expect(await run()).toMatchObject({ [kind]: due });
  expect(await run()).toMatchObject({ [kind]: 0 });
  expect(await stateOf(kind)).toMatchObject({ due: 0, last: { removed: due } });
  expect((await runs())[0]).toEqual({ at: NOW.toISOString(), kind, removed: due });
}

test('messages go with their files, and a conversation without one is put away', async () => {
  const [one, other] = [await customerOf(server), await customerOf(server)];
  const old = await say(one, office, 'From long ago');
  const type = 'application/pdf';
  const sent = await sendFile(one, { recieverId: office, type, file: tinyPdf('a'), name: 'a.pdf' });
  expect(sent.status).toBe(201);
  const file = sent.body.data.message;
  const young = await say(one, office, 'From today');
  const { conversationId } = young;
  const waits = (since: Date) =>
    server.database.updateTable('conversation').set({ unanswered_since: since });
  await waits(OLD).where('id', '=', conversationId).execute();
  const only = await say(other, office, 'Also from long ago');
  await server.database
    .updateTable('message')
    .set({ created_at: OLD })
    .where('id', 'in', [old._id, file._id, only._id])
    .execute();
  expect(await isStored(file.message.content)).toBe(true);
  for (const months of ['83', '361']) {
    expect((await admin.get(`retention?messageMonths=${months}`)).status).toBe(400);
  }
  const early = await admin.put<{ fields: object }>(`settings/${settings}`, {
    retention: { messageMonths: 12 },
  });
  expect([early.status, early.body.fields]).toEqual([
    422,
    { 'retention.messageMonths': 'must be at least 84' },
  ]);

  await removes('messages', 'messageMonths', 84, 3);
  expect(await isStored(file.message.content)).toBe(false);
  const { body } = await one.get<Messages>(`message/${conversationId}`);
  expect(body.data.messages.map(({ _id }) => _id)).toEqual([young._id]);
  const rows = await server.database
    .selectFrom('conversation')
    .select(['client_id', 'deleted_at', 'unanswered_since'])
    .where('client_id', 'in', [one.id, other.id])
    .execute();
  expect(new Map(rows.map((row) => [row.client_id, row]))).toEqual(
    new Map([
      // The oldest word that is left still waits for an answer.
      [one.id, { client_id: one.id, deleted_at: null, unanswered_since: NOW }],
      [other.id, { client_id: other.id, deleted_at: NOW, unanswered_since: null }],
    ]),
  );
  expect((await say(other, office, 'Once more')).conversationId).not.toBe(only.conversationId);
});

test('what was sent is emptied, and what the law demands of it is counted as such', async () => {
  const advertising = deliveryRow({ purpose: 'marketing', created_at: ago({ days: 70 }) });
  const ancient = deliveryRow({ created_at: OLD });
  const recent = deliveryRow({ created_at: ago({ days: 70 }) });
  // Its year is the one in which another attempt succeeded.
  const late = deliveryRow({ created_at: OLD, sent_at: ago({ years: 5 }) });
  const young = deliveryRow({ purpose: 'marketing', created_at: NOW });
  const waiting = deliveryRow({ purpose: 'marketing', status: 'queued', created_at: OLD });
  const rows = [advertising, ancient, recent, late, young, waiting];
  await server.database.insertInto('outbox').values(rows).execute();
  expect(await stateOf('sent', '?sentMonths=1')).toMatchObject({ due: 2, exempt: 2 });
  await removes('sent', 'sentMonths', 1, 2);
  const left = await server.database
    .selectFrom('outbox')
    .select('id')
    .where('phone', 'is not', null)
    .execute();
  expect(left.map(({ id }) => id).toSorted()).toEqual(
    [recent, late, young, waiting].map(({ id }) => String(id)).toSorted(),
  );
  const emptied = await server.database
    .selectFrom('outbox')
    .select(['body', 'person_name', 'phone', 'cost', 'status'])
    .where('id', '=', String(advertising.id))
    .executeTakeFirst();
  expect(emptied).toEqual({ body: '', person_name: '', phone: null, cost: 750, status: 'sent' });
});

const age = (id: string, at: Date) =>
  server.database.updateTable('users').set({ created_at: at }).where('id', '=', id).execute();

/** An order of long ago that has arrived. */
async function arrived(user: string, values: object = {}): Promise<WireOrder> {
  const order = await placeOrder(server, {
    user,
    verified: true,
    content: [{ desc: 'Haushaltswaren', qty: 1, price: '30.00' }],
  });
  const ended = { finished: true, stage: 'tracking', paid: true, created_at: OLD, ...values };
  await server.database.updateTable('orders').set(ended).where('id', '=', order._id).execute();
  return order;
}

test('a customer not heard of is erased, their invoice and whoever has something open stay', async () => {
  const [inactive, owing, writing, signingIn, notified, changed, former] = [
    (await addCustomer(server, { address: 'Musterweg 1' }))._id,
    (await addCustomer(server))._id,
    await customerOf(server),
    await addCustomer(server, { password: PASSWORD }),
    (await addCustomer(server))._id,
    (await addCustomer(server))._id,
    (await addCustomer(server))._id,
  ];
  const order = await arrived(inactive, { paid: false, finished: false });
  const invoice = await invoiceHarness(server, admin).issued(order);
  await server.database
    .updateTable('orders')
    .set({ finished: true, paid: true })
    .where('id', '=', order._id)
    .execute();
  await arrived(owing, { paid: false, total_cents: 3_000 });
  await say(writing, office, 'I am still there');
  await server.database.deleteFrom('session').where('user_id', '=', writing.id).execute();
  await signIn(server, signingIn.phone);
  // The session ends, and when it was used last stays.
  await server.database.deleteFrom('session').where('user_id', '=', signingIn._id).execute();
  await arrived(notified);
  const sms = deliveryRow({ customer_id: notified, created_at: ago({ years: 5 }) });
  await server.database.insertInto('outbox').values(sms).execute();
  expect((await admin.put(`auth/users/${changed}`, { notes: 'Has called' })).status).toBe(200);
  // A colleague who became a customer: their name stays with their work.
  const noLonger = {
    id: newId(),
    at: OLD,
    by_name: 'Amina Probe',
    action: 'change',
    resource: 'users',
    record_id: former,
    changes: JSON.stringify({ role: { from: 'admin', to: 'customer' } }),
  };
  await server.database.insertInto('audit_entry').values(noLonger).execute();
  const ids = [inactive, owing, writing.id, signingIn._id, notified, changed, former];
  for (const id of ids) await age(id, OLD);
  expect((await admin.get('retention?customerYears=6')).status).toBe(400);

  expect(await stateOf('customers', '?customerYears=7')).toMatchObject({ due: 1, exempt: 1 });
  await removes('customers', 'customerYears', 7, 1);
  expect(await stateOf('customers')).toMatchObject({ exempt: 1 });
  const left = await server.database
    .selectFrom('users')
    .select('id')
    .where('id', 'in', ids)
    .execute();
  expect(left.map(({ id }) => id).toSorted()).toEqual(ids.slice(1).toSorted());
  expect((await admin.get(`invoices/${invoice._id}`)).status).toBe(200);
  expect((await admin.get(`commands/${order._id}`)).status).toBe(404);
  const erased = await server.database.selectFrom('erasure').selectAll().execute();
  expect(erased.map((row) => row.person_id)).toEqual([inactive]);
});

test('a customer who cannot be erased is named in the log, and holds up nobody behind them', async () => {
  const ids: string[] = [];
  while (ids.length < 3) ids.push((await addCustomer(server))._id);
  for (const id of ids) await age(id, OLD);
  const [stuck = '', ...others] = ids.toSorted();
  await sql`
    create function stuck() returns trigger language plpgsql as $$
      begin raise exception 'a reference that nobody knows'; end
    $$`.execute(server.database);
  await sql`create trigger stuck before delete on users for each row
    when (old.id = ${sql.lit(stuck)}::uuid) execute function stuck()`.execute(server.database);
  await limitTo({ customerYears: 7 });
  logged.splice(0);
  expect(await run()).toMatchObject({ customers: 2 });
  expect(logged.filter((line) => line.includes(stuck))).toEqual([
    expect.stringContaining('one of what is due could not be removed'),
  ]);
  const left = async () =>
    server.database.selectFrom('users').select('id').where('id', 'in', ids).execute();
  expect(await left()).toEqual([{ id: stuck }]);
  expect(others).toHaveLength(2);
  await sql`drop trigger stuck on users`.execute(server.database);
  expect(await run()).toMatchObject({ customers: 1 });
  expect(await left()).toEqual([]);
});

async function imported(updatedAt: Date, state = 'imported'): Promise<string> {
  const id = newId();
  const run = { id, created_at: updatedAt, updated_at: updatedAt, resource: 'users', total: 1 };
  const table = { file_name: 'kunden.csv', headers: '[]', signature: 'x', by_name: 'The office' };
  await server.database
    .insertInto('import_run')
    .values({ ...run, ...table, state })
    .execute();
  await server.database
    .insertInto('import_row')
    .values({ run_id: id, number: 2, cells: '["Salma"]' })
    .execute();
  return id;
}

test('the rows of imported tables go, by default after 90 days, and that there was an import stays', async () => {
  const old = await imported(ago({ days: 91 }));
  const young = await imported(ago({ days: 89 }));
  const unfinished = await imported(ago({ days: 91 }), 'checked');
  expect(await stateOf('imports', '?importDays=')).toMatchObject({ limit: 90, due: 1, stored: 1 });
  await removes('imports', 'importDays', 90, 1);
  const rows = await server.database.selectFrom('import_row').select('run_id').execute();
  // What was never imported goes as a whole, by another job: a table without rows could not be imported.
  expect(rows.map((row) => row.run_id).toSorted()).toEqual([young, unfinished].toSorted());
  const known = await server.database.selectFrom('import_run').select('id').execute();
  expect(known.map(({ id }) => id).toSorted()).toEqual([old, young, unfinished].toSorted());
});

async function binned(days: number): Promise<{ order: WireOrder; file: string }> {
  const file = `document-${newId()}.jpg`;
  await server.app.blobs.put(file, Buffer.from('an ID card'));
  const order = await placeOrder(server, { frontId: file });
  await admin.delete(`commands/${order._id}`);
  await server.database
    .updateTable('orders')
    .set({ deleted_at: ago({ days }) })
    .where('id', '=', order._id)
    .execute();
  return { order, file };
}

test('an order leaves the bin with its ID documents after the days of the company', async () => {
  const [due, young] = [await binned(10), await binned(9)];
  expect(await stateOf('bin', '?binDays=')).toMatchObject({ limit: 30, due: 0, stored: 2 });
  await removes('bin', 'binDays', 10, 1);
  expect([await isStored(due.file), await isStored(young.file)]).toEqual([false, true]);
  const { body } = await admin.get<{ data: readonly WireOrder[] }>('commands/bin');
  expect(body.data.map(({ _id }) => _id)).toEqual([young.order._id]);
});

test('a kind that fails stops no other, and two processes remove nothing twice', async () => {
  const due = [await binned(40), await binned(41)];
  await limitTo({ identityDays: 30 });
  const before = await server.database.selectFrom('retention_run').select('id').execute();
  const broken = {
    ...binRetention,
    kind: 'identity' as const,
    removeSome: () => Promise.reject(new Error('no room on the disk')),
  };
  const call = ownCall(server.app.engine, NOW);
  const { signal } = new AbortController();
  const done = await Promise.all([
    runRetention(call, signal, [broken, binRetention]),
    runRetention(call, signal, [broken, binRetention]),
  ]);
  // One of the two may find the other at work, and then removes nothing.
  expect(done.map(({ identity }) => identity ?? 0)).toEqual([0, 0]);
  expect(done.reduce((sum, { bin }) => sum + (bin ?? 0), 0)).toBe(due.length);
  const after = await server.database.selectFrom('retention_run').select('removed').execute();
  expect(after).toHaveLength(before.length + 1);
});

test('a run that is interrupted removes some, and the next one the rest', async () => {
  for (let table = 0; table < 7; table += 1) await imported(ago({ days: 400 }));
  await limitTo({ importDays: 300 });
  const interruption = new AbortController();
  const interrupted = {
    ...importRetention,
    removeSome: async (removal: Removal) => {
      interruption.abort();
      return importRetention.removeSome(removal);
    },
  };
  const call = ownCall(server.app.engine, NOW);
  expect(await runRetention(call, interruption.signal, [interrupted])).toEqual({ imports: 5 });
  expect(await stateOf('imports')).toMatchObject({ due: 2, last: { removed: 5 } });
  expect(await run()).toMatchObject({ imports: 2 });
  expect(await stateOf('imports')).toMatchObject({ due: 0 });
});

test('only administrators read what was removed', async () => {
  const customer = await signInAs(server, 'customer');
  expect((await customer.get('retention/runs')).status).toBe(403);
  expect((await server.stranger.get('retention/runs')).status).toBe(401);
});
