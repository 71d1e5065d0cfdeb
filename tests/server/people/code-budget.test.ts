import { afterAll, beforeAll, expect, test } from 'vitest';
import { addressElsewhere, at, codesTo } from '../../support/codes.ts';
import {
  addPerson,
  PASSWORD,
  signInAs,
  startServer,
  type TestServer,
} from '../../support/server.ts';

const DAY_MS = 24 * 3_600_000;

let server: TestServer;
let now = new Date();
let path = '';
let admin: Awaited<ReturnType<typeof signInAs>>;
beforeAll(async () => {
  server = await startServer({ clock: () => now, env: { TRUST_PROXY: '127.0.0.1' } });
  admin = await signInAs(server, 'admin');
  const { body } = await admin.post<{ data: { _id: string } }>('settings', { name: 'Probe' });
  path = `settings/${body.data._id}`;
});
afterAll(() => server.close());

const request = (phone: string, headers: Record<string, string> = at(addressElsewhere())) =>
  server.stranger.post('auth/forgetpassword', { phone }, headers);
const budget = async () => (await admin.get('auth/codes')).body.data;

test('strangers cannot make the house send more codes in a day than it wants to', async () => {
  await admin.put(path, { codes: { perDay: 10 } });
  const known = await addPerson(server, 'customer');
  const login = await server.stranger.post('auth', { phone: known.phone, password: PASSWORD });
  const cookie = (login.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  // A number that nobody has costs nothing of it.
  expect((await request('+212699000055')).status).toBe(200);
  expect(await budget()).toMatchObject({ sent: 0, perDay: 10, sending: true });
  for (let sent = 0; sent < 10; sent += 1) {
    expect((await request((await addPerson(server, 'customer')).phone)).status).toBe(200);
  }
  expect(await budget()).toMatchObject({ sent: 10 });
  const { phone } = await addPerson(server, 'customer');
  for (const number of [phone, '+212699000056']) {
    const { status, headers } = await request(number);
    expect([status, headers.get('retry-after')]).toEqual([429, '86400']);
  }
  // Whoever has used the device before still gets theirs.
  expect((await request(known.phone, { cookie })).status).toBe(200);
  now = new Date(now.getTime() + DAY_MS);
  expect((await request(phone)).body.data).toEqual({ sent: true });
});

test('an administrator switches codes off, and nobody gets one', async () => {
  await admin.put(path, { codes: { sending: false } });
  const { phone } = await addPerson(server, 'customer');
  const { status, body } = await request(phone);
  expect([status, body.code]).toEqual([409, 'session.codesOff']);
  expect(await codesTo(server.database, phone)).toEqual([]);
  await admin.put(path, { codes: { sending: true } });
  expect((await request(phone)).status).toBe(200);
});

test('an administrator recovers only through another one where that is wanted', async () => {
  await admin.put(path, { codes: { adminRecovery: 'administrator' } });
  const other = await addPerson(server, 'admin');
  const { status, body } = await request(other.phone);
  expect([status, body.data]).toEqual([200, { sent: true }]);
  expect(await codesTo(server.database, other.phone)).toEqual(['']);
  const message = await server.database
    .selectFrom('outbox')
    .select('body')
    .where('phone', '=', other.phone)
    .executeTakeFirstOrThrow();
  expect(message.body).toMatch(/Nur ein anderer Administrator/);
  const { phone } = await addPerson(server, 'customer');
  await request(phone);
  expect((await codesTo(server.database, phone))[0]).toMatch(/^[A-Z0-9]{6}$/);
});

test('a customer may not know how many codes are sent', async () => {
  const customer = await signInAs(server, 'customer');
  expect((await customer.get('auth/codes')).status).toBe(403);
  expect((await server.stranger.get('auth/codes')).status).toBe(401);
});
