import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CODE_CHARACTERS } from '../../../domain/people/sign-in-codes.ts';
import { at, codeCalls, freshAddress, NEW_PASSWORD } from '../../support/codes.ts';
import { connectLive, livePerson } from '../../support/live.ts';
import {
  addPerson,
  PASSWORD,
  signIn,
  signInAs,
  startServer,
  type TestServer,
} from '../../support/server.ts';

const MINUTE_MS = 60_000;

let server: TestServer;
let now = new Date();
beforeAll(async () => {
  server = await startServer({ clock: () => now, env: { TRUST_PROXY: '127.0.0.1' } });
});
afterAll(() => server.close());

const { ask, enter, reset } = codeCalls(() => server);

const login = (phone: string, password: string) =>
  server.stranger.post('auth', { phone, password }, at(freshAddress()));

async function later(ms: number, work: () => Promise<void>): Promise<void> {
  const before = now;
  now = new Date(now.getTime() + ms);
  await work().finally(() => {
    now = before;
  });
}

describe('somebody who has forgotten their password', () => {
  it('gets a code by SMS in their language, and a new password for it', async () => {
    const { id, phone } = await addPerson(server, 'admin');
    await server.database
      .updateTable('users')
      .set({ language: 'fr' })
      .where('id', '=', id)
      .execute();
    const address = freshAddress();
    const code = await ask(phone, address);
    expect(code).toMatch(new RegExp(`^[${CODE_CHARACTERS}]{6}$`));
    const row = await server.database
      .selectFrom('outbox')
      .selectAll()
      .where('phone', '=', phone)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      channel: 'sms',
      purpose: 'security',
      campaign_id: null,
      status: 'queued',
      customer_id: id,
      person: id,
      language: 'fr',
      secret: code,
      body: expect.stringMatching(/^\{code\} est votre code pour un nouveau mot de passe/),
    });
    expect(await reset({ phone, code, address })).toEqual({ changed: true });
    expect((await login(phone, PASSWORD)).status).toBe(401);
    expect((await login(phone, NEW_PASSWORD)).status).toBe(200);
  });

  it('stands in the audit trail as the one who changed the password, without it and the code', async () => {
    const { id, phone } = await addPerson(server, 'admin');
    const address = freshAddress();
    const code = await ask(phone, address);
    await reset({ phone, code, address });
    const entries = await server.database
      .selectFrom('audit_entry')
      .selectAll()
      .where('record_id', '=', id)
      .where('resource', '=', 'users')
      .execute();
    expect(entries).toEqual([
      expect.objectContaining({
        by_id: id,
        by_name: 'Amina Probe',
        action: 'change',
        resource: 'users',
        changes: { password: { from: null, to: null } },
      }),
    ]);
  });

  it('may type the code in small letters, and with spaces or hyphens', async () => {
    const { phone } = await addPerson(server, 'customer');
    const address = freshAddress();
    const code = (await ask(phone, address)).toLowerCase();
    const typed = ` ${code.slice(0, 3)}-${code.slice(3)} `;
    expect(await reset({ phone, code: typed, address })).toEqual({ changed: true });
  });

  it('ends all their sessions, with what is connected live', async () => {
    const person = await livePerson(server, 'customer');
    const live = await connectLive(server.url, person);
    const { phone } = (await person.get<{ user: { phone: string } }>('auth/me')).body.user;
    const address = freshAddress();
    await reset({ phone, code: await ask(phone, address), address });
    expect(await live.closed).toBe('io server disconnect');
    expect((await person.get('auth/me')).body.code).toBe('session.ended');
  });

  it('can use a code once, and none of the others after that', async () => {
    const { phone } = await addPerson(server, 'customer');
    const address = freshAddress();
    const first = await ask(phone, address);
    const forSignIn = await ask(phone, address, 'signIn');
    const second = await ask(phone, address);
    expect(await reset({ phone, code: first, address })).toEqual({ changed: true });
    for (const code of [first, second]) {
      expect(await reset({ phone, code, address: freshAddress() })).toBeNull();
    }
    const { status } = await enter(phone, forSignIn, address);
    expect(status).toBe(401);
  });

  it('can use a code for ten minutes', async () => {
    const { phone } = await addPerson(server, 'customer');
    const code = await ask(phone, freshAddress());
    await later(10 * MINUTE_MS, async () => {
      expect(await reset({ phone, code, address: freshAddress() })).toBeNull();
    });
    await later(10 * MINUTE_MS - 1000, async () => {
      expect(await reset({ phone, code, address: freshAddress() })).toEqual({ changed: true });
    });
  });

  it('is the only one of two who use a code at the same moment', async () => {
    const { phone } = await addPerson(server, 'customer');
    const address = freshAddress();
    const code = await ask(phone, address);
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => reset({ phone, code, address })),
    );
    expect(answers.filter(Boolean)).toEqual([{ changed: true }]);
  });

  it('can log in at once where wrong passwords had made them wait', async () => {
    const { phone } = await addPerson(server, 'customer');
    const address = freshAddress();
    const attempt = (password: string) =>
      server.stranger.post('auth', { phone, password }, at(address));
    for (let tries = 0; tries < 7; tries += 1) await attempt('forgotten');
    expect((await attempt(PASSWORD)).status).toBe(429);
    await reset({ phone, code: await ask(phone, address), address });
    expect((await attempt(NEW_PASSWORD)).status).toBe(200);
  });

  it('has a device that is known from then on', async () => {
    const { phone } = await addPerson(server, 'customer');
    const address = freshAddress();
    const code = await ask(phone, address);
    const path = `auth/resetpassword/${code}`;
    const { headers } = await server.stranger.post(
      path,
      { phone, password: NEW_PASSWORD },
      at(address),
    );
    expect(headers.get('set-cookie')).toMatch(/^jisr-device=[\w-]{43}; Path=\/api\/v1\/auth;/);
  });
});

describe('a new password', () => {
  it.each([
    ['short', 'tooShort'],
    ['Sommer2026!', 'tooCommon'],
    ['qwertz123', 'tooCommon'],
  ])('cannot be %j, which costs no try', async (password, code) => {
    const { phone } = await addPerson(server, 'customer');
    const address = freshAddress();
    const right = await ask(phone, address);
    for (let tries = 0; tries < 6; tries += 1) {
      const path = `auth/resetpassword/${right}`;
      const answer = await server.stranger.post(path, { phone, password }, at(address));
      expect([answer.status, answer.body.violations]).toMatchObject([422, { password: { code } }]);
    }
    expect(await reset({ phone, code: right, address })).toEqual({ changed: true });
  });

  it('cannot be the own number or name, and the code is still there afterwards', async () => {
    const { phone } = await addPerson(server, 'customer');
    const address = freshAddress();
    const code = await ask(phone, address);
    for (const password of [phone, 'Karim-Probe', 'probekarim1']) {
      const path = `auth/resetpassword/${code}`;
      const answer = await server.stranger.post(path, { phone, password }, at(address));
      expect(answer.body.violations).toEqual({ password: { code: 'tooCommon' } });
    }
    expect(await reset({ phone, code, address })).toEqual({ changed: true });
  });

  it('is rejected in the form of a user, and where people change their own', async () => {
    const admin = await signInAs(server, 'admin');
    const created = await admin.post('auth/users', {
      firstName: 'Salma',
      lastName: 'Quell',
      phone: '+4915111122233',
      password: 'Passwort123',
    });
    const { id, phone } = await addPerson(server, 'admin');
    const changed = await admin.put(`auth/users/${id}`, { password: 'casablanca1' });
    const self = await signIn(server, phone);
    const own = await self.put(`auth/users/${id}`, {
      password: '12345678',
      currentPassword: PASSWORD,
    });
    for (const { status, body } of [created, changed, own]) {
      expect([status, body.violations]).toEqual([422, { password: { code: 'tooCommon' } }]);
    }
    const good = await self.put(`auth/users/${id}`, {
      password: NEW_PASSWORD,
      currentPassword: PASSWORD,
    });
    expect(good.status).toBe(200);
  });
});
