import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { SecondFactorState } from '../../../domain/people/second-factor.ts';
import { clientOf } from '../../support/client.ts';
import { at, freshAddress } from '../../support/codes.ts';
import { appCode } from '../../support/second-factor-codes.ts';
import {
  addPasskey,
  enableApp,
  FakeAuthenticator,
  optionsFrom,
} from '../../support/second-factors.ts';
import { addPerson, PASSWORD, signIn, startServer, type TestServer } from '../../support/server.ts';

const MINUTE_MS = 60_000;
const KEY = 'a key that only the operator of the tests knows';

let server: TestServer;
let now = new Date();
beforeAll(async () => {
  server = await startServer({
    clock: () => now,
    env: { TRUST_PROXY: '127.0.0.1', SECOND_FACTOR_KEY: KEY },
  });
});
afterAll(() => server.close());
// A step further, so that no code of one test is that of another.
beforeEach(() => {
  now = new Date(now.getTime() + 2 * MINUTE_MS);
});

type Challenge = { ticket: string; factors: string[]; expiresAt: string };
type Rejected = { code: string; secondFactor?: Challenge };

/** Somebody of the office with a session. */
async function clerk() {
  const person = await addPerson(server, 'admin');
  return { ...person, client: await signIn(server, person.phone) };
}

/** The ticket of somebody whose password was right. */
async function ticketOf(phone: string, address = freshAddress()): Promise<Challenge> {
  const { status, body } = await server.stranger.post<Rejected>(
    'auth',
    { phone, password: PASSWORD },
    at(address),
  );
  expect([status, body.code]).toEqual([401, 'session.secondFactor']);
  if (!body.secondFactor) throw new Error('There is no ticket.');
  return body.secondFactor;
}

const complete = (body: object, address = freshAddress()) =>
  server.stranger.post<{ code?: string; token?: string; role?: string }>(
    'auth/secondfactor/complete',
    body,
    at(address),
  );

const stateOf = async (client: ReturnType<typeof clientOf>) =>
  (await client.get<{ data: SecondFactorState }>('auth/secondfactor')).body.data;

const trailOf = async (id: string) =>
  (
    await server.database
      .selectFrom('audit_entry')
      .select('action')
      .where('resource', '=', 'sessions')
      .where('record_id', '=', id)
      .orderBy('id')
      .execute()
  ).map(({ action }) => action);

describe('an authenticator app', () => {
  test('somebody without a second factor signs in as ever', async () => {
    const { phone } = await addPerson(server, 'admin');
    const { status, body } = await server.stranger.post('auth', { phone, password: PASSWORD });
    expect(status).toBe(200);
    expect(Object.keys(body).toSorted()).toEqual(['role', 'token', 'user']);
  });

  test('once it is on, a sign-in needs the password and a code', async () => {
    const { phone, client } = await clerk();
    const { secret, recoveryCodes } = await enableApp(client, now);
    expect(recoveryCodes).toHaveLength(10);
    expect(await stateOf(client)).toMatchObject({
      appSince: now.toISOString(),
      recoveryLeft: 10,
      isRequired: false,
      dueAt: null,
    });
    const { ticket, factors } = await ticketOf(phone);
    expect(factors).toEqual(['app', 'recovery']);
    const { status, body } = await complete({ ticket, code: appCode(secret, now, 1) });
    expect([status, body.role]).toEqual([200, 'admin']);
    expect((await clientOf(server.url, body.token).get('auth/me')).status).toBe(200);
  });

  test('its secret is stored encrypted, and no call returns it again', async () => {
    const { id, client } = await clerk();
    const { secret } = await enableApp(client, now);
    const [row] = await server.database
      .selectFrom('authenticator')
      .selectAll()
      .where('user_id', '=', id)
      .execute();
    expect(row?.sealed).toBe(true);
    const answers = await Promise.all(
      ['auth/secondfactor', 'auth/me', `auth/users/${id}`, `auth/users/${id}/summary`].map((path) =>
        client.get(path),
      ),
    );
    expect(JSON.stringify(answers.map(({ body }) => body))).not.toContain(secret);
    const again = await client.post('auth/secondfactor/app', {});
    expect([again.status, again.body.code]).toEqual([409, 'record.duplicate']);
  });

  test('before its first code it guards nothing, and a wrong code does not turn it on', async () => {
    const { phone, client } = await clerk();
    await client.post('auth/secondfactor/app', {});
    const { status, body } = await client.post('auth/secondfactor/app/confirm', { code: '000000' });
    expect([status, body.violations]).toEqual([422, { code: { code: 'wrongFactor' } }]);
    await signIn(server, phone);
  });

  test('a code is accepted once, also when it is sent twice at the same moment', async () => {
    const { phone, client } = await clerk();
    const { secret } = await enableApp(client, now);
    const code = appCode(secret, now, 1);
    const tickets = [await ticketOf(phone), await ticketOf(phone)];
    const answers = await Promise.all(tickets.map(({ ticket }) => complete({ ticket, code })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401]);
    const third = await ticketOf(phone);
    const late = await complete({ ticket: third.ticket, code });
    expect([late.status, late.body.code]).toEqual([401, 'session.wrongFactor']);
    // The one that turned the app on is used up as well.
    const first = await complete({ ticket: third.ticket, code: appCode(secret, now) });
    expect(first.status).toBe(401);
  });
});

describe('a ticket', () => {
  test('opens nothing by itself', async () => {
    const { phone, client } = await clerk();
    await enableApp(client, now);
    const { ticket } = await ticketOf(phone);
    for (const path of ['auth/me', 'auth/secondfactor', 'commands']) {
      expect((await clientOf(server.url, ticket).get(path)).status).toBe(401);
    }
  });

  test('begins one session, and is then used up', async () => {
    const { phone, client } = await clerk();
    const { recoveryCodes } = await enableApp(client, now);
    const { ticket } = await ticketOf(phone);
    const answers = await Promise.all(
      recoveryCodes.slice(0, 3).map((recoveryCode) => complete({ ticket, recoveryCode })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    // What was shown with a ticket that was used up is still worth something.
    expect((await stateOf(client)).recoveryLeft).toBe(9);
    const again = await complete({ ticket, recoveryCode: recoveryCodes[5] });
    expect([again.status, again.body.code]).toEqual([401, 'session.ticketEnded']);
  });

  test('ends after five minutes, with a new password, and with a reset', async () => {
    const { id, phone, client } = await clerk();
    const { recoveryCodes } = await enableApp(client, now);
    const [recoveryCode] = recoveryCodes;
    const old = await ticketOf(phone);
    now = new Date(now.getTime() + 5 * MINUTE_MS + 1);
    expect((await complete({ ticket: old.ticket, recoveryCode })).body.code).toBe(
      'session.ticketEnded',
    );
    const before = await ticketOf(phone);
    await server.database
      .updateTable('users')
      .set({ password_hash: 'another' })
      .where('id', '=', id)
      .execute();
    expect((await complete({ ticket: before.ticket, recoveryCode })).body.code).toBe(
      'session.ticketEnded',
    );
  });

  test('of somebody else takes none of my factors', async () => {
    const amina = await clerk();
    const karim = await clerk();
    const mine = await enableApp(amina.client, now);
    await enableApp(karim.client, now);
    const { device } = await addPasskey(amina.client);
    const { ticket } = await ticketOf(karim.phone);
    const options = await optionsFrom(server.stranger, 'auth/secondfactor/options', { ticket });
    for (const given of [
      { code: appCode(mine.secret, now, 1) },
      { recoveryCode: mine.recoveryCodes[0] },
      { passkey: device.sign(options) },
    ]) {
      const { status, body } = await complete({ ticket, ...given });
      expect([status, body.code]).toEqual([401, 'session.wrongFactor']);
    }
    expect((await stateOf(amina.client)).recoveryLeft).toBe(10);
  });

  test('allows five wrong codes, which the trail names, and none after them', async () => {
    const { id, phone, client } = await clerk();
    const { secret } = await enableApp(client, now);
    const address = freshAddress();
    const { ticket } = await ticketOf(phone, address);
    const codes: (string | undefined)[] = [];
    for (let tries = 0; tries < 6; tries += 1) {
      // From everywhere, so that no place has to wait.
      codes.push((await complete({ ticket, code: '000000' })).body.code);
    }
    expect(codes).toEqual([
      ...Array.from({ length: 5 }, () => 'session.wrongFactor'),
      'session.ticketEnded',
    ]);
    const right = await complete({ ticket, code: appCode(secret, now, 1) });
    expect(right.body.code).toBe('session.ticketEnded');
    expect(await trailOf(id)).toEqual(Array.from({ length: 5 }, () => 'wrongFactor'));
  });
});

test('whoever guesses codes with a known password waits longer and longer, and the owner does not', async () => {
  const { id, phone, client } = await clerk();
  const { secret } = await enableApp(client, now);
  const address = freshAddress();
  const statuses: number[] = [];
  for (let tries = 0; tries < 8; tries += 1) {
    const { ticket } = await ticketOf(phone, address);
    statuses.push((await complete({ ticket, code: '000000' }, address)).status);
  }
  expect(statuses.slice(0, 6)).toEqual(Array.from({ length: 6 }, () => 401));
  expect(statuses.slice(6)).toEqual([429, 429]);
  expect(await trailOf(id)).toContain('blockAttempts');
  const { ticket } = await ticketOf(phone);
  expect((await complete({ ticket, code: appCode(secret, now, 1) })).status).toBe(200);
});

describe('recovery codes', () => {
  test('are used once each, in capitals or not, and their owner sees how many are left', async () => {
    const { phone, client } = await clerk();
    const { recoveryCodes } = await enableApp(client, now);
    const [first = '', second = ''] = recoveryCodes;
    const typed = first.toLowerCase().replaceAll('-', ' ');
    const { ticket } = await ticketOf(phone);
    expect((await complete({ ticket, recoveryCode: typed })).status).toBe(200);
    expect((await stateOf(client)).recoveryLeft).toBe(9);
    const again = await ticketOf(phone);
    expect((await complete({ ticket: again.ticket, recoveryCode: first })).status).toBe(401);
    expect((await complete({ ticket: again.ticket, recoveryCode: second })).status).toBe(200);
  });

  test('are made anew on request, and the old ones are worth nothing then', async () => {
    const { phone, client } = await clerk();
    const { recoveryCodes: old } = await enableApp(client, now);
    const { body } = await client.post<{ data: { recoveryCodes: string[] } }>(
      'auth/secondfactor/recoverycodes',
      {},
    );
    const fresh = body.data.recoveryCodes;
    expect(new Set([...old, ...fresh]).size).toBe(20);
    const { ticket } = await ticketOf(phone);
    expect((await complete({ ticket, recoveryCode: old[0] })).status).toBe(401);
    expect((await complete({ ticket, recoveryCode: fresh[0] })).status).toBe(200);
  });

  test('are stored as hashes, and not with an idempotency key', async () => {
    const { id, client } = await clerk();
    const { recoveryCodes } = await enableApp(client, now);
    await client.post('auth/secondfactor/recoverycodes', {}, { 'idempotency-key': 'twice' });
    const rows = await server.database
      .selectFrom('recovery_code')
      .select('code_hash')
      .where('user_id', '=', id)
      .execute();
    expect(rows).toHaveLength(10);
    const stored = rows.map(({ code_hash }) => code_hash.toString('utf8')).join();
    for (const code of recoveryCodes) expect(stored).not.toContain(code.replaceAll('-', ''));
    const keys = await server.database.selectFrom('idempotency').selectAll().execute();
    expect(String(JSON.stringify(keys))).not.toContain('recoveryCodes');
  });
});

describe('passkeys', () => {
  test('stand for the second factor', async () => {
    const { phone, client } = await clerk();
    const { device, recoveryCodes } = await addPasskey(client, 'Schlüssel im Büro');
    expect(recoveryCodes).toHaveLength(10);
    const { ticket, factors } = await ticketOf(phone);
    expect(factors).toEqual(['passkey', 'recovery']);
    const options = await optionsFrom(server.stranger, 'auth/secondfactor/options', { ticket });
    expect((await complete({ ticket, passkey: device.sign(options) })).status).toBe(200);
    const { passkeys } = await stateOf(client);
    expect(passkeys).toMatchObject([{ name: 'Schlüssel im Büro', usedAt: now.toISOString() }]);
  });

  test('sign in alone, without a number and a password', async () => {
    const { phone, client } = await clerk();
    const { device } = await addPasskey(client);
    const options = await optionsFrom(server.stranger, 'auth/passkey/options');
    const passkey = device.sign(options);
    const { status, body } = await server.stranger.post('auth/passkey', { passkey });
    expect([status, body.user]).toMatchObject([200, { phone }]);
    // The same answer again: its challenge is used up.
    const replayed = await server.stranger.post('auth/passkey', { passkey });
    expect([replayed.status, replayed.body.code]).toEqual([401, 'session.wrongFactor']);
  });

  test.each([
    ['another page', { origin: 'https://jisr.example.org' }],
    ['a page of the same name over https', { origin: 'https://localhost' }],
    ['another site', { rpId: 'example.org' }],
    ['a device that checked nobody', { isVerified: false }],
    ['a counter that went back', { counter: 1 }],
  ])('are rejected from %s', async (_what, changes) => {
    const { client } = await clerk();
    const { device } = await addPasskey(client);
    const first = await optionsFrom(server.stranger, 'auth/passkey/options');
    const right = await server.stranger.post('auth/passkey', { passkey: device.sign(first) });
    expect(right.status).toBe(200);
    const options = await optionsFrom(server.stranger, 'auth/passkey/options');
    const passkey = device.sign(options, changes);
    const { status, body } = await server.stranger.post('auth/passkey', { passkey });
    expect([status, body.code]).toEqual([401, 'session.wrongFactor']);
  });

  test('answer no challenge that is old, made up, or meant for something else', async () => {
    const { phone, client } = await clerk();
    const { device } = await addPasskey(client);
    const { ticket } = await ticketOf(phone);
    const forTicket = await optionsFrom(server.stranger, 'auth/secondfactor/options', { ticket });
    const old = await optionsFrom(server.stranger, 'auth/passkey/options');
    const enter = (challenge: string) =>
      server.stranger.post('auth/passkey', { passkey: device.sign({ challenge }) });
    expect((await enter(forTicket.challenge)).status).toBe(401);
    expect((await enter('bWFkZSB1cA')).status).toBe(401);
    now = new Date(now.getTime() + 5 * MINUTE_MS + 1);
    expect((await enter(old.challenge)).status).toBe(401);
  });

  test('of a stranger are rejected, and so are those of whoever is blocked', async () => {
    const { id, client } = await clerk();
    const { device } = await addPasskey(client);
    const options = await optionsFrom(server.stranger, 'auth/passkey/options');
    const stranger = new FakeAuthenticator().sign(options);
    expect((await server.stranger.post('auth/passkey', { passkey: stranger })).status).toBe(401);
    await server.database
      .updateTable('users')
      .set({ status: 'blocked' })
      .where('id', '=', id)
      .execute();
    const again = await optionsFrom(server.stranger, 'auth/passkey/options');
    const passkey = device.sign(again);
    expect((await server.stranger.post('auth/passkey', { passkey })).status).toBe(401);
  });

  test('several are listed by name, and removed one by one', async () => {
    const { phone, client } = await clerk();
    const { device } = await addPasskey(client, 'Phone');
    await addPasskey(client, 'Laptop');
    const { passkeys } = await stateOf(client);
    expect(passkeys.map(({ name }) => name)).toEqual(['Phone', 'Laptop']);
    const path = `auth/secondfactor/passkeys/${passkeys[0]?._id}/remove`;
    expect((await client.post(path, {})).status).toBe(200);
    expect((await client.post(path, {})).status).toBe(404);
    const options = await optionsFrom(server.stranger, 'auth/passkey/options');
    const passkey = device.sign(options);
    expect((await server.stranger.post('auth/passkey', { passkey })).status).toBe(401);
    const last = (await stateOf(client)).passkeys[0]?._id;
    await client.post(`auth/secondfactor/passkeys/${last}/remove`, {});
    // With the last factor the recovery codes go, and the password alone is enough again.
    expect((await stateOf(client)).recoveryLeft).toBe(0);
    await signIn(server, phone);
  });

  test('of somebody else are not removed', async () => {
    const amina = await clerk();
    const karim = await clerk();
    await addPasskey(amina.client);
    const [passkey] = (await stateOf(amina.client)).passkeys;
    const path = `auth/secondfactor/passkeys/${passkey?._id}/remove`;
    expect((await karim.client.post(path, {})).status).toBe(404);
  });

  test('are made and used through different processes on one database', async () => {
    const { phone, client } = await clerk();
    const { connection, database } = server;
    const other = await startServer({
      clock: () => now,
      env: { SECOND_FACTOR_KEY: KEY },
      database: { connection, database, close: async () => undefined },
    });
    const { secret } = await enableApp(client, now);
    const device = new FakeAuthenticator();
    const options = await optionsFrom(client, 'auth/secondfactor/passkeys/options');
    const there = clientOf(other.url, client.token);
    const added = await there.post('auth/secondfactor/passkeys', {
      name: 'Phone',
      response: device.register(options),
    });
    expect(added.status).toBe(200);
    const signing = await optionsFrom(server.stranger, 'auth/passkey/options');
    const entered = await other.stranger.post('auth/passkey', { passkey: device.sign(signing) });
    expect(entered.status).toBe(200);
    const { ticket } = await ticketOf(phone);
    const completed = await other.stranger.post('auth/secondfactor/complete', {
      ticket,
      code: appCode(secret, now, 1),
    });
    expect(completed.status).toBe(200);
    await other.close();
  });
});

describe('a screen that was left open', () => {
  test('changes no factor without the password', async () => {
    const { client } = await clerk();
    await enableApp(client, now);
    now = new Date(now.getTime() + 11 * MINUTE_MS);
    for (const path of [
      'auth/secondfactor/app/remove',
      'auth/secondfactor/recoverycodes',
      'auth/secondfactor/passkeys/options',
    ]) {
      const { status, body } = await client.post(path, {});
      expect([status, body.violations]).toEqual([422, { currentPassword: { code: 'required' } }]);
    }
    const wrong = await client.post('auth/secondfactor/app/remove', { currentPassword: 'wrong' });
    expect(wrong.body.violations).toEqual({ currentPassword: { code: 'wrongPassword' } });
    const right = await client.post('auth/secondfactor/app/remove', { currentPassword: PASSWORD });
    expect(right.status).toBe(200);
  });
});

test('customers have no second factor: they sign in by code', async () => {
  const { phone } = await addPerson(server, 'customer');
  const client = await signIn(server, phone);
  expect((await client.get('auth/secondfactor')).status).toBe(403);
  expect((await client.post('auth/secondfactor/app', {})).status).toBe(403);
});

test('exactly one factor is given with a ticket', async () => {
  const { phone, client } = await clerk();
  const { secret, recoveryCodes } = await enableApp(client, now);
  const { ticket } = await ticketOf(phone);
  const both = { code: appCode(secret, now, 1), recoveryCode: recoveryCodes[0] };
  expect((await complete({ ticket, ...both })).status).toBe(400);
  expect((await complete({ ticket })).status).toBe(400);
});
