import { afterAll, beforeAll, expect, test } from 'vitest';
import type { UserSession } from '../../../domain/people/user-summary.ts';
import { clientOf } from '../../support/client.ts';
import { at } from '../../support/codes.ts';
import { addPerson, PASSWORD, startServer, type TestServer } from '../../support/server.ts';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';

let server: TestServer;
let now = new Date();
beforeAll(async () => {
  server = await startServer({ clock: () => now, env: { TRUST_PROXY: '127.0.0.1' } });
});
afterAll(() => server.close());

async function enter(phone: string, address: string) {
  const { body } = await server.stranger.post<{ token: string }>(
    'auth',
    { phone, password: PASSWORD },
    { ...at(address), 'user-agent': FIREFOX },
  );
  const client = clientOf(server.url, body.token);
  const sessions = async (from = address) =>
    (await client.get<{ data: UserSession[] }>('auth/sessions', at(from))).body.data;
  return { client, sessions };
}

test('people see where they are signed in: the browser, the network and the times', async () => {
  const { phone } = await addPerson(server, 'admin');
  const startedAt = now.toISOString();
  await enter(phone, '192.0.2.10');
  const { sessions } = await enter(phone, '198.51.100.7');
  const found = await sessions();
  expect(found).toHaveLength(2);
  expect(found.find(({ own }) => own)).toMatchObject({
    userAgent: FIREFOX,
    network: '198.51.100.0/24',
    startedAt,
  });
  expect(found.find(({ own }) => !own)).toMatchObject({ network: '192.0.2.0/24' });
});

test('a session that is used from elsewhere shows the place of its last use', async () => {
  const { phone } = await addPerson(server, 'admin');
  const { sessions } = await enter(phone, '192.0.2.10');
  const startedAt = now.toISOString();
  now = new Date(now.getTime() + 61_000);
  const [session] = await sessions('2001:db8:1:2::3');
  expect(session).toMatchObject({
    network: '2001:db8:1::/48',
    startedAt,
    usedAt: now.toISOString(),
  });
});

test('a browser that goes by two networks at once is stored once a minute', async () => {
  const { phone } = await addPerson(server, 'admin');
  const { sessions } = await enter(phone, '192.0.2.10');
  now = new Date(now.getTime() + 30_000);
  expect(await sessions('198.51.100.7')).toMatchObject([{ network: '192.0.2.0/24' }]);
  now = new Date(now.getTime() + 31_000);
  expect(await sessions('198.51.100.7')).toMatchObject([{ network: '198.51.100.0/24' }]);
});

test('people end one of their sessions, or all others', async () => {
  const { phone } = await addPerson(server, 'customer');
  const one = await enter(phone, '192.0.2.10');
  const two = await enter(phone, '192.0.2.11');
  const here = await enter(phone, '192.0.2.12');
  const other = (await one.sessions()).find(({ own }) => own);
  const ended = await here.client.delete(`auth/sessions/${other?._id}`);
  expect(ended.body.data).toEqual({ ended: 1 });
  expect((await one.client.get('auth/me')).status).toBe(401);
  expect((await two.client.get('auth/me')).status).toBe(200);
  expect((await here.client.delete('auth/sessions')).body.data).toEqual({ ended: 1 });
  expect((await two.client.get('auth/me')).status).toBe(401);
  expect(await here.sessions()).toHaveLength(1);
});

test('nobody ends a session of somebody else', async () => {
  const amina = await addPerson(server, 'admin');
  const karim = await addPerson(server, 'customer');
  const mine = await enter(amina.phone, '192.0.2.10');
  const theirs = await enter(karim.phone, '192.0.2.11');
  const [session] = await mine.sessions();
  expect((await theirs.client.delete(`auth/sessions/${session?._id}`)).status).toBe(404);
  expect((await mine.client.get('auth/me')).status).toBe(200);
});
