import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MAX_PREFERENCE_BYTES, MAX_PREFERENCES } from '../../domain/people/preferences.ts';
import type { Client } from '../support/client.ts';
import { addPerson, signIn, signInAs, startServer, type TestServer } from '../support/server.ts';

type Preference = { key: string; value: unknown; updatedAt: string };
type Listed = { count: number; data: Preference[] };
type Rejection = { code: string; message: string; violations?: Record<string, unknown> };

const NOON = new Date('2026-11-23T12:00:00.000Z');
const COLUMNS = 'list:commands.validation:columns';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ clock: () => NOON });
});
afterAll(() => server.close());

const at = (key: string) => `preferences/${encodeURIComponent(key)}`;
const listOf = async (who: Client): Promise<Preference[]> =>
  (await who.get<Listed>('preferences')).body.data;

describe('a person who sets up their lists', () => {
  it('finds what they have chosen on another device, and may change and remove it', async () => {
    const { phone } = await addPerson(server, 'admin');
    const [harness, phoneDevice] = [await signIn(server, phone), await signIn(server, phone)];
    const value = { columns: ['sender', 'city'], width: 1.5, none: null };
    const stored = { key: COLUMNS, value, updatedAt: NOON.toISOString() };
    const answer = await harness.put(at(COLUMNS), { value });
    expect(answer).toMatchObject({ status: 200, body: { status: 'success', data: stored } });
    const listed = await phoneDevice.get('preferences');
    expect(listed.body).toEqual({ status: 'success', count: 1, data: [stored] });

    await phoneDevice.put(at(COLUMNS), { value: ['city'] });
    expect((await listOf(harness)).map((one) => one.value)).toEqual([['city']]);
    expect(await harness.delete(at(COLUMNS))).toMatchObject({ status: 204, body: '' });
    expect((await harness.delete(at(COLUMNS))).status).toBe(204);
    expect(await listOf(phoneDevice)).toEqual([]);
  });

  it.each([null, false, 0, '', 'nul \0, and half a pair \ud800', [], { b: 1, a: 2 }])(
    'gets %j back as they sent it',
    async (value) => {
      const clerk = await signInAs(server, 'admin');
      expect((await clerk.put(at('any'), { value })).status).toBe(200);
      const [stored] = await listOf(clerk);
      expect(JSON.stringify(stored?.value)).toBe(JSON.stringify(value));
    },
  );

  it('may name a view in their own language, with any sign', async () => {
    const clerk = await signInAs(server, 'admin');
    const key = `list:users.list:view:${'رأي/?#% '.repeat(22)}`;
    expect((await clerk.put(at(key), { value: 1 })).status).toBe(200);
    expect((await listOf(clerk)).map((one) => one.key)).toEqual([key]);
    expect((await clerk.delete(at(key))).status).toBe(204);
    expect(await listOf(clerk)).toEqual([]);
  });

  it('is answered the same once more when the connection broke in between', async () => {
    const clerk = await signInAs(server, 'admin');
    const key = { 'idempotency-key': 'saved-twice' };
    const first = await clerk.put(at('view'), { value: 1 }, key);
    const second = await clerk.put(at('view'), { value: 1 }, key);
    expect(first.status).toBe(200);
    expect(second.body).toEqual(first.body);
    expect(second.headers.get('idempotency-replayed')).toBe('true');
  });
});

describe('a person among others', () => {
  it('has preferences of their own, as a customer too', async () => {
    const [salma, clerk] = [await signInAs(server, 'customer'), await signInAs(server, 'admin')];
    expect((await salma.put(at(COLUMNS), { value: 'hers' })).status).toBe(200);
    expect((await clerk.put(at(COLUMNS), { value: 'his' })).status).toBe(200);
    await clerk.put(at('other'), { value: 1 });
    await clerk.delete(at('other'));
    await clerk.delete(at(COLUMNS));
    expect((await listOf(salma)).map(({ value }) => value)).toEqual(['hers']);
    expect(await listOf(clerk)).toEqual([]);
  });

  it('is not let in without a session', async () => {
    for (const answer of [
      await server.stranger.get('preferences'),
      await server.stranger.put(at(COLUMNS), { value: 1 }),
      await server.stranger.delete(at(COLUMNS)),
    ]) {
      expect(answer).toMatchObject({ status: 401, body: { code: 'session.missing' } });
    }
  });

  it('leaves nothing behind when their account is deleted', async () => {
    const admin = await signInAs(server, 'admin');
    const { id, phone } = await addPerson(server, 'customer');
    await (await signIn(server, phone)).put(at(COLUMNS), { value: 1 });
    const rows = () =>
      server.database.selectFrom('preference').selectAll().where('user_id', '=', id).execute();
    expect(await rows()).toHaveLength(1);
    expect((await admin.delete(`auth/users/${id}`)).status).toBe(200);
    expect(await rows()).toEqual([]);
  });
});

describe('a client that sends something else', () => {
  it.each([
    [{}, 422, 'record.invalid', { value: { code: 'required' } }],
    [{ value: 1, colour: 'red' }, 422, 'record.invalid', { colour: { code: 'unknownField' } }],
    [[], 400, 'request.malformed', undefined],
  ])('gets an error for %j, with the field', async (body, status, code, violations) => {
    const clerk = await signInAs(server, 'admin');
    const answer = await clerk.put<Rejection>(at('view'), body);
    expect(answer).toMatchObject({ status, body: { code } });
    expect(answer.body.violations).toEqual(violations);
    expect(await listOf(clerk)).toEqual([]);
  });

  it('may send a value of 16 kB, and nothing larger', async () => {
    const clerk = await signInAs(server, 'admin');
    const largest = 'é'.repeat(MAX_PREFERENCE_BYTES / 2 - 1);
    expect((await clerk.put(at('view'), { value: largest })).status).toBe(200);
    const answer = await clerk.put<Rejection>(at('view'), { value: `${largest}!` });
    expect(answer).toMatchObject({ status: 413, body: { code: 'request.tooLarge' } });
    expect(answer.body.violations).toEqual({
      value: { code: 'tooLong', limit: MAX_PREFERENCE_BYTES },
    });
    expect((await listOf(clerk)).map(({ value }) => value)).toEqual([largest]);
  });

  it.each<Record<string, string>>([{}, { 'idempotency-key': 'deep' }])(
    'reads with the headings %j that its value lies too deep, however deep it is',
    async (headings) => {
      const clerk = await signInAs(server, 'admin');
      const nested = (depth: number) => `{"value":${'['.repeat(depth)}${']'.repeat(depth)}}`;
      expect((await clerk.put(at('deep'), nested(31))).status).toBe(200);
      for (const depth of [32, 100_000]) {
        const answer = await clerk.put<Rejection>(at('deep'), nested(depth), headings);
        expect(answer).toMatchObject({ status: 400, body: { code: 'request.malformed' } });
        expect(answer.body.message).toContain('at most 32 deep');
      }
    },
  );

  it.each([
    ['k'.repeat(201), { code: 'tooLong', limit: 200 }],
    ['two\nlines', { code: 'pattern' }],
    ['nul\0', { code: 'pattern' }],
  ])('gets an error for the key %j', async (key, violation) => {
    const clerk = await signInAs(server, 'admin');
    const answers = [
      await clerk.put<Rejection>(at(key), { value: 1 }),
      await clerk.delete(at(key)),
    ];
    for (const answer of answers) {
      expect(answer).toMatchObject({ status: 400, body: { code: 'request.badValue' } });
      expect(answer.body.violations).toEqual({ key: violation });
    }
  });
});

describe('a person with as many preferences as an account keeps', () => {
  it('may change them, and adds another one only after removing one', async () => {
    const { id, phone } = await addPerson(server, 'admin');
    const clerk = await signIn(server, phone);
    await server.database
      .insertInto('preference')
      .values(
        Array.from({ length: MAX_PREFERENCES - 1 }, (_, number) => ({
          user_id: id,
          key: `view ${number}`,
          value: '1',
          updated_at: NOON,
        })),
      )
      .execute();
    const both = await Promise.all(
      ['one', 'two'].map((key) => clerk.put<Rejection>(at(key), { value: 1 })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const rejected = both.find(({ status }) => status === 409);
    expect(rejected?.body.code).toBe('preferences.full');
    expect(rejected?.body.message).toContain('500');

    expect((await clerk.put(at('view 7'), { value: 2 })).status).toBe(200);
    expect((await clerk.delete(at('view 7'))).status).toBe(204);
    expect((await clerk.put(at('three'), { value: 1 })).status).toBe(200);
    expect(await listOf(clerk)).toHaveLength(MAX_PREFERENCES);
  });
});
