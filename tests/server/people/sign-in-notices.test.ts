import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SignInNotice } from '../../../domain/people/sign-in-notice.ts';
import { clientOf } from '../../support/client.ts';
import { at } from '../../support/codes.ts';
import { enableApp } from '../../support/second-factors.ts';
import { addPerson, PASSWORD, startServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ env: { TRUST_PROXY: '127.0.0.1' } });
});
afterAll(() => server.close());

/** Signs in from an address, in a browser with this cookie if it has one. */
async function enter(phone: string, address: string, cookie?: string) {
  const { body, headers } = await server.stranger.post<{ token: string }>(
    'auth',
    { phone, password: PASSWORD },
    { ...at(address), 'user-agent': 'Firefox/140.0 Windows', ...(cookie && { cookie }) },
  );
  const client = clientOf(server.url, body.token);
  return {
    client,
    cookie: (headers.get('set-cookie') ?? '').split(';')[0] ?? '',
    notices: async () => (await client.get<{ data: SignInNotice[] }>('auth/notices')).body.data,
  };
}

test('a sign-in from a new browser is shown in the others, and not in itself', async () => {
  const { phone } = await addPerson(server, 'admin');
  const office = await enter(phone, '192.0.2.10');
  expect(await office.notices()).toEqual([]);
  const elsewhere = await enter(phone, '203.0.113.9');
  expect(await office.notices()).toMatchObject([
    { kind: 'newDevice', network: '203.0.113.0/24', userAgent: 'Firefox/140.0 Windows' },
  ]);
  expect(await elsewhere.notices()).toEqual([]);
  // The browser that is known by now is nothing to warn of.
  await enter(phone, '203.0.113.9', elsewhere.cookie);
  expect(await office.notices()).toHaveLength(1);
});

test('no session of a new browser puts away that there is one, with its cookie or without', async () => {
  const { phone } = await addPerson(server, 'admin');
  const office = await enter(phone, '192.0.2.10');
  const first = await enter(phone, '203.0.113.9');
  const strangers = [
    first,
    await enter(phone, '203.0.113.9', first.cookie),
    await enter(phone, '203.0.113.9'),
  ];
  const notices = await office.notices();
  expect(notices).toHaveLength(2);
  for (const { client, notices: own } of strangers) {
    expect(await own()).toEqual([]);
    for (const { _id } of notices) {
      expect((await client.post(`auth/notices/${_id}`, { wasMe: true })).status).toBe(404);
    }
  }
  // Once the office has said that it was them, their new browser is one of theirs.
  for (const { _id } of notices) await office.client.post(`auth/notices/${_id}`, { wasMe: true });
  await enter(phone, '198.51.100.7');
  expect(await first.notices()).toHaveLength(1);
});

test('whoever says that it was not them ends every session of that browser, which is new again', async () => {
  const { phone } = await addPerson(server, 'admin');
  const office = await enter(phone, '192.0.2.10');
  const stranger = await enter(phone, '203.0.113.9');
  const again = await enter(phone, '203.0.113.9', stranger.cookie);
  const [notice] = await office.notices();
  const { body } = await office.client.post(`auth/notices/${notice?._id}`, { wasMe: false });
  expect(body.data).toEqual({ ended: 2 });
  for (const { client } of [stranger, again]) {
    expect((await client.get('auth/me')).status).toBe(401);
  }
  await enter(phone, '203.0.113.9', stranger.cookie);
  expect(await office.notices()).toHaveLength(1);
});

test('whoever says that it was them puts the notice away, and nothing ends', async () => {
  const { phone } = await addPerson(server, 'admin');
  const office = await enter(phone, '192.0.2.10');
  const elsewhere = await enter(phone, '203.0.113.9');
  const [notice] = await office.notices();
  await office.client.post(`auth/notices/${notice?._id}`, { wasMe: true });
  expect(await office.notices()).toEqual([]);
  expect((await elsewhere.client.get('auth/me')).status).toBe(200);
});

test('whoever says that it was not them ends that session, which the trail names', async () => {
  const { id, phone } = await addPerson(server, 'admin');
  const office = await enter(phone, '192.0.2.10');
  const stranger = await enter(phone, '203.0.113.9');
  const [notice] = await office.notices();
  const { body } = await office.client.post(`auth/notices/${notice?._id}`, { wasMe: false });
  expect(body.data).toEqual({ ended: 1 });
  expect((await stranger.client.get('auth/me')).status).toBe(401);
  expect((await office.client.get('auth/me')).status).toBe(200);
  const entry = await server.database
    .selectFrom('audit_entry')
    .select('action')
    .where('record_id', '=', id)
    .where('action', '=', 'denySignIn')
    .executeTakeFirst();
  expect(entry).toBeDefined();
});

test('the new session cannot put its own notice away, and nobody those of others', async () => {
  const { phone } = await addPerson(server, 'admin');
  const office = await enter(phone, '192.0.2.10');
  const stranger = await enter(phone, '203.0.113.9');
  const [notice] = await office.notices();
  const path = `auth/notices/${notice?._id}`;
  expect((await stranger.client.post(path, { wasMe: true })).status).toBe(404);
  const other = await enter((await addPerson(server, 'admin')).phone, '192.0.2.11');
  expect((await other.client.post(path, { wasMe: false })).status).toBe(404);
  expect(await office.notices()).toHaveLength(1);
});

test('somebody whose second factor was reset reads it at their next visit', async () => {
  const owner = await enter((await addPerson(server, 'admin')).phone, '192.0.2.10');
  const { id, phone } = await addPerson(server, 'admin');
  await owner.client.post(`auth/users/${id}/secondfactor/reset`, {});
  const { notices } = await enter(phone, '192.0.2.20');
  expect(await notices()).toMatchObject([{ kind: 'factorReset' }]);
});

test('a factor that is added or removed is shown in all browsers but the one where that was done', async () => {
  const { phone } = await addPerson(server, 'admin');
  const office = await enter(phone, '192.0.2.10');
  const home = await enter(phone, '203.0.113.9');
  for (const { _id } of await office.notices()) {
    await office.client.post(`auth/notices/${_id}`, { wasMe: true });
  }
  await enableApp(home.client, new Date());
  expect(await home.notices()).toEqual([]);
  const [added, ...others] = await office.notices();
  expect(others).toEqual([]);
  expect(added).toMatchObject({ kind: 'factorAdded', network: '203.0.113.0/24' });
  // Whoever has added it cannot put the notice away.
  const path = `auth/notices/${added?._id}`;
  expect((await home.client.post(path, { wasMe: true })).status).toBe(404);
  await home.client.post('auth/secondfactor/app/remove', {});
  expect((await office.notices()).map(({ kind }) => kind)).toEqual([
    'factorRemoved',
    'factorAdded',
  ]);
  // 'That was not me' ends the sessions of that browser.
  expect((await office.client.post(path, { wasMe: false })).status).toBe(200);
  expect((await home.client.get('auth/me')).status).toBe(401);
  expect((await office.client.get('auth/me')).status).toBe(200);
});

test('customers get no such notices: they sign in by code, from many phones', async () => {
  const { phone } = await addPerson(server, 'customer');
  const one = await enter(phone, '192.0.2.10');
  await enter(phone, '203.0.113.9');
  expect(await one.notices()).toEqual([]);
});
