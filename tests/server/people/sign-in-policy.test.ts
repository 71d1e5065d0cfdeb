import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { DAY_MS } from '../../../domain/calendar-days.ts';
import { resetAtServer, resetUnreadable } from '../../../server/people/reset-at-server.ts';
import { sealed } from '../../../server/people/sealed-secrets.ts';
import { type Client, clientOf } from '../../support/client.ts';
import { appCode } from '../../support/second-factor-codes.ts';
import { addPasskey, enableApp } from '../../support/second-factors.ts';
import { addPerson, PASSWORD, signIn, startServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
let owner: Client;
let now = new Date();
beforeAll(async () => {
  server = await startServer({ clock: () => now });
  const { phone } = await addPerson(server, 'admin');
  owner = await signIn(server, phone);
});
afterAll(() => server.close());
beforeEach(async () => {
  now = new Date(now.getTime() + 120_000);
  await demand([], 0);
});

async function demand(roles: readonly string[], graceDays: number) {
  const { status } = await owner.put('auth/policy', {
    roles,
    graceDays,
    currentPassword: PASSWORD,
  });
  expect(status).toBe(200);
}

const PROVEN = { currentPassword: PASSWORD };

type Begun = { token: string; secondFactor?: { dueAt: string; isDue: boolean } };
async function enter(phone: string) {
  const { status, body } = await server.stranger.post<Begun>('auth', { phone, password: PASSWORD });
  expect(status).toBe(200);
  return { ...body, client: clientOf(server.url, body.token) };
}

test('whoever needs a second factor and has none may only set one up', async () => {
  const { phone } = await addPerson(server, 'admin');
  await demand(['admin'], 0);
  const { client, secondFactor } = await enter(phone);
  expect(secondFactor).toMatchObject({ isDue: true });
  for (const path of ['commands', 'auth/users', 'auth/sessions', 'auth/policy', 'preferences']) {
    const { status, body } = await client.get(path);
    expect([path, status, body.code]).toEqual([path, 403, 'session.factorDue']);
  }
  expect((await client.put('auth/policy', { roles: [], graceDays: 0 })).status).toBe(403);
  // What everybody may read is shown to them as to everybody.
  expect((await client.get('faq')).status).toBe(200);
  expect((await client.get('auth/me')).body.secondFactor).toMatchObject({ isDue: true });
  await enableApp(client, now);
  expect((await client.get('commands')).status).toBe(200);
  expect((await client.get('auth/me')).body.secondFactor).toBeUndefined();
});

test('a session that somebody else began with the password alone ends with the first factor', async () => {
  const { phone } = await addPerson(server, 'admin');
  await demand(['admin'], 0);
  const stranger = await enter(phone);
  const mine = await enter(phone);
  await addPasskey(mine.client);
  expect((await mine.client.get('commands')).status).toBe(200);
  expect((await stranger.client.get('commands')).status).toBe(401);
});

test('within the days of grace people work on, and afterwards their session ends', async () => {
  const { phone } = await addPerson(server, 'admin');
  await demand(['admin'], 3);
  const { client, secondFactor } = await enter(phone);
  const dueAt = new Date(now.getTime() + 3 * DAY_MS).toISOString();
  expect(secondFactor).toEqual({ dueAt, isDue: false });
  expect((await client.get('commands')).status).toBe(200);
  now = new Date(now.getTime() + 3 * DAY_MS);
  expect((await client.get('commands')).body.code).toBe('session.ended');
  // The days do not begin anew.
  expect((await enter(phone)).secondFactor).toEqual({ dueAt, isDue: true });
});

test('a demand that is lifted holds nobody up, and ends no session later', async () => {
  const { phone } = await addPerson(server, 'admin');
  await demand(['admin'], 0);
  const locked = await enter(phone);
  await demand(['admin'], 14);
  const later = await enter(phone);
  expect(later.secondFactor).toMatchObject({ isDue: false });
  await demand([], 0);
  expect((await locked.client.get('commands')).status).toBe(200);
  now = new Date(now.getTime() + 15 * DAY_MS);
  expect((await later.client.get('commands')).status).toBe(200);
});

test('other roles, and whoever has a factor, notice nothing', async () => {
  const { phone: customer } = await addPerson(server, 'customer');
  const { phone } = await addPerson(server, 'admin');
  const { secret } = await enableApp((await enter(phone)).client, now);
  await demand(['admin'], 0);
  expect((await enter(customer)).secondFactor).toBeUndefined();
  const { body } = await server.stranger.post<{ secondFactor: { ticket: string } }>('auth', {
    phone,
    password: PASSWORD,
  });
  const done = await server.stranger.post<Begun>('auth/secondfactor/complete', {
    ticket: body.secondFactor.ticket,
    code: appCode(secret, now, 1),
  });
  expect([done.status, done.body.secondFactor]).toEqual([200, undefined]);
});

test('the last factor stays where the role needs one', async () => {
  const { phone } = await addPerson(server, 'admin');
  const { client } = await enter(phone);
  await enableApp(client, now);
  await demand(['admin'], 0);
  const { status, body } = await client.post('auth/secondfactor/app/remove', {});
  expect([status, body.code]).toEqual([409, 'session.lastFactor']);
  await addPasskey(client);
  expect((await client.post('auth/secondfactor/app/remove', {})).status).toBe(200);
});

test('a session that is no longer young proves itself before it changes the policy or resets a colleague', async () => {
  const { id } = await addPerson(server, 'admin');
  const { phone } = await addPerson(server, 'admin');
  const { client } = await enter(phone);
  // Right after the sign-in the password was just given.
  expect((await client.put('auth/policy', { roles: [], graceDays: 1 })).status).toBe(200);
  expect((await client.post(`auth/users/${id}/secondfactor/reset`)).status).toBe(200);
  now = new Date(now.getTime() + 11 * 60_000);
  for (const given of [{}, { currentPassword: 'not-the-password' }]) {
    const policy = await client.put('auth/policy', { roles: [], graceDays: 2, ...given });
    const reset = await client.post(`auth/users/${id}/secondfactor/reset`, given);
    expect([policy.status, policy.body.fields, reset.status, reset.body.fields]).toEqual([
      422,
      { currentPassword: expect.any(String) },
      422,
      { currentPassword: expect.any(String) },
    ]);
  }
  expect((await client.get('auth/policy')).body.data).toMatchObject({ graceDays: 1 });
  const proven = { currentPassword: PASSWORD };
  expect((await client.post(`auth/users/${id}/secondfactor/reset`, proven)).status).toBe(200);
});

test('only administrators set what is needed, for roles of the back office', async () => {
  const { phone } = await addPerson(server, 'customer');
  const customer = await signIn(server, phone);
  expect((await customer.put('auth/policy', { roles: [], graceDays: 0 })).status).toBe(403);
  expect((await customer.get('auth/policy')).status).toBe(403);
  for (const roles of [['customer'], ['nobody']]) {
    expect((await owner.put('auth/policy', { roles, graceDays: 0, ...PROVEN })).status).toBe(422);
  }
  expect((await owner.put('auth/policy', { roles: [], graceDays: 91, ...PROVEN })).status).toBe(
    422,
  );
  await demand(['admin'], 7);
  expect((await owner.get('auth/policy')).body.data).toEqual({
    roles: ['admin'],
    graceDays: 7,
    possible: ['admin', 'employee'],
  });
});

test('an administrator resets a colleague who has lost their phone, and the trail names it', async () => {
  const { id, phone } = await addPerson(server, 'admin');
  const { client } = await enter(phone);
  await enableApp(client, now);
  const { body } = await owner.post(`auth/users/${id}/secondfactor/reset`, PROVEN);
  expect(body.data).toEqual({ had: true });
  expect((await client.get('auth/me')).status).toBe(401);
  await enter(phone);
  const entry = await server.database
    .selectFrom('audit_entry')
    .select('action')
    .where('record_id', '=', id)
    .where('action', '=', 'resetFactors')
    .executeTakeFirst();
  expect(entry).toBeDefined();
});

test('nobody resets themselves, and a customer nobody', async () => {
  const { body: me } = await owner.get<{ user: { _id: string } }>('auth/me');
  const { status, body } = await owner.post(`auth/users/${me.user._id}/secondfactor/reset`, PROVEN);
  expect([status, body.code]).toEqual([409, 'user.oneself']);
  const { id, phone } = await addPerson(server, 'customer');
  const customer = await signIn(server, phone);
  expect((await customer.post(`auth/users/${id}/secondfactor/reset`, {})).status).toBe(403);
});

test('on the server, the second factor of the last administrator is reset by their number', async () => {
  const { id, phone } = await addPerson(server, 'admin');
  const { client } = await enter(phone);
  await enableApp(client, now);
  await addPasskey(client);
  const wanted = { now, newId: server.app.engine.newId };
  expect(
    await resetAtServer(server.database, { ...wanted, numbers: ['+10000000'] }),
  ).toBeUndefined();
  expect(await resetAtServer(server.database, { ...wanted, numbers: [phone] })).toBe('Amina Probe');
  expect((await client.get('auth/me')).status).toBe(401);
  await enter(phone);
  const entry = await server.database
    .selectFrom('audit_entry')
    .select(['by_id', 'by_name'])
    .where('record_id', '=', id)
    .where('action', '=', 'resetFactors')
    .executeTakeFirstOrThrow();
  expect(entry).toEqual({ by_id: null, by_name: 'Jisr' });
  const notices = await server.database
    .selectFrom('sign_in_notice')
    .select('kind')
    .where('user_id', '=', id)
    .execute();
  expect(notices).toContainEqual({ kind: 'factorReset' });
});

test('on the server, everybody is reset whose app was encrypted with a lost key, and nobody else', async () => {
  const key = 'k'.repeat(32);
  const people = await Promise.all([1, 2, 3].map(() => addPerson(server, 'admin')));
  const [lost, opened, plain] = people;
  if (!lost || !opened || !plain) throw new Error('There are three.');
  const secret = Buffer.from('a secret of an app');
  const rows = [
    { user_id: lost.id, ...sealed(secret, lost.id, { secondFactorKey: 'l'.repeat(32) }) },
    { user_id: opened.id, ...sealed(secret, opened.id, { secondFactorKey: key }) },
    { user_id: plain.id, secret, sealed: false },
  ];
  await server.database
    .insertInto('authenticator')
    .values(rows.map((row) => ({ ...row, created_at: now, confirmed_at: now })))
    .execute();
  const moment = { now, newId: server.app.engine.newId };
  const config = { secondFactorKey: key };
  expect(await resetUnreadable(server.database, config, moment)).toBe(1);
  expect(await resetUnreadable(server.database, config, moment)).toBe(0);
  const left = await server.database
    .selectFrom('authenticator')
    .select('user_id')
    .where(
      'user_id',
      'in',
      people.map(({ id }) => id),
    )
    .execute();
  expect(left.map(({ user_id: id }) => id).toSorted()).toEqual([opened.id, plain.id].toSorted());
});
