import { expect, test } from 'vitest';
import { prepareSample } from '../../../server/sample/prepare-sample.ts';
import { signInAs, startServer, type TestServer } from '../../support/server.ts';

const prepare = async (server: TestServer): Promise<string> => {
  const { logins = '' } = await prepareSample(server.app.engine, server.app.config);
  return logins;
};

const password = (notified: string): string => /password (\S+)/.exec(notified)?.[1] ?? '';

test('an operator reads once who of the invented customers can sign in, and with which password', async () => {
  await using server = await startServer({ env: { SAMPLE_DATA: 'true' } });
  await signInAs(server, 'admin');
  const notified = await prepare(server);
  const phones = notified.match(/\+49\d+/g) ?? [];
  expect(phones).toHaveLength(3);
  expect(password(notified)).toMatch(/^[\w-]{12}$/);
  for (const phone of phones) {
    const { status, body } = await server.stranger.post('auth', {
      phone,
      password: password(notified),
    });
    expect([status, body.role]).toEqual([200, 'customer']);
  }
  expect(await prepare(server)).toBe('');
});

test('nobody of the sample week can sign in where the page of customers is off', async () => {
  await using server = await startServer({ env: { SAMPLE_DATA: 'true', CUSTOMER_PAGE: 'false' } });
  await signInAs(server, 'admin');
  expect(await prepare(server)).toBe('');
  const found = await server.database
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'customer')
    .where('password_hash', 'is not', null)
    .execute();
  expect(found).toEqual([]);
});
