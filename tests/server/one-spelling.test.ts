import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from '../support/client.ts';
import { addCustomer, freshPhone } from '../support/records.ts';
import { addPerson, signInAs, startServer, type TestServer } from '../support/server.ts';

const COMPOSED = 'Café du Nord'.normalize('NFC');
const DECOMPOSED = COMPOSED.normalize('NFD');

let server: TestServer;
let clerk: Client;
beforeAll(async () => {
  server = await startServer();
  clerk = await signInAs(server, 'admin');
});
afterAll(() => server.close());

test('a name is the same, however a keyboard composes its accents', async () => {
  expect(DECOMPOSED).not.toBe(COMPOSED);
  const first = await clerk.post<{ data: { Tname: string; Cities: string[] } }>('tours', {
    Tname: DECOMPOSED,
    Cities: [DECOMPOSED],
  });
  expect([first.body.data.Tname, first.body.data.Cities]).toEqual([COMPOSED, [COMPOSED]]);
  const second = await clerk.post<{ fields: object }>('tours', { Tname: COMPOSED });
  expect([second.status, Object.keys(second.body.fields)]).toEqual([422, ['Tname']]);
});

test('a list can be filtered in either spelling', async () => {
  const customer = await addCustomer(server, { cityName: DECOMPOSED, phone: freshPhone() });
  for (const city of [COMPOSED, DECOMPOSED]) {
    const query = `auth/users?cityName=${encodeURIComponent(city)}`;
    const { body } = await clerk.get<{ data: { _id: string }[] }>(query);
    expect(body.data.map(({ _id }) => _id)).toEqual([customer._id]);
  }
});

test('a password works from every keyboard', async () => {
  const { id, phone } = await addPerson(server, 'customer');
  await clerk.put(`auth/users/${id}`, { password: DECOMPOSED });
  for (const password of [COMPOSED, DECOMPOSED]) {
    expect((await server.stranger.post('/auth', { phone, password })).status).toBe(200);
  }
});

test('a name is stored without invisible characters, and found without them', async () => {
  const firstName = 'Sal\u202ema\u200b';
  const phone = freshPhone();
  const made = await clerk.post<{ data: { _id: string; firstName: string; address: string } }>(
    'auth/users',
    { firstName, lastName: 'می\u200cخواهم', phone: `\u202a${phone}\u202c`, address: '\u2060' },
  );
  expect([made.status, made.body.data]).toMatchObject([
    201,
    { firstName: 'Salma', lastName: 'می\u200cخواهم', phone, address: null },
  ]);
  const found = await clerk.get<{ count: number }>(
    `auth/users?phone=${encodeURIComponent(phone)}&search=${encodeURIComponent('Sa\u200blma')}`,
  );
  expect(found.body.count).toBe(1);
});

test('a name of invisible characters only counts as missing, and one with a control character is rejected', async () => {
  const rejected = async (firstName: string) =>
    (
      await clerk.post<{ fields: object; violations: object }>('auth/users', {
        firstName,
        lastName: 'Muster',
        phone: freshPhone(),
      })
    ).body.violations;
  expect(await rejected('\u200b\u3164')).toEqual({ firstName: { code: 'required' } });
  expect(await rejected('Sal\u0007ma')).toEqual({ firstName: { code: 'unprintable' } });
  expect(await rejected('Sal\u0085ma')).toEqual({ firstName: { code: 'unprintable' } });
});

test('a password is stored as it was typed, invisible characters included', async () => {
  const { id, phone } = await addPerson(server, 'customer');
  const password = 'pass\u200bword\u202e';
  await clerk.put(`auth/users/${id}`, { password });
  expect((await server.stranger.post('/auth', { phone, password })).status).toBe(200);
  const seen = await server.stranger.post('/auth', { phone, password: 'password' });
  expect(seen.status).toBe(401);
});
