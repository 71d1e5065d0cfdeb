import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CALM } from '../../domain/people/sign-in-waits.ts';
import { hashPassword } from '../../server/people/passwords.ts';
import { clientOf } from '../support/client.ts';
import {
  addPerson,
  PASSWORD,
  signIn,
  signInAs,
  startServer,
  type TestServer,
} from '../support/server.ts';
import { until } from '../support/started-server.ts';

const DAY_MS = 86_400_000;
let server: TestServer;
let now = new Date();
beforeAll(async () => {
  server = await startServer({ clock: () => now });
});
afterAll(() => server.close());

const login = (phone: string, password = PASSWORD) =>
  server.stranger.post('/auth', { phone, password });

/** How many connections to this database wait for a lock. */
async function waitingForLocks(): Promise<number> {
  const { rows } = await sql`
    select 1 from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'
  `.execute(server.database);
  return rows.length;
}

async function inDays(days: number, work: () => Promise<void>): Promise<void> {
  const before = now;
  now = new Date(now.getTime() + days * DAY_MS);
  await work().finally(() => {
    now = before;
  });
}

describe('signing in', () => {
  it('gives an administrator a role, their own record without secrets, and a token', async () => {
    const { id, phone } = await addPerson(server, 'admin');
    const { status, body } = await login(phone);
    expect(status).toBe(200);
    expect(body).toMatchObject({ role: 'admin', user: { _id: id, phone, role: 'admin', __v: 1 } });
    expect(body.token).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(body.user)).not.toMatch(/password|argon2/);
  });

  it('shows a customer that they are one, so that the back office stays closed to them', async () => {
    const { phone } = await addPerson(server, 'customer');
    expect((await login(phone)).body).toMatchObject({ role: 'customer', user: { phone } });
  });

  it.each([['+212 661-00 00 11'], ['00212661000011'], ['0661000011'], [' +212661000011 ']])(
    'finds a user by their number typed as %j',
    async (typed) => {
      const known = await server.database
        .selectFrom('users')
        .select('id')
        .where('phone', '=', '+212661000011')
        .executeTakeFirst();
      if (!known) await addPerson(server, 'admin', { phone: '+212661000011' });
      expect((await login(typed)).status).toBe(200);
    },
  );

  it('reads a number without a country code as German if it cannot be Moroccan', async () => {
    await addPerson(server, 'admin', { phone: '+4915123456789' });
    expect((await login('015123456789')).status).toBe(200);
  });

  it('gives a wrong password and an unknown phone the same answer', async () => {
    const { phone } = await addPerson(server, 'admin');
    const wrong = await login(phone, 'not the password');
    const unknown = await login('+212699999999', 'not the password');
    expect(wrong.status).toBe(401);
    expect(wrong.body).toEqual({
      status: 'error',
      code: 'session.wrongCredentials',
      message: 'The phone number or the password is not right.',
    });
    expect(unknown.status).toBe(401);
    expect(unknown.body).toEqual(wrong.body);
  });

  it('takes as long for an unknown phone as for a wrong password', async () => {
    await using own = await startServer({ alone: true });
    const { id, phone } = await addPerson(own, 'admin');
    // As a person's own password is hashed: those of other tests cost less.
    await own.database
      .updateTable('users')
      .set({ password_hash: await hashPassword(PASSWORD) })
      .where('id', '=', id)
      .execute();
    // CPU time, which other processes of the machine do not affect.
    const cost = async (number: string) => {
      const start = process.cpuUsage();
      const { status } = await own.stranger.post('/auth', { phone: number, password: 'wrong one' });
      expect(status).toBe(401);
      const { user, system } = process.cpuUsage(start);
      return user + system;
    };
    const [known, unknown] = [[] as number[], [] as number[]];
    for (let round = 0; round < CALM.free; round++) {
      known.push(await cost(phone));
      unknown.push(await cost('+212699999998'));
    }
    // The cheapest of each. Without a hash to compare, an unknown phone would cost a fifth.
    expect(Math.min(...unknown)).toBeGreaterThan(Math.min(...known) / 2);
    expect(Math.min(...unknown)).toBeLessThan(Math.min(...known) * 2);
  });

  it('rejects a blocked user like a stranger', async () => {
    const { phone } = await addPerson(server, 'customer', { status: 'blocked' });
    expect((await login(phone)).body.code).toBe('session.wrongCredentials');
  });

  it('counts no attempts of a user who signs in with the right password, however often', async () => {
    const { phone } = await addPerson(server, 'admin');
    for (let tries = 0; tries < 12; tries++) expect((await login(phone)).status).toBe(200);
  });

  it.each([
    ['another password', { password_hash: 'a hash of something else' }],
    ['a block', { status: 'blocked' }],
  ])(
    'is rejected after %s that was in progress while the password was checked',
    async (_, values) => {
      const { id, phone } = await addPerson(server, 'customer');
      const { answer } = await server.database.transaction().execute(async (transaction) => {
        await transaction.updateTable('users').set(values).where('id', '=', id).execute();
        // All others still see the old values, so this password is found to be right.
        const answer = login(phone);
        await until(async () => (await waitingForLocks()) > 0);
        return { answer };
      });
      expect(await answer).toMatchObject({
        status: 401,
        body: { code: 'session.wrongCredentials' },
      });
      const sessions = await server.database
        .selectFrom('session')
        .select('token_hash')
        .where('user_id', '=', id)
        .execute();
      expect(sessions).toEqual([]);
    },
  );

  it.each([
    [{}, { phone: 'is required', password: 'is required' }],
    [
      { phone: '', password: '' },
      { phone: 'is required', password: 'is required' },
    ],
    [{ phone: '+', password: 'p' }, { phone: 'does not have the right format' }],
    [
      { phone: 1, password: [] },
      { phone: 'must be text', password: 'must be text' },
    ],
    [
      { phone: 'x'.repeat(41), password: 'y'.repeat(201) },
      { phone: 'must have at most 40', password: 'must have at most 200' },
    ],
    [
      { phone: '+212661', password: 'p', remember: true },
      { remember: 'is not a field of this record' },
    ],
  ])('names the fields that are wrong in %j', async (body, fields) => {
    const answer = await server.stranger.post('/auth', body);
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ code: 'record.invalid', fields });
  });

  it.each([[null], ['"text"'], ['[]']])('rejects %j, which is not an object', async (body) => {
    const answer = await server.stranger.post('/auth', body === null ? 'null' : body);
    expect(answer.status).toBe(400);
    expect(answer.body.code).toBe('request.malformed');
  });

  it('rejects a query, and names it', async () => {
    const answer = await server.stranger.post('/auth?next=1', { phone: '+1', password: 'p' });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({
      code: 'request.unknownField',
      fields: { next: 'is not a field of this record' },
    });
  });
});

describe('a session', () => {
  it('shows who is signed in, with the same record as signing in', async () => {
    const { phone } = await addPerson(server, 'admin');
    const { body } = await login(phone);
    const me = await clientOf(server.url, String(body.token)).get('/auth/me');
    expect(me.status).toBe(200);
    expect(me.body).toEqual({ role: body.role, user: body.user });
  });

  it('shows the same record as the list of users does', async () => {
    const admin = await signInAs(server, 'admin');
    const me = await admin.get<{ user: { _id: string } }>('/auth/me');
    const shown = await admin.get(`/auth/users/${me.body.user._id}`);
    expect(shown.body.data).toEqual(me.body.user);
  });

  it('is missing for a caller who sends no token', async () => {
    const { status, body, headers } = await server.stranger.get('/auth/me');
    expect(status).toBe(401);
    expect(body.code).toBe('session.missing');
    expect(headers.get('www-authenticate')).toBe('Bearer');
  });

  it.each([['Bearer nonsense'], ['Basic YTpi'], [`Bearer ${'A'.repeat(43)}`], ['Bearer ']])(
    'has ended for the header %j',
    async (authorization) => {
      const { status, body } = await server.stranger.get('/auth/me', { authorization });
      expect(status).toBe(401);
      expect(body.code).toMatch(/^session\.(ended|missing)$/);
    },
  );

  it('is checked before a body is read', async () => {
    const answer = await server.stranger.post('/tours', '{ broken');
    expect(answer.status).toBe(401);
  });

  it('is stored as a hash, never as the token', async () => {
    const client = await signInAs(server, 'admin');
    const rows = await server.database.selectFrom('session').select('token_hash').execute();
    expect(rows.every((row) => row.token_hash.length === 32)).toBe(true);
    expect(JSON.stringify(rows)).not.toContain(Buffer.from(client.token ?? '').toString('hex'));
  });

  it('ends on the server when the user signs out, and no other session does', async () => {
    const { phone } = await addPerson(server, 'admin');
    const [here, there] = [await signIn(server, phone), await signIn(server, phone)];
    expect((await here.delete('/auth')).body).toEqual({ status: 'success' });
    expect((await here.get('/auth/me')).body.code).toBe('session.ended');
    expect((await there.get('/auth/me')).status).toBe(200);
  });

  it('ends after thirty days without use', async () => {
    const client = await signInAs(server, 'admin');
    await inDays(31, async () => {
      expect((await client.get('/auth/me')).body.code).toBe('session.ended');
    });
  });

  it('lasts as long as it is used, but ends after ninety days', async () => {
    const client = await signInAs(server, 'admin');
    for (const day of [25, 50, 75, 89]) {
      await inDays(day, async () => {
        expect((await client.get('/auth/me')).status).toBe(200);
      });
    }
    await inDays(91, async () => {
      expect((await client.get('/auth/me')).status).toBe(401);
    });
  });

  it('ends at once when its user is blocked', async () => {
    const { id, phone } = await addPerson(server, 'admin');
    const client = await signIn(server, phone);
    await server.database
      .updateTable('users')
      .set({ status: 'blocked' })
      .where('id', '=', id)
      .execute();
    expect((await client.get('/auth/me')).status).toBe(401);
  });
});
