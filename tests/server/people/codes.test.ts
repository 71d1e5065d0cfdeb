import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { at, codeCalls, codesTo, freshAddress, NEW_PASSWORD, wrong } from '../../support/codes.ts';
import { addPerson, startServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
const lines: string[] = [];
beforeAll(async () => {
  server = await startServer({
    env: { TRUST_PROXY: '127.0.0.1' },
    logTo: { write: (line) => void lines.push(line) },
  });
});
afterAll(() => server.close());

const { ask, enter, reset } = codeCalls(() => server);

describe('a code', () => {
  it('is not sent to a number that nobody has, or to somebody who is blocked', async () => {
    const { phone } = await addPerson(server, 'admin', { status: 'blocked' });
    for (const number of [phone, '+212699000001', 'x1']) {
      const answer = await server.stranger.post(
        'auth/forgetpassword',
        { phone: number },
        at(freshAddress()),
      );
      expect([answer.status, answer.body]).toEqual([200, { status: 'success', data: null }]);
      expect(await codesTo(server.database, number)).toEqual([]);
    }
    const left = await server.database
      .selectFrom('sign_in_code')
      .select('id')
      .where('user_id', 'is', null)
      .execute();
    expect(left).toEqual([]);
  });

  it('is of no use to anybody else, nor for anything else', async () => {
    const [one, two] = [await addPerson(server, 'customer'), await addPerson(server, 'customer')];
    const address = freshAddress();
    const code = await ask(one.phone, address);
    await ask(two.phone, address);
    expect(await reset({ phone: two.phone, code, address })).toBeNull();
    const crossed = await server.stranger.post(
      `auth/signincode/${code}`,
      { phone: one.phone },
      at(address),
    );
    expect([crossed.status, crossed.body.code]).toEqual([401, 'session.wrongCode']);
    const forSignIn = await ask(one.phone, address, 'signIn');
    expect(await reset({ phone: one.phone, code: forSignIn, address })).toBeNull();
  });

  it('is stored as a hash, and stands in no log, no answer and no key of a repeated request', async () => {
    const { phone } = await addPerson(server, 'customer');
    const address = freshAddress();
    const code = await ask(phone, address);
    const path = `auth/resetpassword/${code}`;
    const headers = { ...at(address), 'idempotency-key': 'a-key' };
    const body = { phone, password: NEW_PASSWORD };
    const answers = [
      await server.stranger.post(path, { ...body, extra: 1 }, headers),
      await server.stranger.post(path, { ...body, password: 'short' }, headers),
      await server.stranger.get(path),
      await server.stranger.post(path, body, headers),
      await server.stranger.post(path, body, headers),
    ];
    expect(answers.map(({ status }) => status)).toEqual([422, 422, 404, 200, 200]);
    expect(answers.map(({ body: { data } }) => data).slice(3)).toEqual([{ changed: true }, null]);
    expect(JSON.stringify(answers)).not.toContain(code);
    expect(lines.join('\n')).not.toContain(code);
    for (const table of ['idempotency', 'audit_entry', 'attempt', 'sign_in_code'] as const) {
      const rows = await server.database.selectFrom(table).selectAll().execute();
      expect(JSON.stringify(rows)).not.toContain(code);
    }
  });
});

describe('somebody with wrong codes', () => {
  it('has five tries for one that they have requested, and five more for a new one', async () => {
    const { phone } = await addPerson(server, 'customer');
    const address = freshAddress();
    const code = await ask(phone, address);
    for (let tries = 0; tries < 5; tries += 1) {
      expect(await reset({ phone, code: wrong(code), address })).toBeNull();
    }
    expect(await reset({ phone, code, address })).toBeNull();
    const next = await ask(phone, address);
    expect(await reset({ phone, code: next, address })).toEqual({ changed: true });
  });

  it('does not take a try from whoever has requested one, and has one for a code in their hand', async () => {
    const { phone } = await addPerson(server, 'customer');
    const address = freshAddress();
    const code = await ask(phone, address);
    for (let strangers = 0; strangers < 12; strangers += 1) {
      const stranger = freshAddress();
      expect(await reset({ phone, code: wrong(code), address: stranger })).toBeNull();
      expect(await reset({ phone, code, address: stranger })).toBeNull();
    }
    expect(await reset({ phone, code, address: freshAddress() })).toEqual({ changed: true });
  });
});

describe('a customer who signs in by code', () => {
  it('gets what a password gives, and a device that is known', async () => {
    const { id, phone } = await addPerson(server, 'customer');
    const address = freshAddress();
    const code = await ask(phone, address, 'signIn');
    const { status, body, headers } = await enter(phone, code, address);
    expect([status, body]).toMatchObject([200, { role: 'customer', user: { _id: id, phone } }]);
    expect(body.token).toMatch(/^[\w-]{43}$/);
    expect(headers.get('set-cookie')).toMatch(/^jisr-device=/);
    expect((await enter(phone, code, address)).status).toBe(401);
    const { status: known } = await server.stranger.get('auth/me', {
      authorization: `Bearer ${String(body.token)}`,
    });
    expect(known).toBe(200);
  });

  it('is answered like anybody else, whether the number is of a customer, of staff or of nobody', async () => {
    const { phone } = await addPerson(server, 'admin');
    for (const number of [phone, '+212699000002']) {
      const answer = await server.stranger.post(
        'auth/signincode',
        { phone: number },
        at(freshAddress()),
      );
      expect(answer.body).toEqual({ status: 'success', data: { sent: true } });
      expect(await codesTo(server.database, number)).toEqual([]);
    }
  });

  it('has no session from before a new password', async () => {
    const { phone } = await addPerson(server, 'customer');
    const address = freshAddress();
    const code = await ask(phone, address, 'signIn');
    const forReset = await ask(phone, address);
    const [entered] = await Promise.all([
      enter(phone, code, address),
      reset({ phone, code: forReset, address }),
    ]);
    const { status } = await server.stranger.get('auth/me', {
      authorization: `Bearer ${String(entered.body.token)}`,
    });
    expect(status).toBe(401);
  });
});
