import { afterAll, beforeAll, expect, test } from 'vitest';
import { peopleModule } from '../../../server/people/people-module.ts';
import { at, codeCalls, freshAddress, wrong } from '../../support/codes.ts';
import { neighboursIn } from '../../support/neighbours.ts';
import { addPerson, signInAs, startServer, type TestServer } from '../../support/server.ts';

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
    // Three attempts were rejected, and are one entry.
    'blockAttempts',
    'requestCode',
    'wrongCode',
  ]);
  expect(entries.at(-1)?.changes).toMatchObject({ by: { to: 'recovery' } });
  const reported = JSON.stringify(entries);
  for (const secret of [phone, phone.slice(1), address, code])
    expect(reported).not.toContain(secret);
  // The same address can be recognised.
  const addresses = entries.map(
    ({ changes }) => JSON.stringify(changes).match(/"address":[^}]*/)?.[0],
  );
  expect(new Set(addresses).size).toBe(1);
});

test('blocks of neighbouring IPv6 networks are one entry an hour', async () => {
  const { id, phone } = await addPerson(server, 'customer');
  for (const address of neighboursIn(56).slice(0, 2)) {
    for (let tries = 0; tries < 8; tries += 1) {
      await server.stranger.post('auth', { phone, password: 'a wrong password' }, at(address));
    }
  }
  const actions = (await trailOf(id)).map(({ action }) => action);
  expect(actions.filter((action) => action === 'wrongPassword')).toHaveLength(12);
  expect(actions.filter((action) => action === 'blockAttempts')).toHaveLength(1);
});

type Row = {
  kind: string;
  way: string;
  user: { _id: string; name: string } | null;
  network: string | null;
  createdAt: string;
};
type Answer = { data: Row[]; count: number };

test('an administrator reads the attempts of a person, and those from one network', async () => {
  const clerk = await signInAs(server, 'admin');
  const { id, phone } = await addPerson(server, 'customer');
  const tryIn = (number: string) =>
    server.stranger.post('auth', { phone: number, password: 'a wrong password' }, at('192.0.2.77'));
  await tryIn(phone);
  await ask(phone, '192.0.2.78');
  await tryIn('+212699000078');
  const list = async (query: string) => (await clerk.get<Answer>(`attempts?${query}`)).body;

  const ofPerson = await list(`user=${id}&sort=-createdAt`);
  expect(ofPerson.data.map(({ kind, way }) => `${kind} ${way}`)).toEqual([
    'requestCode recovery',
    'wrongPassword password',
  ]);
  expect(ofPerson.data[0]?.user?._id).toBe(id);
  const network = encodeURIComponent('192.0.2.0/24');
  const fromThere = await list(`network=${network}&kind=wrongPassword&sort=createdAt`);
  expect(fromThere.data.map(({ user }) => user?._id ?? null)).toEqual([id, null]);
  expect(JSON.stringify(fromThere)).not.toContain('192.0.2.77');
  const { count, data } = await list(`network=${network}&page=2&limit=2&sort=createdAt`);
  expect([count, data.length]).toEqual([3, 1]);
});

test('nobody but an administrator reads attempts, and nobody writes them', async () => {
  const customer = await signInAs(server, 'customer');
  expect((await customer.get('attempts')).status).toBe(403);
  expect((await server.stranger.get('attempts')).status).toBe(401);
  const clerk = await signInAs(server, 'admin');
  expect((await clerk.post('attempts', { kind: 'wrongPassword' })).status).toBe(405);
});

test('attempts at a number that nobody has are in the trail as well, until they are old', async () => {
  const nobody = '00000000-0000-0000-0000-000000000000';
  const before = (await trailOf(nobody)).length;
  const body = { phone: '+212699000077', password: 'a wrong password' };
  await server.stranger.post('auth', body, at(freshAddress()));
  expect((await trailOf(nobody)).length).toBe(before + 1);
  now = new Date(now.getTime() + HALF_A_YEAR_MS + 1);
  for (const { work } of peopleModule.jobs?.(server.app) ?? [])
    await work(new AbortController().signal);
  expect(await trailOf(nobody)).toEqual([]);
});
