import { afterAll, beforeAll, expect, test } from 'vitest';
import { peopleRoom } from '../../../server/people/people-room.ts';
import { at, codeCalls, freshAddress, wrong } from '../../support/codes.ts';
import { addPerson, startServer, type TestServer } from '../../support/server.ts';

const HALF_A_YEAR_MS = 180 * 24 * 3_600_000;

let server: TestServer;
let now = new Date();
beforeAll(async () => {
  server = await startServer({ clock: () => now, env: { TRUST_PROXY: '127.0.0.1' } });
});
afterAll(() => server.close());

const { ask, reset } = codeCalls(() => server);

const trailOf = (id: string) =>
  server.database
    .selectFrom('audit_entry')
    .selectAll()
    .where('resource', '=', 'sessions')
    .where('record_id', '=', id)
    .orderBy('id')
    .execute();

test('an administrator finds wrong passwords, codes and blocks in the audit trail', async () => {
  const { id, phone } = await addPerson(server, 'customer');
  const address = freshAddress();
  const login = () =>
    server.stranger.post('auth', { phone, password: 'a wrong password' }, at(address));
  for (let tries = 0; tries < 9; tries += 1) await login();
  const code = await ask(phone, address);
  await reset({ phone, code: wrong(code), address });
  const entries = await trailOf(id);
  expect(entries.map(({ action }) => action)).toEqual([
    ...Array.from({ length: 6 }, () => 'wrongPassword'),
    // Three attempts were refused, and are one entry.
    'blockAttempts',
    'requestCode',
    'wrongCode',
  ]);
  expect(entries.at(-1)?.changes).toMatchObject({ by: { to: 'recovery' } });
  const said = JSON.stringify(entries);
  for (const secret of [phone, phone.slice(1), address, code]) expect(said).not.toContain(secret);
  // The same address can be recognised.
  const addresses = entries.map(
    ({ changes }) => JSON.stringify(changes).match(/"address":[^}]*/)?.[0],
  );
  expect(new Set(addresses).size).toBe(1);
});

test('attempts at a number that nobody has are in the trail as well, until they are old', async () => {
  const nobody = '00000000-0000-0000-0000-000000000000';
  const before = (await trailOf(nobody)).length;
  const body = { phone: '+212699000077', password: 'a wrong password' };
  await server.stranger.post('auth', body, at(freshAddress()));
  expect((await trailOf(nobody)).length).toBe(before + 1);
  now = new Date(now.getTime() + HALF_A_YEAR_MS + 1);
  for (const { work } of peopleRoom.jobs?.(server.app) ?? [])
    await work(new AbortController().signal);
  expect(await trailOf(nobody)).toEqual([]);
});
