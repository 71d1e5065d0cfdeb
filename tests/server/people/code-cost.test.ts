import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { HASH_OPTIONS } from '../../../server/people/passwords.ts';
import { at, codeCalls, codesTo, freshAddress } from '../../support/codes.ts';
import { addPerson, startServer, type TestServer } from '../../support/server.ts';

/** Each hash reads what it costs. */
const cost = vi.spyOn(HASH_OPTIONS, 'memoryCost', 'get').mockReturnValue(19_456);
afterAll(() => cost.mockRestore());

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ env: { TRUST_PROXY: '127.0.0.1', RATE_LIMIT: '100000' } });
});
afterAll(() => server.close());

const { ask, enter } = codeCalls(() => server);

test.each(['auth/forgetpassword', 'auth/signincode'])(
  'a stranger who is rejected at %s costs the server no hash',
  async (path) => {
    const { phone } = await addPerson(server, 'customer');
    const address = freshAddress();
    const request = () => server.stranger.post(path, { phone }, at(address));
    const statuses = [];
    cost.mockClear();
    for (let requested = 0; requested < 8; requested += 1) statuses.push((await request()).status);
    expect(statuses).toEqual([200, 200, 200, 429, 429, 429, 429, 429]);
    expect(cost).toHaveBeenCalledTimes(3);
  },
);

test('a customer who signs in by a code ends the other codes for that', async () => {
  const { phone } = await addPerson(server, 'customer');
  const address = freshAddress();
  const first = await ask(phone, address, 'signIn');
  const forReset = await ask(phone, address);
  const second = await ask(phone, address, 'signIn');
  expect((await enter(phone, second, address)).status).toBe(200);
  expect((await enter(phone, first, freshAddress())).status).toBe(401);
  expect(await codesTo(server.database, phone)).toContain(forReset);
  const left = await server.database
    .selectFrom('sign_in_code')
    .innerJoin('users', 'users.id', 'sign_in_code.user_id')
    .select('purpose')
    .where('phone', '=', phone)
    .execute();
  expect(left).toEqual([{ purpose: 'recovery' }]);
});
