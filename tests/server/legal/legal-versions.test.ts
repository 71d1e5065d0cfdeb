import { hash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { canonicalText } from '../../../domain/legal/fingerprint.ts';
import { legalModule } from '../../../server/legal/legal-module.ts';
import type { Client } from '../../support/client.ts';
import { signInAs, startServer, type TestServer } from '../../support/server.ts';
import { workOff } from '../../support/work-off.ts';

type Version = Readonly<Record<string, unknown>> & {
  _id: string;
  published: Record<string, string | null>;
};

let server: TestServer;
let admin: Client;
let now = new Date('2026-11-20T10:00:00Z');

beforeAll(async () => {
  server = await startServer({ clock: () => now });
  admin = await signInAs(server, 'admin');
  await admin.post('settings', { name: 'Atlas <Kurier>', city: 'Köln' });
});
afterAll(() => server.close());

const draft = async (values: object = {}, page = 'agb') => {
  const text = { de: '<h2>Geltung</h2><p>Es gilt {{company.name}}.</p>' };
  const body = { text, changeNote: 'Neu', ...values };
  const answer = await admin.post<{ data: Version }>(page, body);
  expect(answer.status).toBe(201);
  return answer.body.data._id;
};
const act = (id: string, verb: string, page = 'agb') =>
  admin.post<{ data: Version; code: string; fields: object }>(`${page}/${id}/${verb}`);
const show = async (id: string, page = 'agb') =>
  (await admin.get<{ data: Version }>(`${page}/${id}`)).body.data;
const listed = async (client: Client, path: string) =>
  (await client.get<{ data: readonly Version[] }>(path)).body.data;

describe('An editor who publishes', () => {
  test('gets number 1 in force, with the settings filled in and its SHA-256', async () => {
    const id = await draft({ changeNote: null }, 'roles');
    const { status, body } = await act(id, 'publish', 'roles');
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      number: 1,
      state: 'published',
      effectiveFrom: '2026-11-20',
      publishedAt: now.toISOString(),
      publishedBy: 'Amina Probe',
      changedAt: { de: now.toISOString(), fr: null },
    });
    const { published } = body.data;
    expect(published.de).toBe('<h2>Geltung</h2><p>Es gilt Atlas &lt;Kurier&gt;.</p>');
    expect(body.data.sha256).toBe(hash('sha256', canonicalText(published)));
    const second = await draft({}, 'roles');
    await act(second, 'publish', 'roles');
    expect(await show(id, 'roles')).toMatchObject({ state: 'archived', number: 1 });
    expect(await listed(server.stranger, 'roles/current')).toMatchObject([{ number: 2 }]);
    expect(await listed(server.stranger, 'roles/v1')).toMatchObject([{ number: 1 }]);
    expect(await listed(server.stranger, 'roles/v3')).toEqual([]);
  });

  test('is rejected with the field that is wrong, and nothing has happened', async () => {
    await act(await draft(), 'publish');
    const rejected = async (values: object) => {
      const id = await draft(values);
      const { status, body } = await act(id, 'publish');
      expect(status).toBe(422);
      expect(await show(id)).toMatchObject({ state: 'draft', number: null, sha256: null });
      return Object.keys(body.fields);
    };
    expect(await rejected({ changeNote: ' ' })).toEqual(['changeNote']);
    expect(await rejected({ effectiveFrom: '2026-11-19' })).toEqual(['effectiveFrom']);
    expect(await rejected({ text: { fr: '<p>Texte</p>' } })).toEqual(['text.de']);
    expect(await rejected({ text: { de: '<p>a</p>', ar: '<p>{{x}}</p>' } })).toEqual(['text.ar']);
  });

  test('cannot change or delete what is published, archived or scheduled', async () => {
    const id = await draft();
    await act(id, 'publish');
    const later = await draft({ effectiveFrom: '2030-01-01' });
    await act(later, 'publish');
    await act(await draft(), 'publish');
    for (const one of [id, later]) {
      const before = await show(one);
      const put = await admin.put(`agb/${one}`, { text: { de: '<p>anders</p>' } });
      const note = await admin.put(`agb/${one}`, { changeNote: 'anders' });
      const removed = await admin.delete(`agb/${one}`);
      for (const { status, body } of [put, note, removed]) {
        expect([status, body.code]).toEqual([409, 'transition.forbidden']);
      }
      expect(await show(one)).toEqual(before);
    }
    expect((await act(later, 'withdraw')).body.data).toMatchObject({
      state: 'draft',
      sha256: null,
      publishedAt: null,
      number: null,
    });
    expect((await admin.delete(`agb/${later}`)).status).toBe(200);
  });

  test('and another one who publishes at the same time get two numbers, one in force', async () => {
    const ids = await Promise.all([draft(), draft(), draft()]);
    const answers = await Promise.all(ids.map((id) => act(id, 'publish')));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const versions = await listed(admin, 'agb?sort=number');
    const numbers = versions.flatMap(({ number }) => (number === null ? [] : [number]));
    expect(numbers).toEqual(numbers.map((_, at) => at + 1));
    expect(versions.filter(({ state }) => state === 'published')).toHaveLength(1);
  });
});

describe('An editor who changes one language', () => {
  test('leaves the others marked as older, in a copy of the version too', async () => {
    const first = now.toISOString();
    const text = { de: '<p>Erster Stand.</p>', fr: '<p>Premier état.</p>' };
    const id = await draft({ text });
    expect(await show(id)).toMatchObject({ changedAt: { de: first, fr: first, ar: null } });
    now = new Date(now.getTime() + 60_000);
    const changed = { de: '<p>Zweiter Stand.</p>' };
    const { body } = await admin.put<{ data: Version }>(`agb/${id}`, { text: changed });
    const changedAt = { de: now.toISOString(), fr: first, ar: null };
    expect(body.data).toMatchObject({ changedAt });
    now = new Date(now.getTime() + 60_000);
    await admin.put(`agb/${id}`, { changeNote: 'Nur ein Hinweis' });
    expect(await show(id)).toMatchObject({ changedAt });
    const copy = await draft({ text: { ...text, ...changed } });
    expect(await show(copy)).toMatchObject({ changedAt });
    await admin.put(`agb/${copy}`, { text: { fr: null } });
    expect(await show(copy)).toMatchObject({ changedAt: { ...changedAt, fr: null } });
  });
});

describe('A scheduled version', () => {
  test('comes into force at its midnight in Germany, once', async () => {
    const id = await draft({ effectiveFrom: '2026-11-24' });
    expect((await act(id, 'publish')).body.data).toMatchObject({ state: 'scheduled' });
    const sameDay = await act(await draft({ effectiveFrom: '2026-11-24' }), 'publish');
    expect([sameDay.status, sameDay.body.fields]).toMatchObject([422, { effectiveFrom: {} }]);
    now = new Date('2026-11-23T22:59:59Z');
    await workOff(server, { only: ['legal'], early: true });
    expect(await show(id)).toMatchObject({ state: 'scheduled' });
    const [former] = await listed(admin, 'agb/current');
    now = new Date('2026-11-23T23:00:00Z');
    expect((await act(id, 'withdraw')).status).toBe(409);
    const [worker] = legalModule.workers?.(server.app) ?? [];
    const work = worker?.work as (data: object, signal: AbortSignal) => Promise<void>;
    await Promise.all([1, 2, 3].map(() => work({}, new AbortController().signal)));
    const inForce = await show(id);
    expect(inForce).toMatchObject({ state: 'published', number: Number(former?.number) + 1 });
    expect(await show(former?._id ?? '')).toMatchObject({ state: 'archived' });
    now = new Date('2026-11-21T00:00:00Z');
    await work({}, new AbortController().signal);
    expect(await show(id)).toEqual(inForce);
  });
});

describe('Nobody but the staff', () => {
  test('reads drafts and scheduled versions, or what is not for everybody', async () => {
    const secret = 'Geheimwort';
    const text = { de: `<p>${secret}</p>` };
    const hidden = [
      await draft({ text, changeNote: secret }),
      await draft({ text, changeNote: secret, effectiveFrom: '2031-01-01' }),
    ];
    await act(hidden[1] ?? '', 'publish');
    const customer = await signInAs(server, 'customer');
    for (const client of [server.stranger, customer]) {
      for (const id of hidden) expect((await client.get(`agb/${id}`)).status).toBe(404);
      const paths = [
        'agb',
        'agb?state=draft',
        'agb?state=scheduled',
        'agb/current',
        'agb/v1',
        'agb?fields=published,state',
        `agb?search=${secret}`,
        'agb?sort=-effectiveFrom',
        'agb?effectiveFrom[gte]=2031-01-01',
      ];
      for (const path of paths) {
        const { body } = await client.get<{ data?: readonly Version[] }>(path);
        const reported = JSON.stringify(body);
        for (const word of [secret, ...hidden, 'changeNote', 'publishedBy', 'changedAt']) {
          expect(reported).not.toContain(word);
        }
      }
      for (const path of ['agb?sort=changeNote', 'agb?fields=text', 'agb?changeNote=x']) {
        expect((await client.get(path)).status).toBe(400);
      }
    }
  });
});
