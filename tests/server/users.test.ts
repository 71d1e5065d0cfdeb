import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '../support/client.ts';
import { clientOf } from '../support/client.ts';
import { addCustomer, addTour, freshPhone, type WireUser } from '../support/records.ts';
import {
  addPerson,
  PASSWORD,
  signIn,
  signInAs,
  startServer,
  type TestServer,
} from '../support/server.ts';

type One = { data: WireUser };
type Many = { count: number; data: WireUser[] };
type Judged = { violations?: Record<string, { code: string }> };
type Rejection = { code: string; fields?: Record<string, string> };

let server: TestServer;
let admin: Client;

beforeAll(async () => {
  server = await startServer();
  admin = await signInAs(server, 'admin');
});
afterAll(() => server.close());

const signInWith = async (phone: string, password: string) =>
  (await server.stranger.post('auth', { phone, password })).status;

describe('a customer', () => {
  test('gets a code in sequence, a city id and a display name', async () => {
    const customer = await addCustomer(server, { cityName: 'Bad  Säckingen' });
    expect(customer).toMatchObject({
      name: 'Salma Muster',
      cityId: 'bad-sackingen',
      role: 'customer',
      status: 'active',
      photo: 'no-photo',
    });
    expect(customer.code).toMatch(/^K-\d{4,}$/);
  });

  test('has a telephone number that no other user has', async () => {
    const { phone } = await addCustomer(server);
    const answer = await admin.post<Rejection>('auth/users', {
      firstName: 'Nadia',
      lastName: 'Muster',
      phone: phone.replace('+', '00'),
    });
    expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([422, ['phone']]);
  });

  test('keeps the name of their tour when the tour is renamed', async () => {
    const tour = await addTour(server);
    const { _id } = await addCustomer(server, { tour: { _id: tour._id } });
    await admin.put(`tours/${tour._id}`, { Tname: 'Renamed' });
    const { data } = (await admin.get<One>(`auth/users/${_id}`)).body;
    expect(data.tour.Tname).toBe('Renamed');
    const found = await admin.get<Many>(`auth/users?tour._id=${tour._id}`);
    expect(found.body.count).toBe(1);
    const rejected = await admin.delete<Rejection>(`tours/${tour._id}`);
    expect([rejected.status, rejected.body.code]).toEqual([409, 'record.inUse']);
  });

  test('who is blocked stays blocked when a clerk empties their status', async () => {
    const person = await addPerson(server, 'customer', { status: 'blocked' });
    for (const body of [{ status: null }, { status: '' }, { role: null }]) {
      const answer = await admin.put<Rejection>(`auth/users/${person.id}`, body);
      expect([answer.status, answer.body.fields]).toEqual([
        422,
        { [String(Object.keys(body)[0])]: 'is required' },
      ]);
    }
    const { body } = await admin.get<One>(`auth/users/${person.id}`);
    expect(body.data).toMatchObject({ status: 'blocked', role: 'customer' });
  });

  test('can leave a tour, with one null', async () => {
    const tour = await addTour(server);
    const { _id } = await addCustomer(server, { tour: { _id: tour._id, SubsCribedCity: 'Fes' } });
    const { body } = await admin.put<One>(`auth/users/${_id}`, { tour: null });
    expect(body.data.tour).toEqual({ _id: null, Tname: null, SubsCribedCity: null });
  });

  test('cannot join a tour that does not exist', async () => {
    const stranger = await addCustomer(server);
    const { _id } = await addCustomer(server);
    const answer = await admin.put<Rejection>(`auth/users/${_id}`, { tour: { _id: stranger._id } });
    expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([422, ['tour._id']]);
  });
});

test("the first hundred users are listed at the specification's path", async () => {
  const { status, body } = await admin.get<Many>('auth/users?limit=100');
  expect(status).toBe(200);
  expect(Object.keys(body.data[0] ?? {})).toEqual(
    expect.arrayContaining(['role', 'firstName', 'lastName', 'photo']),
  );
});

describe('a password', () => {
  test('signs its owner in and is never returned, logged or searchable', async () => {
    const phone = freshPhone();
    const password = 'sehr-geheim-1';
    const { body } = await admin.post<One>('auth/users', {
      firstName: 'Omar',
      lastName: 'Muster',
      role: 'admin',
      phone,
      password,
    });
    expect(JSON.stringify(body)).not.toMatch(/password|geheim/);
    expect(await signInWith(phone, password)).toBe(200);
    const trail = await server.database
      .selectFrom('audit_entry')
      .select('changes')
      .where('record_id', '=', body.data._id)
      .execute();
    expect(JSON.stringify(trail)).toContain('password');
    expect(JSON.stringify(trail)).not.toContain('geheim');
    expect((await admin.get('auth/users?password=x')).status).toBe(400);
    expect((await admin.get('auth/users?sort=password')).status).toBe(400);
    expect((await admin.get('auth/users?fields=password')).status).toBe(400);
  });

  test('left empty in a form is not changed', async () => {
    const person = await addPerson(server, 'admin');
    for (const password of ['', null]) {
      expect((await admin.put(`auth/users/${person.id}`, { password })).status).toBe(200);
    }
    expect(await signInWith(person.phone, PASSWORD)).toBe(200);
  });

  test('that is changed ends every session of its owner', async () => {
    const person = await addPerson(server, 'admin');
    const session = await signIn(server, person.phone);
    await admin.put(`auth/users/${person.id}`, { password: 'another-password' });
    expect((await session.get('auth/me')).status).toBe(401);
    expect(await signInWith(person.phone, PASSWORD)).toBe(401);
    expect(await signInWith(person.phone, 'another-password')).toBe(200);
  });

  test('can be changed only by a user who enters the current one, not by anyone who finds a screen open', async () => {
    const person = await addPerson(server, 'admin');
    const self = await signIn(server, person.phone);
    const change = (body: object) => self.put<One & Judged>(`auth/users/${person.id}`, body);
    const password = 'another-password';
    const silent = await change({ password });
    expect([silent.status, silent.body.violations]).toEqual([
      422,
      { currentPassword: { code: 'required' } },
    ]);
    const wrong = await change({ password, currentPassword: 'a wrong password' });
    expect([wrong.status, wrong.body.violations]).toEqual([
      422,
      { currentPassword: { code: 'wrongPassword' } },
    ]);
    expect((await change({ language: 'fr', currentPassword: '' })).status).toBe(200);
    expect(await signInWith(person.phone, PASSWORD)).toBe(200);
    const right = await change({ password, currentPassword: PASSWORD });
    expect(right.status).toBe(200);
    expect(right.body.data).not.toHaveProperty('currentPassword');
    expect(await signInWith(person.phone, password)).toBe(200);
    const trail = await server.database
      .selectFrom('audit_entry')
      .select('changes')
      .where('record_id', '=', person.id)
      .execute();
    expect(JSON.stringify(trail)).not.toContain('currentPassword');
  });

  test('cannot be guessed on the page to change it: after six wrong ones there is a wait', async () => {
    const person = await addPerson(server, 'admin');
    const self = await signIn(server, person.phone);
    const guess = () =>
      self.put(`auth/users/${person.id}`, { password: 'x'.repeat(8), currentPassword: 'a guess' });
    for (let tries = 0; tries < 6; tries += 1) expect((await guess()).status).toBe(422);
    const rejected = await guess();
    expect([rejected.status, rejected.headers.get('retry-after')]).toEqual([429, '15']);
  });

  test('shorter than eight characters is rejected', async () => {
    const person = await addPerson(server, 'admin');
    const answer = await admin.put<Rejection>(`auth/users/${person.id}`, { password: 'short' });
    expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([422, ['password']]);
  });
});

describe('an administrator', () => {
  test.each([
    ['blocked', (id: string) => admin.put(`auth/users/${id}`, { status: 'blocked' })],
    ['deleted', (id: string) => admin.delete(`auth/users/${id}`)],
    ['made a customer', (id: string) => admin.put(`auth/users/${id}`, { role: 'customer' })],
  ])('who is %s no longer has a session', async (_what, act) => {
    const person = await addPerson(server, 'admin');
    const session = await signIn(server, person.phone);
    expect((await act(person.id)).status).toBe(200);
    expect((await session.get('auth/me')).status).toBe(401);
  });

  test('can neither block nor delete their own account', async () => {
    const person = await addPerson(server, 'admin');
    const self = await signIn(server, person.phone);
    const blocked = await self.put<Rejection>(`auth/users/${person.id}`, { status: 'blocked' });
    expect([blocked.status, blocked.body.code]).toEqual([409, 'user.oneself']);
    const deleted = await self.delete<Rejection>(`auth/users/${person.id}`);
    expect([deleted.status, deleted.body.code]).toEqual([409, 'user.oneself']);
    expect((await self.get('auth/me')).status).toBe(200);
  });

  test('who is the last active one cannot give up the role', async () => {
    await using own = await startServer();
    const person = await addPerson(own, 'admin');
    await addPerson(own, 'admin', { status: 'blocked' });
    const self = await signIn(own, person.phone);
    const answer = await self.put<Rejection>(`auth/users/${person.id}`, { role: 'customer' });
    expect([answer.status, answer.body.code]).toEqual([409, 'user.lastAdmin']);
  });

  test('who has no password does not count as another administrator', async () => {
    await using own = await startServer();
    const person = await addPerson(own, 'admin');
    const self = await signIn(own, person.phone);
    const made = await self.post<One>('auth/users', {
      firstName: 'Omar',
      lastName: 'Muster',
      role: 'admin',
      phone: freshPhone(),
    });
    const demote = () => self.put<Rejection>(`auth/users/${person.id}`, { role: 'customer' });
    const rejected = await demote();
    expect([rejected.status, rejected.body.code]).toEqual([409, 'user.lastAdmin']);
    await self.put(`auth/users/${made.body.data._id}`, { password: 'a-password-of-omar' });
    expect((await demote()).status).toBe(200);
  });

  test('and another one who block each other at the same time do not both succeed', async () => {
    for (let round = 0; round < 5; round += 1) {
      await using own = await startServer();
      const [one, two] = [await addPerson(own, 'admin'), await addPerson(own, 'admin')];
      const [asOne, asTwo] = [await signIn(own, one.phone), await signIn(own, two.phone)];
      const answers = await Promise.all([
        asOne.put(`auth/users/${two.id}`, { status: 'blocked' }),
        asTwo.put(`auth/users/${one.id}`, { status: 'blocked' }),
      ]);
      const left = await own.database
        .selectFrom('users')
        .select('id')
        .where('role', '=', 'admin')
        .where('status', '=', 'active')
        .execute();
      expect(left).toHaveLength(1);
      expect(answers.map(({ status }) => status)).toContain(200);
    }
  });
});

test('an ended token gives access to nothing', async () => {
  const client = clientOf(server.url, 'x'.repeat(43));
  expect((await client.get('auth/users')).status).toBe(401);
});
