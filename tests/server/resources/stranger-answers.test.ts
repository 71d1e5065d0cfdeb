import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { connect } from '../../../server/database/connect.ts';
import type { Client } from '../../support/client.ts';
import { type OwnDatabase, ownDatabase } from '../../support/own-database.ts';
import { signInAs, startServer, type TestServer } from '../../support/server.ts';

type One = { data: { _id: string; __v: number } };
type Many = { count: number; data: { _id: string; question: { de: string } }[] };

let shared: OwnDatabase;
let ours: TestServer;
let theirs: TestServer;
let admin: Client;
let closeOther: () => Promise<void>;

beforeAll(async () => {
  shared = await ownDatabase();
  // A second process has connections and a memory of its own.
  const database = connect(shared.connection, { max: 4 });
  closeOther = () => database.destroy();
  ours = await startServer({ database: shared });
  theirs = await startServer({ database: { ...shared, database } });
  admin = await signInAs(ours, 'admin');
});
afterAll(async () => {
  await Promise.all([ours.close(), theirs.close()]);
  await closeOther();
  await shared.close();
});

/** How many queries a server makes while something happens. */
async function queriesOf(server: TestServer, work: () => Promise<unknown>): Promise<number> {
  const query = vi.spyOn(server.database.getExecutor(), 'executeQuery');
  await work();
  const count = query.mock.calls.length;
  query.mockRestore();
  return count;
}

const ask = (server: TestServer, path = 'faq?sort=position') => server.stranger.get<Many>(path);
const questions = async (server: TestServer, path?: string) =>
  (await ask(server, path)).body.data.map(({ question }) => question.de);

async function addQuestion(de: string): Promise<string> {
  const { status, body } = await admin.post<One>('faq', { question: { de } });
  if (status !== 201) throw new Error(`The question was answered with ${status}.`);
  return body.data._id;
}

describe('a stranger who reads again', () => {
  test('costs one query, whatever the list holds, and gets the same answer', async () => {
    for (const de of ['Was kostet ein Paket?', 'Wann fahren Sie?']) await addQuestion(de);
    const first = await ask(ours, 'faq?sort=position&limit=1');
    const again = await queriesOf(ours, async () => {
      const answer = await ask(ours, 'faq?sort=position&limit=1');
      expect(answer.body).toEqual(first.body);
      expect(answer.headers.get('etag')).toBe(first.headers.get('etag'));
      expect(answer.headers.get('content-type')).toBe(first.headers.get('content-type'));
    });
    expect(again).toBe(1);
    const other = await queriesOf(ours, () => ask(ours, 'faq?sort=-position&limit=1'));
    expect(other).toBeGreaterThan(1);
  });

  test('makes the server read a list once, however many request it at the same time', async () => {
    await addQuestion('Kann ich mein Paket verfolgen?');
    const calls = 5;
    const cost = await queriesOf(ours, () => ask(ours));
    await addQuestion('Was darf in ein Paket?');
    const together = await queriesOf(ours, async () => {
      const answers = await Promise.all(Array.from({ length: calls }, () => ask(ours)));
      expect(new Set(answers.map(({ headers }) => headers.get('etag'))).size).toBe(1);
    });
    // Each looks whether something has changed; one of them reads.
    expect(together).toBe(cost + calls - 1);
  });

  test('for one record costs one query too', async () => {
    const id = await addQuestion('Wo ist Ihr Lager?');
    await ask(ours, `faq/${id}`);
    expect(await queriesOf(ours, () => ask(ours, `faq/${id}`))).toBe(1);
  });

  test('sees at once what was added, changed, hidden and deleted in another process', async () => {
    const id = await addQuestion('Holen Sie ab?');
    expect(await questions(theirs)).toContain('Holen Sie ab?');
    expect(
      (await admin.put(`faq/${id}`, { question: { de: 'Holen Sie Pakete ab?' } })).status,
    ).toBe(200);
    expect(await questions(theirs)).toContain('Holen Sie Pakete ab?');
    await admin.put(`faq/${id}`, { shown: false });
    expect(await questions(theirs)).not.toContain('Holen Sie Pakete ab?');
    expect((await ask(theirs, `faq/${id}`)).status).toBe(404);
    await admin.put(`faq/${id}`, { shown: true });
    expect(await questions(theirs)).toContain('Holen Sie Pakete ab?');
    expect((await ask(theirs, `faq/${id}`)).status).toBe(200);
    await admin.delete(`faq/${id}`);
    expect(await questions(theirs)).not.toContain('Holen Sie Pakete ab?');
    expect((await ask(theirs, `faq/${id}`)).status).toBe(404);
  });

  test('sees what was changed by hand, without a new version of the record', async () => {
    const id = await addQuestion('Alt?');
    expect(await questions(ours)).toContain('Alt?');
    await sql`
      update content set data = jsonb_set(data, '{question,de}', '"Neu?"') where id = ${id}
    `.execute(shared.database);
    expect(await questions(ours)).toContain('Neu?');
  });

  test('gets after fifty changes what the fiftieth stored', async () => {
    const id = await addQuestion('Nummer 0');
    for (let number = 1; number <= 50; number += 1) {
      const [{ status }] = await Promise.all([
        admin.put(`faq/${id}`, { question: { de: `Nummer ${number}` } }),
        ask(ours),
        ask(theirs),
      ]);
      expect(status).toBe(200);
      expect(await questions(ours)).toContain(`Nummer ${number}`);
      expect(await questions(theirs)).toContain(`Nummer ${number}`);
    }
  }, 180_000);
});

describe('a stranger who requests a long list', () => {
  const addPictures = (count: number) =>
    sql`
      insert into content (id, resource, data)
      select gen_random_uuid(), 'gallery', '{"shown":true}' from generate_series(1, ${sql.lit(count)})
    `.execute(shared.database);

  test('gets at most two hundred records in one answer, and must read page by page', async () => {
    await addPictures(200);
    expect((await ask(ours, 'gallery')).status).toBe(200);
    expect((await admin.get<Many>('gallery')).body.data).toHaveLength(200);
    await addPictures(1);
    const whole = await ask(ours, 'gallery');
    expect([whole.status, whole.body]).toMatchObject([413, { code: 'list.tooLong' }]);
    expect(whole.body).toMatchObject({ message: expect.stringContaining('200') });
    const long = await ask(ours, 'gallery?limit=201');
    expect([long.status, long.body]).toMatchObject([400, { code: 'request.badValue' }]);
    expect((await ask(ours, 'gallery?limit=200')).status).toBe(200);
    expect((await admin.get<Many>('gallery')).body.data).toHaveLength(201);
    expect((await admin.get<Many>('gallery?limit=201')).status).toBe(200);
  });

  test('does not make the database read all records to find out whether one has changed', async () => {
    await ask(ours, 'gallery?limit=1');
    const query = vi.spyOn(ours.database.getExecutor(), 'executeQuery');
    await ask(ours, 'gallery?limit=1');
    const requested = query.mock.calls.map(([{ sql: text }]) => text);
    query.mockRestore();
    expect(requested).toHaveLength(1);
    expect(requested[0]).not.toMatch(/\bcontent\b/);
  });
});

describe('somebody of the office', () => {
  test('neither gets what strangers get, nor leaves them what only they may read', async () => {
    const id = await addQuestion('Geheim?');
    await admin.put(`faq/${id}`, { shown: false });
    await ask(ours);
    const whole = (await admin.get<Many>('faq?sort=position')).body.data;
    expect(whole.map(({ _id }) => _id)).toContain(id);
    expect(await questions(ours)).not.toContain('Geheim?');
  });
});

describe('a stranger who sends requests without end', () => {
  test('learns when to go on, and does not shut out the office at the same address', async () => {
    await using own = await startServer({ env: { PUBLIC_RATE_LIMIT: '3' } });
    const office = await signInAs(own, 'admin');
    for (let call = 0; call < 3; call += 1) expect((await ask(own)).status).toBe(200);
    const rejected = await ask(own);
    expect([rejected.status, rejected.body]).toMatchObject([429, { code: 'request.tooMany' }]);
    expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await fetch(`${own.url}/legal/agb`)).status).toBe(429);
    expect((await office.get('faq')).status).toBe(200);
    expect((await own.stranger.get('auth/me')).status).toBe(401);
  });

  test('with many different questions does not make the process hold all of the answers', async () => {
    await ask(ours, 'faq?limit=1');
    for (let page = 2; page <= 302; page += 1) await ask(ours, `faq?limit=1&page=${page}`);
    expect(await queriesOf(ours, () => ask(ours, 'faq?limit=1&page=302'))).toBe(1);
    expect(await queriesOf(ours, () => ask(ours, 'faq?limit=1'))).toBeGreaterThan(1);
  }, 180_000);
});
