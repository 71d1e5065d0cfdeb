import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { stateAt } from '../../../domain/publishing/publishing.ts';
import { waitingWork } from '../../../server/jobs/queues.ts';
import { keepInStep } from '../../../server/publishing/keep-in-step.ts';
import { revisionsOf } from '../../../server/resources/content-store.ts';
import type { Client } from '../../support/client.ts';
import { signInAs, startServer, type TestServer } from '../../support/server.ts';
import { workOff } from '../../support/work-off.ts';

type One = { data: Record<string, unknown> & { _id: string; state: string; __v: number } };
type Many = { data: { _id: string }[] };

const HOUR = 3_600_000;
const START = Date.now();
let now = new Date(START);
let server: TestServer;
let admin: Client;

const inHours = (hours: number) => new Date(START + hours * HOUR).toISOString();

beforeAll(async () => {
  server = await startServer({ clock: () => now });
  admin = await signInAs(server, 'admin');
});
afterAll(() => server.close());
beforeEach(() => {
  now = new Date(START);
});

/** A content that has been released, with its period in hours from the start. */
async function released(from?: number | null, until?: number | null, path = 'info') {
  const { body } = await admin.post<One>(path, {
    title: { de: 'Hafenstreik' },
    publishFrom: from == null ? null : inHours(from),
    publishUntil: until == null ? null : inHours(until),
  });
  const { body: after } = await admin.post<One>(`${path}/${body.data._id}/publish`, {});
  return after.data;
}
const at = (hours: number) => {
  now = new Date(START + hours * HOUR);
};
const stateOf = async (id: string, path = 'info') =>
  (await admin.get<One>(`${path}/${id}`)).body.data.state;
const publicIds = async () =>
  (await server.stranger.get<Many>('info')).body.data.map(({ _id }) => _id);
const look = () => keepInStep(server.app.engine, now, new AbortController().signal);

test('what is to begin later is scheduled by publishing it, and appears at its time', async () => {
  const { _id, state } = await released(2, 5);
  expect(state).toBe('scheduled');
  expect(await publicIds()).not.toContain(_id);
  at(1);
  await workOff(server, { only: ['publishing'], early: true });
  expect(await stateOf(_id)).toBe('scheduled');
  at(2);
  await look();
  expect(await stateOf(_id)).toBe('published');
  expect(await publicIds()).toContain(_id);
  at(5);
  await look();
  expect(await stateOf(_id)).toBe('expired');
  expect(await publicIds()).not.toContain(_id);
});

test('what is published at once says since when, and a beginning that was chosen stays', async () => {
  const { _id, state, publishFrom } = await released();
  expect([state, publishFrom]).toEqual(['published', inHours(0)]);
  at(1);
  await admin.put(`info/${_id}`, { publishFrom: null });
  expect((await admin.get<One>(`info/${_id}`)).body.data.publishFrom).toBeNull();
  const chosen = await released(-3);
  expect([chosen.state, chosen.publishFrom]).toEqual(['published', inHours(-3)]);
  const draft = await admin.post<One>('info', { title: { de: 'Entwurf' } });
  expect(draft.body.data.publishFrom).toBeNull();
});

test('a change of its dates gives a released content another state at once', async () => {
  const { _id } = await released();
  expect(await stateOf(_id)).toBe('published');
  await admin.put(`info/${_id}`, { publishFrom: inHours(3) });
  expect(await stateOf(_id)).toBe('scheduled');
  await admin.put(`info/${_id}`, { publishFrom: inHours(-3), publishUntil: inHours(-1) });
  expect(await stateOf(_id)).toBe('expired');
  await admin.put(`info/${_id}`, { publishUntil: null });
  expect(await stateOf(_id)).toBe('published');
});

test('a draft stays a draft, whatever its dates say', async () => {
  const { body } = await admin.post<One>('info', {
    title: { de: 'Entwurf' },
    publishFrom: inHours(1),
  });
  at(2);
  await look();
  expect(await stateOf(body.data._id)).toBe('draft');
});

test('two processes that look at the same moment change a content once, as the server', async () => {
  const { _id } = await released(1, null, 'adds');
  at(1);
  await Promise.all([look(), look(), look()]);
  expect(await stateOf(_id, 'adds')).toBe('published');
  const entries = await server.database
    .selectFrom('audit_entry')
    .select(['by_name', 'by_id', 'changes'])
    .where('record_id', '=', _id)
    .where('action', '=', 'change')
    .execute();
  expect(entries).toEqual([
    { by_name: 'Jisr', by_id: null, changes: { state: { from: 'scheduled', to: 'published' } } },
  ]);
  expect((await revisionsOf(server.database, _id)).at(-1)).toMatchObject({
    by_id: null,
    version: 3,
  });
});

test('work waits for the next moment of a released content, and then for the one after', async () => {
  const moments = async () => {
    const { rows } = await sql<{ start_after: Date }>`
      select start_after from ${waitingWork('publishing')} as work`.execute(server.database);
    return rows.map(({ start_after }) => start_after.toISOString());
  };
  await released(40, 50);
  expect(await moments()).toContain(inHours(40));
  expect(await moments()).not.toContain(inHours(50));
  at(40);
  await look();
  expect(await moments()).toContain(inHours(50));
});

test('somebody who publishes what is over already reads which end to change', async () => {
  const { body } = await admin.post<One>('info', {
    title: { de: 'Hafenstreik' },
    publishFrom: inHours(-4),
    publishUntil: inHours(-1),
  });
  const { _id } = body.data;
  const rejected = await admin.post<{ code: string; message: string; fields: object }>(
    `info/${_id}/publish`,
    {},
  );
  expect([rejected.status, rejected.body.code]).toEqual([422, 'record.invalid']);
  expect(Object.keys(rejected.body.fields)).toEqual(['publishUntil']);
  expect(rejected.body.message).toContain(inHours(-1));
  expect(await stateOf(_id)).toBe('draft');
  await admin.put(`info/${_id}`, { publishUntil: inHours(1) });
  expect((await admin.post(`info/${_id}/publish`, {})).status).toBe(200);
  expect(await stateOf(_id)).toBe('published');
});

const hours = fc.option(fc.integer({ min: -6, max: 6 }));

test('at any moment the state of a released content is what its period says', async () => {
  await fc.assert(
    fc.asyncProperty(
      ...([hours, hours, fc.array(fc.integer({ min: 0, max: 8 }), { maxLength: 4 })] as const),
      async (from, until, moments) => {
        fc.pre(until === null || until > Math.max(from ?? 0, 0));
        at(0);
        const period = {
          publishFrom: from === null ? null : inHours(from),
          publishUntil: until === null ? null : inHours(until),
        };
        const { _id, state } = await released(from, until);
        expect(state).toBe(stateAt(period, now));
        for (const moment of moments.toSorted((one, other) => one - other)) {
          at(moment);
          await look();
          expect(await stateOf(_id)).toBe(stateAt(period, now));
        }
      },
    ),
    { numRuns: 25 },
  );
});
