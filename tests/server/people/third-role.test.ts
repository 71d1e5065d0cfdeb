import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { resources } from '../../../domain/resources/registry.ts';
import type { Client } from '../../support/client.ts';
import { codeCalls, codesTo, freshAddress, NEW_PASSWORD } from '../../support/codes.ts';
import { openSocket, rejectionOf } from '../../support/live.ts';
import {
  addCustomer,
  addTour,
  freshPhone,
  placeOrder,
  type WireUser,
} from '../../support/records.ts';
import { PASSWORD, signIn, signInAs, startServer, type TestServer } from '../../support/server.ts';

// The files of a worker share their modules, and only this one knows the role.
vi.hoisted(() => vi.resetModules());

// Its declaration is all that the product learns of the role.
vi.mock('../../../domain/roles/roles.ts', async () => {
  const { rolesOfPage } = await import('../../support/documented-role.ts');
  return rolesOfPage();
});

type Many = { count: number; data: readonly Record<string, unknown>[] };
type Rejection = { code: string; message: string; fields?: Record<string, string> };

let server: TestServer;
let admin: Client;
let driver: WireUser;
let asDriver: Client;

const { ask, reset } = codeCalls(() => server);

const person = (overrides: object = {}) => ({
  firstName: 'Driss',
  lastName: 'Fahrer',
  phone: freshPhone(),
  password: PASSWORD,
  role: 'driver',
  ...overrides,
});

beforeAll(async () => {
  server = await startServer();
  admin = await signInAs(server, 'admin');
  const made = await admin.post<{ data: WireUser }>('auth/users', person());
  driver = made.body.data;
  asDriver = await signIn(server, driver.phone);
});
afterAll(async () => {
  await server.close();
  vi.resetModules();
});

const statusOf = async (answer: Promise<{ status: number }>) => (await answer).status;

describe('a role that is declared and nothing else', () => {
  test('is given by an administrator, listed, filtered and described', async () => {
    expect(driver.role).toBe('driver');
    const { body } = await admin.get<Many>('auth/users?role=driver');
    expect(body.data.map(({ _id }) => _id)).toEqual([driver._id]);
    const others = await admin.get<Many>('auth/users?role[ne]=driver');
    expect(others.body.data.map(({ _id }) => _id)).not.toContain(driver._id);
    const described = await (await fetch(`${server.url}/api/docs/json`)).text();
    expect(described).toContain('["admin","customer","driver","employee"]');
  });

  test('signs in, and learns who it is', async () => {
    const { status, body } = await server.stranger.post<{ role: string }>('auth', {
      phone: driver.phone,
      password: PASSWORD,
    });
    expect([status, body.role]).toEqual([200, 'driver']);
    const who = await asDriver.get<{ role: string; user: WireUser }>('auth/me');
    expect([who.body.role, who.body.user._id]).toEqual(['driver', driver._id]);
  });

  test('reads what it declares, without what a resource keeps for the staff', async () => {
    const order = await placeOrder(server);
    const tour = await addTour(server);
    const list = await asDriver.get<Many>('commands');
    expect([list.status, list.body.data.map(({ _id }) => _id)]).toEqual([200, [order._id]]);
    expect(list.body.data[0]).toHaveProperty('billCode');
    expect(list.body.data[0]).not.toHaveProperty('paidOn');
    expect(await statusOf(asDriver.get(`commands/${order._id}`))).toBe(200);
    expect(await statusOf(asDriver.get(`tours/${tour._id}`))).toBe(200);
    const counts = await asDriver.get<{ data: object }>('counts');
    expect(counts.status).toBe(200);
  });

  test('is denied everything else, with a sentence', async () => {
    const order = await placeOrder(server);
    const rejected = [
      asDriver.put<Rejection>(`commands/${order._id}`, { verified: true }),
      asDriver.delete<Rejection>(`commands/${order._id}`),
      asDriver.get<Rejection>('commands/totals'),
      asDriver.get<Rejection>('commands/bin'),
      asDriver.post<Rejection>('tours', { Tname: 'Nord' }),
      asDriver.get<Rejection>('auth/users'),
      asDriver.put<Rejection>(`auth/users/${driver._id}`, { role: 'admin' }),
      asDriver.get<Rejection>('settings'),
      asDriver.get<Rejection>('trips'),
      asDriver.get<Rejection>('appointment'),
      asDriver.post<Rejection>('reviews', { stars: 5 }),
      asDriver.get<Rejection>('campaigns'),
      asDriver.get<Rejection>('gateway'),
    ];
    const answers = await Promise.all(rejected);
    const notified = { code: 'access.denied', message: 'You may not do this.' };
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 403));
    expect(answers.map(({ body: { code, message } }) => ({ code, message }))).toEqual(
      answers.map(() => notified),
    );
  });

  test('has none of the lists of any other resource, but those that are open to strangers', async () => {
    const others = Object.values(resources).filter(
      ({ name }) => !['commands', 'tours'].includes(name),
    );
    const statuses = await Promise.all(
      others.map(async ({ name, path }) => {
        const asStranger = await server.stranger.get(path);
        const { status } = await asDriver.get(path);
        return { name, isOpen: asStranger.status === 200, status };
      }),
    );
    const named = (of: typeof statuses) => of.map(({ name }) => name);
    const open = statuses.filter(({ isOpen }) => isOpen);
    expect(named(open)).toEqual(
      expect.arrayContaining(['prices', 'gallery', 'faq', 'agb', 'reviews']),
    );
    expect(named(statuses.filter(({ status }) => status === 200))).toEqual(named(open));
    const closed = statuses.filter(({ isOpen }) => !isOpen);
    expect(closed.length).toBeGreaterThan(5);
    expect(closed.map(({ status }) => status)).toEqual(closed.map(() => 403));
  });

  test('reads of public content what strangers read, and no more', async () => {
    const make = async (question: string, shown: boolean) => {
      const { body } = await admin.post<{ data: { _id: string } }>('faq', {
        question: { de: question },
        answer: { de: 'Ja.' },
        shown,
      });
      return body.data._id;
    };
    const published = await make('Fahrt ihr auch samstags?', true);
    const draft = await make('Fahrt ihr auch sonntags?', false);
    const { body } = await asDriver.get<Many>('faq');
    expect(body.data.map(({ _id }) => _id)).toEqual([published]);
    expect(await statusOf(asDriver.get(`faq/${published}`))).toBe(200);
    expect(await statusOf(asDriver.get(`faq/${draft}`))).toBe(404);
  });

  test('has no chat: neither a conversation, nor a message, nor the live channel', async () => {
    const customer = await addCustomer(server);
    const write = { recieverId: customer._id, message: { type: 'text', content: 'Hallo' } };
    expect(await statusOf(asDriver.get('conversation'))).toBe(403);
    expect(await statusOf(asDriver.post('message', write))).toBe(403);
    const rejected = await rejectionOf(openSocket(server.url, { token: asDriver.token }));
    expect(rejected.data).toMatchObject({ code: 'access.denied' });
    const toDriver = await admin.post<Rejection>('message', { ...write, recieverId: driver._id });
    expect([toDriver.status, toDriver.body.fields]).toMatchObject([404, { recieverId: {} }]);
  });

  test('is no customer whom messages to many reach', async () => {
    const customer = await addCustomer(server);
    const toMany = (...ids: readonly string[]) =>
      admin.post<Rejection>('messages/broadcast', {
        ids,
        message: { type: 'text', content: 'Wir fahren am Freitag.' },
      });
    const { status, body } = await toMany(customer._id, driver._id);
    expect([status, body.fields]).toEqual([
      422,
      { 'ids.1': expect.stringContaining('does not exist') },
    ]);
    expect((await toMany(customer._id)).status).toBe(200);
  });

  test('answers no customer in the chat, and has no channels of its own', async () => {
    const customer = await addCustomer(server);
    const write = { recieverId: customer._id, message: { type: 'text', content: 'Hallo' } };
    await admin.post('message', write);
    const { body } = await admin.get<{ data: { conversations: readonly { _id: string }[] } }>(
      `conversation?clientId=${customer._id}`,
    );
    const [conversation] = body.data.conversations;
    const assigned = await admin.patch<Rejection>(`conversation/${conversation?._id}`, {
      assignedTo: driver._id,
    });
    expect([assigned.status, Object.keys(assigned.body.fields ?? {})]).toEqual([
      422,
      ['assignedTo'],
    ]);
    expect(await statusOf(admin.get(`message/channels/${driver._id}`))).toBe(404);
  });

  test('enters with a password alone: no code to sign in is sent', async () => {
    const { phone } = driver;
    await server.stranger.post('auth/signincode', { phone });
    expect(await codesTo(server.database, phone)).toEqual([]);
  });

  test('gets a new password by a code, as everybody', async () => {
    const forgetful = await admin.post<{ data: WireUser }>('auth/users', person());
    const { phone } = forgetful.body.data;
    const code = await ask(phone, freshAddress(), 'recovery');
    expect(await reset({ phone, code, address: freshAddress() })).toEqual({ changed: true });
    const enter = (password: string) => statusOf(server.stranger.post('auth', { phone, password }));
    expect(await enter(NEW_PASSWORD)).toBe(200);
    expect(await enter(PASSWORD)).toBe(401);
  });

  test('is no administrator: the last one stays', async () => {
    const { body } = await admin.get<{ user: WireUser }>('auth/me');
    const answer = await admin.put<Rejection>(`auth/users/${body.user._id}`, { role: 'driver' });
    expect([answer.status, answer.body.code]).toEqual([409, 'user.lastAdmin']);
  });

  test('searches nothing of which it may not read all searched fields, and no customers', async () => {
    const customer = await addCustomer(server, { lastName: 'Suchverboten' });
    await placeOrder(server, { user: customer._id });
    const searchOf = async (client: Client) =>
      (await client.get<{ data: { groups: unknown[] } }>('search?q=suchverboten')).body.data.groups;
    expect(await searchOf(admin)).toHaveLength(2);
    expect(await searchOf(asDriver)).toEqual([]);
  });
});

test('a role that is not declared is rejected by the name of its field', async () => {
  const made = await admin.post<Rejection>('auth/users', person({ role: 'pilot' }));
  expect([made.status, Object.keys(made.body.fields ?? {})]).toEqual([422, ['role']]);
  const requested = await admin.get<Rejection>('auth/users?role=pilot');
  expect([requested.status, Object.keys(requested.body.fields ?? {})]).toEqual([400, ['role']]);
});
