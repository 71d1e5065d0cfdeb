import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ANONYMOUS } from '../../../domain/access.ts';
import type { Definition } from '../../../domain/define.ts';
import { mayRead } from '../../../domain/field-access.ts';
import type { Field } from '../../../domain/fields.ts';
import { fieldAt, fieldsTo, leavesOf, valueAt } from '../../../domain/paths.ts';
import { newId } from '../../../server/base/new-id.ts';
import type { Client } from '../../support/client.ts';
import { definitions } from '../../support/every-resource.ts';
import { drawing } from '../../support/pictures.ts';
import {
  createSample,
  createTargets,
  type ListBody,
  type OneBody,
  sampleCount,
  storeSampleFiles,
} from '../../support/sampled-resource.ts';
import { signInAs, startServer, type TestServer } from '../../support/server.ts';

const openOnes: [string, Definition][] = [];
const closedOnes: [string, Definition][] = [];
for (const one of Object.values(definitions)) {
  (one.access.list(ANONYMOUS) === false ? closedOnes : openOnes).push([one.name, one]);
}

type Stored = { shown: string[]; hidden: string[] };

let server: TestServer;
let admin: Client;
let readers: readonly Client[];
const stored = new Map<string, Stored>();
const storedOf = (name: string): Stored => stored.get(name) ?? { shown: [], hidden: [] };

/** A value of a field that the rule does not let anybody else see. */
function hiddenValue(field: Field | undefined, allowed: readonly unknown[], n: number): unknown {
  if (field?.kind === 'boolean') return !allowed[0];
  const others =
    field?.kind === 'choice' ? field.choices.filter((one) => !allowed.includes(one)) : [];
  const value = others[n % others.length];
  if (value === undefined) throw new Error('A scope names a field without a hidden value.');
  return value;
}

/** Every second record is visible to everybody, and the others to the staff only. */
async function keepSamples(definition: Definition, made: Record<string, string[]>): Promise<void> {
  const scope = definition.access.list(ANONYMOUS);
  const targets = await createTargets(admin, definition, definitions, made);
  const here: Stored = { shown: [], hidden: [] };
  for (let n = 0; n < sampleCount(definition); n += 1) {
    // Some references are of one record only, and there are three targets.
    const { _id } = await createSample(admin, definition, n, n < 3 ? targets : {});
    const isShown = n % 2 === 0 || typeof scope === 'boolean';
    for (const [path, value] of typeof scope === 'boolean' ? [] : Object.entries(scope)) {
      const allowed = [value].flat();
      const set = isShown
        ? allowed[0]
        : hiddenValue(fieldAt(definition.fields, path), allowed, n >> 1);
      await sql`
        update content set data = jsonb_set(data, ${`{${path}}`}::text[], ${JSON.stringify(set)}::jsonb)
        where id = ${_id}
      `.execute(server.database);
    }
    (isShown ? here.shown : here.hidden).push(_id);
  }
  stored.set(definition.name, here);
}

beforeAll(async () => {
  // It calls far more often than any site does.
  server = await startServer({ definitions, env: { PUBLIC_RATE_LIMIT: '1000000' } });
  storeSampleFiles(server.app.blobs);
  admin = await signInAs(server, 'admin');
  readers = [server.stranger, await signInAs(server, 'customer')];
  const made: Record<string, string[]> = {};
  for (const [, definition] of openOnes) await keepSamples(definition, made);
}, 180_000);
afterAll(() => server.close());

const idsOf = (body: ListBody): string[] => body.data.map(({ _id }) => _id);

/** The leaves that nobody but the staff may read. */
const secretPaths = ({ fields }: Definition): string[] =>
  leavesOf(fields).flatMap(([path]) =>
    fieldsTo(fields, path).every((one) => mayRead(one, ANONYMOUS)) ? [] : [path],
  );

describe.each(openOnes)('a reader of %s from outside the staff', (name, definition) => {
  const { path } = definition;
  const { fields } = definition;

  test('gets what everybody may see, and no count of more', async () => {
    const { hidden, shown } = storedOf(name);
    for (const reader of readers) {
      const { status, body } = await reader.get<ListBody>(path);
      expect(status).toBe(200);
      expect(idsOf(body)).toEqual(expect.arrayContaining(shown));
      expect(idsOf(body).filter((id) => hidden.includes(id))).toEqual([]);
      expect(body.count).toBe(body.data.length);
    }
  });

  test('cannot distinguish a hidden record from none', async () => {
    for (const reader of readers) {
      const none = await reader.get(`${path}/${newId()}`);
      for (const id of storedOf(name).hidden) {
        const one = await reader.get(`${path}/${id}`, { 'if-none-match': '*' });
        expect([one.status, one.body]).toEqual([404, none.body]);
        expect(one.headers.get('etag')).toBeNull();
      }
    }
  });

  test('finds no hidden record by any filter, order or search', async () => {
    const { hidden } = storedOf(name);
    const [first = ''] = [...hidden, ...storedOf(name).shown];
    const { data } = (await admin.get<OneBody>(`${path}/${first}`)).body;
    const requested = leavesOf(fields).flatMap(([leaf, field]) => {
      const value = valueAt(data, leaf);
      const text = encodeURIComponent(String(value ?? ''));
      const ways =
        field.filter === 'range' ? ['', '[ne]', '[gte]', '[lte]', '[gt]', '[lt]'] : ['', '[ne]'];
      return [
        `sort=${leaf}`,
        `sort=-${leaf}`,
        `fields=${leaf}`,
        `search=${text.slice(0, 20)}`,
        ...ways.map((way) => `${leaf}${way}=${text}`),
      ];
    });
    for (const reader of readers) {
      for (const query of [...requested, `_id=${first}`, 'page=2&limit=1']) {
        const { status, body } = await reader.get<ListBody>(`${path}?${query}`);
        const found = status === 200 ? idsOf(body) : [];
        expect([200, 400], query).toContain(status);
        expect(
          found.filter((id) => hidden.includes(id)),
          query,
        ).toEqual([]);
      }
    }
  });

  test('reads no field of the staff, neither shown nor requested', async () => {
    const [id = ''] = storedOf(name).shown;
    for (const reader of readers) {
      const listed = (await reader.get<ListBody>(path)).body.data;
      const { data } = (await reader.get<OneBody>(`${path}/${id}`)).body;
      for (const secret of secretPaths(definition)) {
        for (const record of [...listed, data])
          expect(valueAt(record, secret), secret).toBeUndefined();
        for (const query of [
          `fields=${secret}`,
          `sort=${secret}`,
          `${secret}=x`,
          `${secret}[ne]=x`,
        ]) {
          expect((await reader.get(`${path}?${query}`)).status, query).toBe(400);
        }
      }
    }
  });

  test('has a tag that a hidden record does not change, and that answers 304', async () => {
    const [first] = readers;
    const before = await first?.get(path);
    const tag = before?.headers.get('etag') ?? '';
    expect(tag).toMatch(/^"[\w-]+"$/);
    expect(before?.headers.get('cache-control')).toContain('public');
    expect(before?.headers.get('access-control-allow-origin')).toBe('*');
    for (const id of storedOf(name).hidden) {
      await sql`update content set updated_at = now() where id = ${id}`.execute(server.database);
    }
    expect((await first?.get(path, { 'if-none-match': tag }))?.status).toBe(304);
    expect((await first?.head(path))?.headers.get('etag')).toBe(tag);
    const own = await readers[1]?.get(path, { 'if-none-match': tag });
    expect([own?.status, own?.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(own?.headers.get('access-control-allow-origin')).toBeNull();
  });

  test('writes nothing without a session', async () => {
    const [id = ''] = storedOf(name).shown;
    expect((await server.stranger.post(path, {})).status).toBe(401);
    expect((await server.stranger.put(`${path}/${id}`, {})).status).toBe(401);
    expect((await server.stranger.delete(`${path}/${id}`)).status).toBe(401);
  });
});

describe.each(closedOnes)('a stranger who requests %s', (_name, { path, fields }) => {
  test('gets nothing, however they ask', async () => {
    const [leaf = ''] = Object.keys(fields);
    for (const query of [
      '',
      `/${newId()}`,
      '/bin',
      '?search=a',
      `?fields=${leaf}`,
      `?sort=${leaf}`,
    ]) {
      const { status, body, headers } = await server.stranger.get(`${path}${query}`);
      expect([status, body.code, headers.get('etag')], query).toEqual([
        401,
        'session.missing',
        null,
      ]);
    }
  });
});

describe('a stranger who requests a picture', () => {
  test('gets it while a public record names it, and no other', async () => {
    const form = () =>
      drawing().then((bytes) => new Blob([new Uint8Array(bytes)], { type: 'image/png' }));
    const body = new FormData();
    body.set('title', JSON.stringify({ de: 'Hafen' }));
    body.set('pic', await form(), 'port.png');
    const made = await admin.post<OneBody>('gallery', body);
    expect(made.status).toBe(201);
    const { _id, pic } = made.body.data;
    const ask = () => fetch(`${server.url}/api/v1/auth/getfile/${String(pic)}`);
    expect((await ask()).status).toBe(401);
    expect((await admin.put(`gallery/${_id}`, { shown: true })).status).toBe(200);
    const shown = await ask();
    expect([shown.status, shown.headers.get('cache-control')]).toEqual([200, 'public, max-age=60']);
    expect(shown.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    await shown.arrayBuffer();
    expect((await admin.put(`gallery/${_id}`, { shown: false })).status).toBe(200);
    expect((await ask()).status).toBe(401);
  });
});

describe('another site', () => {
  test('reads nothing if it is not one of those that may', async () => {
    const env = { PUBLIC_ORIGINS: 'https://www.example' };
    await using own = await startServer({ env });
    const from = async (origin: string) =>
      (await own.stranger.get('faq', { origin })).headers.get('access-control-allow-origin');
    expect(await from('https://www.example')).toBe('https://www.example');
    expect(await from('https://other.example')).toBeNull();
  });

  test('gets an answer to every example of the guide', async () => {
    const guide = await readFile(
      new URL('../../../docs/public-reading.md', import.meta.url),
      'utf8',
    );
    const examples = [...guide.matchAll(/^GET \/api\/v1\/(\S+)$/gm)].map(([, call = '']) => call);
    expect(examples).toHaveLength(3);
    for (const call of examples) expect((await server.stranger.get(call)).status, call).toBe(200);
  });

  test('finds in the description of the API which calls need no session', async () => {
    const answer = await fetch(`${server.url}/api/docs/json`);
    const { paths } = (await answer.json()) as {
      paths: Record<string, Record<string, { security?: object[] }>>;
    };
    for (const [, { path }] of openOnes) {
      expect(paths[`/api/v1/${path}`]?.get?.security).toContainEqual({});
    }
    for (const [, { path }] of closedOnes) {
      expect(paths[`/api/v1/${path}`]?.get?.security).toBeUndefined();
    }
  });
});
