import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../../server/base/new-id.ts';
import { revisionsOf } from '../../../server/resources/content-store.ts';
import type { Client } from '../../support/client.ts';
import { signInAs, startServer, type TestServer } from '../../support/server.ts';

type One = { data: Record<string, unknown> & { _id: string; position: number; __v: number } };
type Many = { data: (Record<string, unknown> & { _id: string })[] };
type Rejected = { code: string; violations?: Record<string, { code: string }> };

let server: TestServer;
let admin: Client;
const ids: Record<string, string> = {};

beforeAll(async () => {
  server = await startServer();
  admin = await signInAs(server, 'admin');
  for (const name of ['a', 'b', 'c', 'd', 'e']) {
    const { body } = await admin.post<One>('prices', { name, price: '1.00' });
    ids[name] = body.data._id;
  }
});
afterAll(() => server.close());

const order = async () =>
  (await admin.get<Many>('prices?sort=position')).body.data.map(({ name }) => name).join('');
const transition = (body: unknown) => admin.post<Rejected & One>('prices/order', body);
const violations = async (body: unknown) => (await transition(body)).body.violations;
const auditLines = async () =>
  (
    await server.database
      .selectFrom('audit_entry')
      .select(['record_id', 'changes'])
      .where('resource', '=', 'prices')
      .where('action', '=', 'order')
      .orderBy('id')
      .execute()
  ).map(({ record_id, changes }) => ({ record_id, changes }));

test('a new record is the last one', async () => {
  expect(await order()).toBe('abcde');
});

test('a record is moved before another one, after it, and to a place by its number', async () => {
  expect((await transition({ id: ids.d, before: ids.b })).body.data).toEqual({
    _id: ids.d,
    place: 2,
    of: 5,
  });
  expect(await order()).toBe('adbce');
  await transition({ id: ids.d, after: ids.e });
  expect(await order()).toBe('abced');
  await transition({ id: ids.d, place: 1 });
  expect(await order()).toBe('dabce');
  await transition({ id: ids.d, place: 900 });
  expect(await order()).toBe('abced');
  await transition({ id: ids.d, before: ids.e });
  expect(await order()).toBe('abcde');
});

test('a new place leaves one line in the audit trail, and neither a version nor a revision', async () => {
  const before = await auditLines();
  const [{ data: record }] = [(await admin.get<One>(`prices/${ids.b}`)).body];
  await transition({ id: ids.b, place: 4 });
  expect((await auditLines()).slice(before.length)).toEqual([
    { record_id: ids.b, changes: { position: { from: 2, to: 4 } } },
  ]);
  const after = (await admin.get<One>(`prices/${ids.b}`)).body.data;
  expect(after).toEqual({ ...record, position: 4 });
  expect(await revisionsOf(server.database, String(ids.b))).toHaveLength(1);
});

test('the same place requested twice changes nothing the second time', async () => {
  await transition({ id: ids.b, before: ids.c });
  const before = await auditLines();
  expect((await transition({ id: ids.b, before: ids.c })).status).toBe(200);
  expect((await transition({ id: ids.b, before: ids.b })).status).toBe(200);
  expect(await auditLines()).toEqual(before);
  expect(await order()).toBe('abcde');
});

test('twenty new places at once leave every record at a place of its own', async () => {
  const names = ['a', 'b', 'c', 'd', 'e'];
  const transitions = Array.from({ length: 20 }, (_, at) =>
    transition({ id: ids[names[at % 5] ?? 'a'], place: ((at * 7) % 5) + 1 }),
  );
  expect((await Promise.all(transitions)).map(({ status }) => status)).toEqual(Array(20).fill(200));
  const { data } = (await admin.get<Many>('prices?sort=position')).body;
  expect(data.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5]);
  for (const [at, name] of names.entries()) await transition({ id: ids[name], place: at + 1 });
  expect(await order()).toBe('abcde');
});

test('a place beside what is not there is rejected, with what is wrong', async () => {
  const deleted = newId();
  expect((await transition({ id: deleted, place: 1 })).status).toBe(404);
  expect(await violations({ id: ids.a, after: deleted })).toEqual({
    after: { code: 'unknownReference' },
  });
  expect(await violations({})).toEqual({ id: { code: 'required' }, place: { code: 'required' } });
  expect(await violations({ id: 7, before: 'x' })).toEqual({
    id: { code: 'notAnId' },
    before: { code: 'notAnId' },
  });
  expect(await violations({ id: ids.a, place: 0 })).toEqual({
    place: { code: 'tooSmall', limit: 1 },
  });
  expect(await violations({ id: ids.a, place: 1.5 })).toEqual({ place: { code: 'notAnInteger' } });
  expect(await violations({ id: ids.a, place: 1, x: 2 })).toEqual({ x: { code: 'unknownField' } });
  expect(await violations({ id: ids.a, after: ids.b, place: 1 })).toEqual({
    place: { code: 'notWritable' },
  });
  expect((await transition('[]')).status).toBe(400);
  expect(await order()).toBe('abcde');
});

test('only those who may edit reorder records, and only where there is an order', async () => {
  const customer = await signInAs(server, 'customer');
  const body = { id: ids.a, place: 2 };
  expect((await customer.post('prices/order', body)).status).toBe(403);
  expect((await server.stranger.post('prices/order', body)).status).toBe(401);
  expect((await admin.post('tours/order', body)).status).toBe(405);
});

test('a form that was opened before a reordering is saved, and does not undo it', async () => {
  const { data: opened } = (await admin.get<One>(`prices/${ids.a}`)).body;
  await transition({ id: ids.a, place: 5 });
  const saved = await admin.put<One>(`prices/${ids.a}`, { ...opened, price: '2.00' });
  expect(saved.status).toBe(200);
  expect(saved.body.data.position).toBe(5);
  expect((await admin.put(`prices/${ids.a}`, { position: 1 })).status).toBe(422);
  await transition({ id: ids.a, place: 1 });
});
