import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { CODE_CHARACTERS, CODE_LENGTH } from '../../../domain/people/sign-in-codes.ts';
import { isObject } from '../../../domain/validate.ts';
import {
  addressElsewhere,
  at,
  codeCalls,
  codesTo,
  freshAddress,
  NEW_PASSWORD,
  wrong,
} from '../../support/codes.ts';
import { addPerson, PASSWORD, startServer, type TestServer } from '../../support/server.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const CODES = CODE_CHARACTERS.length ** CODE_LENGTH;

const query = vi.spyOn(pg.Client.prototype, 'query');
let server: TestServer;
let now = new Date();
beforeAll(async () => {
  server = await startServer({
    clock: () => now,
    env: { TRUST_PROXY: '127.0.0.1', RATE_LIMIT: '100000' },
  });
});
afterAll(() => server.close());

const { ask, enter, reset } = codeCalls(() => server);

/** The statements since the last `mockClear`. */
const statements = (): readonly string[] =>
  query.mock.calls.map(([requested]: readonly unknown[]) =>
    isObject(requested) ? String(requested.text) : String(requested),
  );

const request = (phone: string, headers: Record<string, string>) =>
  server.stranger.post('auth/forgetpassword', { phone }, headers);

/** Tries a code whatever the answer; returns whether it was compared with those of the number. */
async function isCompared(phone: string, code: string, address: string): Promise<boolean> {
  query.mockClear();
  const path = `auth/resetpassword/${code}`;
  await server.stranger.post(path, { phone, password: NEW_PASSWORD }, at(address));
  return statements().some((sql) => sql.startsWith('delete from "sign_in_code"'));
}

/** Requests codes as often as is possible at an address, and tries as many as are compared. */
async function guess(phone: string, address: string): Promise<{ sent: number; guesses: number }> {
  let [sent, guesses] = [0, 0];
  for (;;) {
    const { status } = await request(phone, at(address));
    if (status === 200) sent += 1;
    const [code = 'ABCDEF'] = await codesTo(server.database, phone);
    while (await isCompared(phone, wrong(code), address)) guesses += 1;
    if (status !== 200) return { sent, guesses };
  }
}

/** The cookie of a device that somebody has signed in with. */
async function knownDevice(phone: string): Promise<string> {
  const address = freshAddress();
  const { headers } = await server.stranger.post(
    'auth',
    { phone, password: PASSWORD },
    at(address),
  );
  return (headers.get('set-cookie') ?? '').split(';')[0] ?? '';
}

async function later(ms: number, work: () => Promise<void>): Promise<void> {
  const before = now;
  now = new Date(now.getTime() + ms);
  await work().finally(() => {
    now = before;
  });
}

describe('somebody who guesses codes', () => {
  it('has fifteen guesses in ten minutes at one address: one in twenty million', async () => {
    const { phone } = await addPerson(server, 'admin');
    const { sent, guesses } = await guess(phone, freshAddress());
    expect({ sent, guesses }).toEqual({ sent: 3, guesses: 15 });
    // Each is compared with every code that lives.
    expect((guesses * sent) / CODES).toBeLessThan(1 / 19_000_000);
  });

  it('has one guess for each further address: with a thousand of many providers, one in seventy thousand', async () => {
    const { phone } = await addPerson(server, 'admin');
    const many = 40;
    let [sent, guesses] = [0, 0];
    for (let address = 0; address < many; address += 1) {
      const found = await guess(phone, addressElsewhere());
      sent += found.sent;
      guesses += found.guesses;
    }
    // Twelve codes at four addresses, five tries for each; then one try at each other address.
    expect({ sent, guesses }).toEqual({ sent: 12, guesses: 12 * 5 + (many - 4) });
    const ofThousand = 12 * 5 + 996;
    expect((ofThousand * sent) / CODES).toBeLessThan(1 / 70_000);
  });

  it('has the guesses of a few addresses with all the networks of a home', async () => {
    const { phone } = await addPerson(server, 'admin');
    let [sent, compared] = [0, 0];
    for (let network = 0; network < 24; network += 1) {
      const address = `2001:db8:5:${network.toString(16)}::1`;
      if ((await request(phone, at(address))).status === 200) sent += 1;
      const [code = 'ABCDEF'] = await codesTo(server.database, phone);
      if (await isCompared(phone, wrong(code), address)) compared += 1;
    }
    expect({ sent, compared }).toEqual({ sent: 4, compared: 20 });
  });

  it('waits at an address that tries many numbers', async () => {
    const address = freshAddress();
    const statuses = [];
    for (let number = 0; number < 31; number += 1) {
      const phone = `+21267${String(1_000_000 + number)}`;
      const path = 'auth/resetpassword/ABCDEF';
      const body = { phone, password: NEW_PASSWORD };
      statuses.push((await server.stranger.post(path, body, at(address))).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 30 }, () => 200), 429]);
  });
});

describe('somebody whose phone strangers want to fill with messages', () => {
  it('gets at most thirty-five in a day, however many strangers there are', async () => {
    const { phone } = await addPerson(server, 'customer');
    for (let hour = 0; hour < 24; hour += 1) {
      await later(hour * HOUR_MS, async () => {
        for (let stranger = 0; stranger < 8; stranger += 1)
          await request(phone, at(addressElsewhere()));
      });
    }
    const codes = await codesTo(server.database, phone);
    expect(codes).toHaveLength(8 + 4 + 23);
  });

  it('gets at most fifteen in a day from one address, which leaves others their requests', async () => {
    const { phone } = await addPerson(server, 'customer');
    const address = freshAddress();
    for (let hour = 0; hour < 24; hour += 1) {
      await later(hour * HOUR_MS, async () => {
        while ((await request(phone, at(address))).status === 200);
        if (hour === 12) await ask(phone, freshAddress());
      });
    }
    expect(await codesTo(server.database, phone)).toHaveLength(3 + 11 + 1);
  });

  it('gets nineteen in a day at most from all addresses of one provider, and owes them no wait elsewhere', async () => {
    const { phone } = await addPerson(server, 'customer');
    for (let hour = 0; hour < 24; hour += 1) {
      await later(hour * HOUR_MS, async () => {
        for (let stranger = 0; stranger < 6; stranger += 1) {
          await request(phone, at(freshAddress()));
        }
        expect((await request(phone, at(freshAddress()))).status).toBe(429);
      });
    }
    expect(await codesTo(server.database, phone)).toHaveLength(4 + 15);
    await later(23 * HOUR_MS, async () => {
      expect((await request(phone, at(addressElsewhere()))).status).toBe(200);
    });
  });

  it('waits an hour at most on a new device, and can use what the strangers have caused', async () => {
    const { phone } = await addPerson(server, 'customer');
    const owner = addressElsewhere();
    for (let stranger = 0; stranger < 14; stranger += 1) {
      await request(phone, at(addressElsewhere()));
    }
    const rejection = await request(phone, at(owner));
    expect([rejection.status, rejection.body.code]).toEqual([429, 'request.tooMany']);
    expect(Number(rejection.headers.get('retry-after'))).toBe(3600);
    await later(HOUR_MS, async () => {
      await ask(phone, owner);
    });
    const [, code = ''] = await codesTo(server.database, phone);
    expect(await reset({ phone, code, address: owner })).toEqual({ changed: true });
  });

  it('never waits for them on a device that they have used before, even behind the same address', async () => {
    const { phone } = await addPerson(server, 'customer');
    const cookie = await knownDevice(phone);
    const shared = freshAddress();
    const own = { ...at(shared), cookie };
    await guess(phone, shared);
    for (let stranger = 0; stranger < 5; stranger += 1) await guess(phone, addressElsewhere());
    expect((await request(phone, at(shared))).status).toBe(429);
    expect((await request(phone, own)).body.data).toEqual({ sent: true });
    const [code = ''] = await codesTo(server.database, phone);
    await guess(phone, shared);
    const path = `auth/resetpassword/${code}`;
    const { body } = await server.stranger.post(path, { phone, password: NEW_PASSWORD }, own);
    expect(body.data).toEqual({ changed: true });
  });

  it.each(['a password', 'a code'])(
    'never waits for strangers elsewhere on a new device, in a network known by %s',
    async (way) => {
      const { phone } = await addPerson(server, 'customer');
      const home = addressElsewhere();
      if (way === 'a code') {
        const code = await ask(phone, home, 'signIn');
        expect((await enter(phone, code, home)).status).toBe(200);
      } else await server.stranger.post('auth', { phone, password: PASSWORD }, at(home));
      for (let stranger = 0; stranger < 14; stranger += 1) {
        await request(phone, at(addressElsewhere()));
      }
      expect((await request(phone, at(addressElsewhere()))).status).toBe(429);
      // Another address of the same provider, as a phone gets one every day.
      const code = await ask(phone, home.replace(/1$/, '9'));
      expect(await reset({ phone, code, address: home })).toEqual({ changed: true });
      await later(100 * 24 * HOUR_MS, async () => {
        for (let stranger = 0; stranger < 14; stranger += 1) {
          await request(phone, at(addressElsewhere()));
        }
        expect((await request(phone, at(home))).status).toBe(429);
      });
    },
  );

  it('gets no more than four at once and nineteen in a day through a known network', async () => {
    const { phone } = await addPerson(server, 'customer');
    const home = addressElsewhere();
    await server.stranger.post('auth', { phone, password: PASSWORD }, at(home));
    for (let hour = 0; hour < 24; hour += 1) {
      await later(hour * HOUR_MS, async () => {
        for (let one = 0; one < 6; one += 1) {
          await request(phone, at(home.replace(/1$/, String(6 * hour + one + 2))));
        }
      });
    }
    expect(await codesTo(server.database, phone)).toHaveLength(4 + 15);
  });

  it('has four messages at once and one an hour on a device that they have used', async () => {
    const { phone } = await addPerson(server, 'customer');
    const cookie = await knownDevice(phone);
    const statuses = [];
    for (let requested = 0; requested < 5; requested += 1) {
      statuses.push((await request(phone, { ...at(freshAddress()), cookie })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 429]);
  });
});

describe('an address that requests the codes of many numbers', () => {
  it('waits after twenty, whether anybody has them or not', async () => {
    const address = freshAddress();
    const answers = [];
    for (let number = 0; number < 21; number += 1) {
      const phone = `+21268${String(1_000_000 + number)}`;
      answers.push(await server.stranger.post('auth/signincode', { phone }, at(address)));
    }
    expect(answers.map(({ status }) => status)).toEqual([
      ...Array.from({ length: 20 }, () => 200),
      429,
    ]);
    expect(Number(answers[20]?.headers.get('retry-after'))).toBe(180);
  });

  it('learns of ten that nobody has them, and then waits with every number', async () => {
    const address = freshAddress();
    const { phone: known } = await addPerson(server, 'customer');
    const askAll = async (from: number) => {
      const statuses = [];
      for (let number = from; number < from + 10; number += 1) {
        statuses.push((await request(`+21269${String(1_000_000 + number)}`, at(address))).status);
      }
      return statuses;
    };
    expect((await request(known, at(address))).body.data).toEqual({ sent: true });
    expect(await askAll(0)).toEqual(Array.from({ length: 10 }, () => 200));
    for (const phone of [known, '+212691000099']) {
      const { status, headers } = await request(phone, at(address));
      expect([status, headers.get('retry-after')]).toEqual([429, '600']);
    }
  });
});

describe('a number that nobody has', () => {
  /** The statements of a call; each hash of a code is compared or stored by one of them. */
  async function workOf(call: () => Promise<unknown>): Promise<readonly string[]> {
    query.mockClear();
    await call();
    return statements().map((sql) => sql.replace(/^(release|rollback to) /, 'end of '));
  }

  it.each(['auth/forgetpassword', 'auth/signincode'])(
    'costs %s the same statements as one that somebody has',
    async (path) => {
      const { phone } = await addPerson(server, 'customer');
      const post = (number: string) => () =>
        server.stranger.post(path, { phone: number }, at(freshAddress()));
      await post('+212699000010')();
      const known = await workOf(post(phone));
      expect(known.join()).toMatch(/insert into "sign_in_code".*insert into "outbox"/s);
      expect(await workOf(post('+212699000011'))).toEqual(known);
    },
  );

  it.each(['auth/resetpassword', 'auth/signincode'])(
    'costs a wrong code at %s the same statements',
    async (path) => {
      const { phone } = await addPerson(server, 'customer');
      await ask(phone, freshAddress());
      const body = path.endsWith('password') ? { password: NEW_PASSWORD } : {};
      const post = (number: string) => () =>
        server.stranger.post(`${path}/ABCDEF`, { phone: number, ...body }, at(freshAddress()));
      await post('+212699000012')();
      const known = await workOf(post(phone));
      expect(known.join()).toMatch(/delete from "sign_in_code"/);
      expect(await workOf(post('+212699000013'))).toEqual(known);
    },
  );

  it('has its own tries and waits like any other', async () => {
    const phone = '+212699000014';
    const address = freshAddress();
    const compared = [];
    const statuses = [];
    for (let requested = 0; requested < 4; requested += 1) {
      statuses.push((await request(phone, at(address))).status);
    }
    for (let tried = 0; tried < 6; tried += 1) {
      compared.push(await isCompared(phone, 'ABCDEF', address));
    }
    expect(statuses).toEqual([200, 200, 200, 429]);
    expect(compared).toEqual([true, true, true, true, true, false]);
  });
});
