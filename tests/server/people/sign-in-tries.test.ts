import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ATTACK_FROM } from '../../../domain/people/sign-in-waits.ts';
import { bucketOf } from '../../../server/people/counted-attempts.ts';
import { addPerson, PASSWORD, startServer, type TestServer } from '../../support/server.ts';

const MINUTE_MS = 60_000;

let server: TestServer;
let now = new Date();
beforeAll(async () => {
  server = await startServer({ clock: () => now, env: { TRUST_PROXY: '127.0.0.1' } });
});
afterAll(() => server.close());

let addresses = 0;
const freshAddress = (): string => {
  addresses += 1;
  return `198.51.${Math.floor(addresses / 250)}.${(addresses % 250) + 1}`;
};

type From = { address?: string; cookie?: string };

/** Tries to sign in, by default from an address that was never used before. */
const login = (phone: string, password: string, { address = freshAddress(), cookie }: From = {}) =>
  server.stranger.post(
    '/auth',
    { phone, password },
    { 'x-forwarded-for': address, ...(cookie === undefined ? {} : { cookie }) },
  );

type Answer = Awaited<ReturnType<typeof login>>;

const cookieOf = ({ headers }: Answer): string =>
  (headers.get('set-cookie') ?? '').split(';')[0] ?? '';
const waitOf = ({ headers }: Answer): number => Number(headers.get('retry-after'));

/** Sends wrong passwords until there is a wait. Returns how many were checked, and the rejection. */
async function fail(phone: string, from: From) {
  for (let judged = 0; ; judged += 1) {
    const answer = await login(phone, 'a wrong password', from);
    if (answer.status !== 401) return { judged, rejection: answer };
  }
}

async function later(ms: number, work: () => Promise<void>): Promise<void> {
  const before = now;
  now = new Date(now.getTime() + ms);
  await work().finally(() => {
    now = before;
  });
}

/** Tries to sign in to a number from twelve addresses, and counts that as a hundred. */
async function attack(phone: string): Promise<void> {
  await Promise.all(Array.from({ length: 12 }, () => login(phone, 'a wrong password')));
  const { numUpdatedRows } = await server.database
    .updateTable('attempt')
    .set({ hits: ATTACK_FROM })
    .where('bucket', '=', bucketOf({ of: 'sign-in-number', who: phone }))
    .where('hits', '=', 12)
    .executeTakeFirst();
  expect(numUpdatedRows).toBe(1n);
}

describe('a user who enters wrong passwords', () => {
  it('reads after six how long to wait, and waits longer after each further one', async () => {
    const { phone } = await addPerson(server, 'admin');
    const address = freshAddress();
    const { judged, rejection } = await fail(phone, { address });
    expect([judged, rejection.status, rejection.body.code]).toEqual([6, 429, 'request.tooMany']);
    expect(waitOf(rejection)).toBe(15);
    await later(16_000, async () => {
      expect((await fail(phone, { address })).judged).toBe(1);
      expect(waitOf(await login(phone, PASSWORD, { address }))).toBe(30);
    });
  });

  it('gets in with the right one after waiting, and starts again at zero', async () => {
    const { phone } = await addPerson(server, 'admin');
    const address = freshAddress();
    await fail(phone, { address });
    expect((await login(phone, PASSWORD, { address })).status).toBe(429);
    await later(16_000, async () => {
      expect((await login(phone, PASSWORD, { address })).status).toBe(200);
      expect((await fail(phone, { address })).judged).toBe(6);
    });
  });

  it('does not wait longer for trying again too early', async () => {
    const { phone } = await addPerson(server, 'admin');
    const address = freshAddress();
    await fail(phone, { address });
    for (let tries = 0; tries < 10; tries += 1) await login(phone, PASSWORD, { address });
    await later(16_000, async () => {
      expect((await login(phone, PASSWORD, { address })).status).toBe(200);
    });
  });

  it('does not get more attempts by sending many at once', async () => {
    const { phone } = await addPerson(server, 'admin');
    const address = freshAddress();
    const answers = await Promise.all(
      Array.from({ length: 24 }, () => login(phone, 'a wrong password', { address })),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(6);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(18);
  });

  it('is counted on every node, without storing their number or address in clear text', async () => {
    const { phone } = await addPerson(server, 'admin');
    const address = freshAddress();
    await fail(phone, { address });
    const rows = await server.database.selectFrom('attempt').selectAll().execute();
    expect(rows.some(({ hits }) => hits === 6)).toBe(true);
    expect(JSON.stringify(rows)).not.toContain(phone.slice(1));
    expect(JSON.stringify(rows)).not.toContain(address);
  });

  it('waits at an unknown number as at a known one, with the same answer', async () => {
    const { phone } = await addPerson(server, 'admin');
    const [known, unknown] = await Promise.all(
      [phone, '+212699999997'].map((number) => fail(number, { address: freshAddress() })),
    );
    expect(unknown?.judged).toBe(known?.judged);
    expect(unknown?.rejection.body).toEqual(known?.rejection.body);
    expect(unknown && waitOf(unknown.rejection)).toBe(known && waitOf(known.rejection));
    expect(unknown?.rejection.headers.get('set-cookie')).toBeNull();
  });

  it('is not made to wait after one failure by a node whose clock is behind', async () => {
    const { phone } = await addPerson(server, 'admin');
    const address = freshAddress();
    expect((await login(phone, 'a wrong password', { address })).status).toBe(401);
    await later(-1_000, async () => {
      expect((await login(phone, PASSWORD, { address })).status).toBe(200);
    });
  });

  it('for many numbers from one address is stopped at that address', async () => {
    const address = freshAddress();
    const tries = Array.from({ length: 61 }, (_, at) =>
      login(`+2126700${10_000 + at}`, 'guessing', { address }),
    );
    const answers = await Promise.all(tries);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
    const { phone } = await addPerson(server, 'admin');
    const rejected = await login(phone, PASSWORD, { address });
    expect(rejected.status).toBe(429);
    expect(waitOf(rejected)).toBeGreaterThan(800);
    // Nobody looked at these passwords, so they do not count as failures at the number.
    for (let tries = 0; tries < 5; tries += 1) await login(phone, PASSWORD, { address });
    await later(16 * MINUTE_MS, async () => {
      expect((await fail(phone, { address })).judged).toBe(6);
    });
  });

  it('in one network is counted as one, whichever of its addresses they use', async () => {
    const { phone } = await addPerson(server, 'admin');
    const answers: Answer[] = [];
    for (let host = 1; host <= 7; host += 1) {
      answers.push(await login(phone, 'a wrong password', { address: `2001:db8:0:1::${host}` }));
    }
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 401, 429]);
  });

  it('has the attempts of four addresses with all networks of a home', async () => {
    const { phone } = await addPerson(server, 'admin');
    let judged = 0;
    for (let network = 0; network < 30; network += 1) {
      const address = `2001:db8:7:${network.toString(16)}::1`;
      if ((await login(phone, 'a wrong password', { address })).status === 401) judged += 1;
    }
    // One more than is free, as for one address.
    expect(judged).toBe(4 * 5 + 1);
    // The networks that were rejected have not used up anything of their own.
    await later(16 * MINUTE_MS, async () => {
      const address = '2001:db8:7:1d::1';
      expect((await login(phone, PASSWORD, { address })).status).toBe(200);
    });
  });
});

describe('the owner of a number that strangers try', () => {
  it('gets in from another address, however many strangers have to wait', async () => {
    const { phone } = await addPerson(server, 'admin');
    for (let strangers = 0; strangers < 12; strangers += 1) {
      const { rejection } = await fail(phone, { address: freshAddress() });
      expect(rejection.status).toBe(429);
      expect((await login(phone, PASSWORD)).status).toBe(200);
    }
  });

  it('gets in from any new address even under an attack from everywhere, which gets one attempt per address', async () => {
    const { phone } = await addPerson(server, 'admin');
    await attack(phone);
    const address = freshAddress();
    expect((await fail(phone, { address })).judged).toBe(2);
    expect(waitOf(await login(phone, PASSWORD, { address }))).toBe(60);
    expect((await login(phone, PASSWORD)).status).toBe(200);
  });

  it('gets in on a device that they used before, from the same address as the strangers', async () => {
    const { phone } = await addPerson(server, 'admin');
    const address = freshAddress();
    const cookie = cookieOf(await login(phone, PASSWORD, { address }));
    await attack(phone);
    await fail(phone, { address });
    expect((await login(phone, PASSWORD, { address })).status).toBe(429);
    for (let days = 0; days < 3; days += 1) {
      expect((await login(phone, PASSWORD, { address, cookie })).status).toBe(200);
    }
  });
});

describe('a device that a user has signed in with', () => {
  it('keeps a secret that no script and no other site can use', async () => {
    const { phone } = await addPerson(server, 'admin');
    const header = (await login(phone, PASSWORD)).headers.get('set-cookie');
    expect(header).toMatch(
      /^jisr-device=[\w-]{43}; Path=\/api\/v1\/auth; Max-Age=31536000; HttpOnly; SameSite=Strict$/,
    );
    await using own = await startServer({ env: { PUBLIC_URL: 'https://office.example' } });
    const person = await addPerson(own, 'admin');
    const secure = await own.stranger.post('/auth', { phone: person.phone, password: PASSWORD });
    expect(secure.headers.get('set-cookie')).toMatch(/^__Secure-jisr-device=[^;]+;.+; Secure$/);
  });

  it('is still known once the product is served over https', async () => {
    await using own = await startServer({ env: { PUBLIC_URL: 'https://office.example' } });
    const { phone } = await addPerson(own, 'admin');
    const signIn = async (cookie: string) =>
      cookieOf(await own.stranger.post('/auth', { phone, password: PASSWORD }, { cookie }));
    const first = await signIn('');
    expect(first).toMatch(/^__Secure-/);
    expect(await signIn(first)).toBe(first);
    expect(await signIn(first.replace(/^__Secure-/, ''))).toBe(first);
  });

  it('is slowed down on its own, whoever uses it', async () => {
    const { phone } = await addPerson(server, 'admin');
    const cookie = cookieOf(await login(phone, PASSWORD));
    expect((await fail(phone, { cookie })).judged).toBe(6);
    expect((await login(phone, PASSWORD)).status).toBe(200);
  });

  it('is known only for the users who signed in on it', async () => {
    const [one, two] = [await addPerson(server, 'admin'), await addPerson(server, 'admin')];
    const address = freshAddress();
    const cookie = cookieOf(await login(one.phone, PASSWORD, { address }));
    await fail(two.phone, { address });
    expect((await login(two.phone, PASSWORD, { address, cookie })).status).toBe(429);
    await later(20 * MINUTE_MS, async () => {
      const shared = await login(two.phone, PASSWORD, { address, cookie });
      expect(cookieOf(shared)).toBe(cookie);
      await fail(two.phone, { address });
      expect((await login(two.phone, PASSWORD, { address, cookie })).status).toBe(200);
      expect((await login(one.phone, PASSWORD, { address, cookie })).status).toBe(200);
    });
  });

  it('cannot be invented, and gets a secret from the server', async () => {
    const { phone } = await addPerson(server, 'admin');
    const invented = `jisr-device=${'A'.repeat(43)}`;
    const address = freshAddress();
    await fail(phone, { address });
    expect((await login(phone, PASSWORD, { address, cookie: invented })).status).toBe(429);
    expect(cookieOf(await login(phone, PASSWORD, { cookie: invented }))).not.toBe(invented);
  });

  it('is stored as a hash, never as its secret', async () => {
    const { phone } = await addPerson(server, 'admin');
    const secret = cookieOf(await login(phone, PASSWORD)).split('=')[1] ?? '';
    const rows = await server.database.selectFrom('device').select('token_hash').execute();
    expect(rows.every(({ token_hash }) => token_hash.length === 32)).toBe(true);
    expect(JSON.stringify(rows)).not.toContain(Buffer.from(secret).toString('hex'));
  });
});
