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

test('a name is one name, however a keyboard composes its accents', async () => {
  expect(DECOMPOSED).not.toBe(COMPOSED);
  const first = await clerk.post<{ data: { Tname: string; Cities: string[] } }>('tours', {
    Tname: DECOMPOSED,
    Cities: [DECOMPOSED],
  });
  expect([first.body.data.Tname, first.body.data.Cities]).toEqual([COMPOSED, [COMPOSED]]);
  const second = await clerk.post<{ fields: object }>('tours', { Tname: COMPOSED });
  expect([second.status, Object.keys(second.body.fields)]).toEqual([422, ['Tname']]);
});

test('a list is asked in either spelling', async () => {
  const customer = await addCustomer(server, { cityName: DECOMPOSED, phone: freshPhone() });
  for (const city of [COMPOSED, DECOMPOSED]) {
    const query = `auth/users?cityName=${encodeURIComponent(city)}`;
    const { body } = await clerk.get<{ data: { _id: string }[] }>(query);
    expect(body.data.map(({ _id }) => _id)).toEqual([customer._id]);
  }
});

test('a password opens from every keyboard', async () => {
  const { id, phone } = await addPerson(server, 'customer');
  await clerk.put(`auth/users/${id}`, { password: DECOMPOSED });
  for (const password of [COMPOSED, DECOMPOSED]) {
    expect((await server.stranger.post('/auth', { phone, password })).status).toBe(200);
  }
});
