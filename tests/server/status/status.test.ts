import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  FINDINGS,
  STATUS_LINES,
  type StatusLine,
  type StatusLineName,
} from '../../../domain/status/status-lines.ts';
import { failedWork } from '../../../server/jobs/failed-work.ts';
import { openBoss } from '../../../server/jobs/queues.ts';
import { readCertificate } from '../../../server/status/read-certificate.ts';
import { hasLittleSpace } from '../../../server/status/read-storage.ts';
import type { Client } from '../../support/client.ts';
import { signInAs, startServer, type TestServer } from '../../support/server.ts';
import { until } from '../../support/started-server.ts';

type Status = {
  at: string;
  lines: readonly StatusLine[];
  migrations: readonly { name: string; at: string }[];
  queues: readonly { queue: string; waiting: number; active: number; failed: number }[];
  failed: readonly { _id: string; queue: string; reason: string; attempts: number }[];
  tables: readonly { name: string; bytes: number }[];
  files: readonly { name: string; bytes: number; count: number }[] | null;
};

const METRICS_TOKEN = 'a-token-of-the-tests';

let server: TestServer;
let office: Client;
const now = new Date('2100-05-01T10:00:00Z');
beforeAll(async () => {
  server = await startServer({ clock: () => now, env: { METRICS_TOKEN } });
  office = await signInAs(server, 'admin');
});
afterAll(() => server.close());

const read = async () => (await office.get<{ data: Status }>('status')).body.data;
const lineOf = ({ lines }: Status, name: StatusLineName) => lines.find(({ line }) => line === name);

/** Adds work that has failed as often as it may. */
async function fail(count: number, error: Error = new Error('The provider is gone.')) {
  const boss = openBoss(server.database);
  for (let at = 0; at < count; at += 1) {
    const id = await boss.send('legal', {}, { retryLimit: 0 });
    await boss.fetch('legal');
    await boss.fail('legal', id ?? '', error);
  }
}

it('says how each part of the installation stands, to administrators only', async () => {
  const customer = await signInAs(server, 'customer');
  expect((await customer.get('status')).status).toBe(403);
  expect((await customer.post('status/failed/retry', {})).status).toBe(403);
  expect((await customer.post('status/failed/discard', {})).status).toBe(403);
  expect((await server.stranger.get('status')).status).toBe(401);

  const status = await read();
  expect(status.lines.map(({ line }) => line)).toEqual(STATUS_LINES);
  for (const { line, finding, state } of status.lines) {
    expect(FINDINGS[line], line).toHaveProperty(finding, state);
    expect(finding, line).not.toBe('unread');
  }
  expect(lineOf(status, 'versions')?.facts).toMatchObject({ node: process.versions.node });
  expect(lineOf(status, 'migrations')).toMatchObject({ finding: 'applied', state: 'well' });
  expect(lineOf(status, 'clock')).toMatchObject({ finding: 'same' });
  expect(lineOf(status, 'messages')).toMatchObject({ finding: 'written' });
  expect(lineOf(status, 'certificate')).toMatchObject({ finding: 'none' });
  expect(lineOf(status, 'audit')).toMatchObject({ finding: 'first' });
  expect(lineOf(status, 'backups')).toMatchObject({ finding: 'late', state: 'broken' });
  expect(status.migrations.map(({ name }) => name)).toContain('0140_retention');
  expect(status.tables.length).toBeGreaterThan(5);
  expect(Math.abs(Date.parse(status.at) - Date.now())).toBeLessThan(60_000);
});

it('counts stored files by kind, in the background', async () => {
  await server.app.blobs.put('picture-one.png', new Uint8Array(1_000));
  await server.app.blobs.put('picture-two.png', new Uint8Array(500));
  await using other = await startServer();
  const admin = await signInAs(other, 'admin');
  await other.app.blobs.put('picture-one.png', new Uint8Array(1_000));
  await other.app.blobs.put('picture-two.png', new Uint8Array(500));
  const files = async () => (await admin.get<{ data: Status }>('status')).body.data.files;
  await until(async () => (await files()) !== null);
  expect(await files()).toEqual([{ name: 'picture', count: 2, bytes: 1_500 }]);
});

it('an administrator tries failed work again, or gives it up, and that is noted', async () => {
  await fail(3);
  const before = await read();
  expect(lineOf(before, 'queues')).toMatchObject({ finding: 'failed', state: 'look' });
  expect(before.queues).toContainEqual(expect.objectContaining({ queue: 'legal', failed: 3 }));
  expect(before.failed).toHaveLength(3);
  const metrics = await fetch(`${server.url}/metrics`, {
    headers: { authorization: `Bearer ${METRICS_TOKEN}` },
  });
  const figures = await metrics.text();
  expect(figures).toContain('jisr_jobs{queue="legal",state="failed"} 3');
  expect(figures).toContain('jisr_audit_damaged 0');
  expect(figures).toContain('jisr_audit_verified_timestamp_seconds 0');
  expect(figures).toContain('jisr_slow_queries_total 0');
  expect(figures).toMatch(/^jisr_database_pool_waiting \d+$/m);
  expect(figures).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
  expect(before.failed[0]).toMatchObject({
    queue: 'legal',
    attempts: 1,
    reason: 'The provider is gone.',
  });
  const [first, second] = before.failed.map(({ _id }) => _id);

  const retried = await office.post('status/failed/retry', { jobs: [first] });
  expect(retried.body).toMatchObject({ data: { jobs: 1 } });
  expect((await office.post('status/failed/retry', { jobs: [first] })).body).toMatchObject({
    data: { jobs: 0 },
  });
  expect((await office.post('status/failed/discard', { jobs: [second] })).status).toBe(200);
  const between = await read();
  expect(between.queues).toContainEqual(
    expect.objectContaining({ queue: 'legal', failed: 1, waiting: 1 }),
  );
  expect((await office.post('status/failed/retry', {})).body).toMatchObject({ data: { jobs: 1 } });
  const after = await read();
  expect(after.failed).toEqual([]);
  expect(lineOf(after, 'queues')).toMatchObject({ finding: 'working' });
  expect((await office.post('status/failed/retry', { jobs: ['x'] })).status).toBe(422);
  expect((await office.post('status/failed/retry', { all: true })).status).toBe(422);

  const entries = await server.database
    .selectFrom('audit_entry')
    .select(['action', 'changes'])
    .where('action', 'in', ['retryWork', 'discardWork'])
    .orderBy('id')
    .execute();
  expect(entries.map(({ action }) => action)).toEqual(['retryWork', 'discardWork', 'retryWork']);
  expect(entries[0]?.changes).toEqual({
    queue: { from: null, to: 'legal' },
    jobs: { from: null, to: 1 },
  });
});

it('what has failed stays longer than what was done, and quotes no rows', async () => {
  const rejected = Object.assign(new Error('Key (phone)=(+212600000001) already exists.'), {
    severity: 'ERROR',
    code: '23505',
  });
  await fail(1, rejected);
  const [work] = await failedWork(server.database, 1);
  expect(work?.reason).toBe('The database rejected a statement (23505).');
  const [job] = server.app.engine.jobs ? [work?.id] : [];
  await server.app.statusLines();
  const { keepFailed } = await import('../../../server/jobs/failed-work.ts');
  await keepFailed(server.database);
  const { rows } = await sql<{ days: number }>`
    select deletion_seconds / 86400 as days from jobs.job where id = ${job}
  `.execute(server.database);
  expect(rows).toEqual([{ days: 30 }]);
});

it('a damaged trail, and a migration of a newer version, are named', async () => {
  await sql`
    update audit_chain set verified_at = ${now}, verified_number = 3,
      damage = '{"kind":"entryChanged","number":2,"entry":null,"day":null}'
  `.execute(server.database);
  await sql`
    insert into kysely_migration (name, timestamp) values ('9999_tomorrow', '2100-01-01T00:00:00Z')
  `.execute(server.database);
  await using other = await startServer({
    database: { database: server.database, connection: server.connection, close: async () => {} },
  });
  const lines = await other.app.statusLines();
  const found = (name: StatusLineName) => lines.find(({ line }) => line === name);
  expect(found('audit')).toMatchObject({ finding: 'damaged', facts: { damaged: 2 } });
  expect(found('migrations')).toMatchObject({ finding: 'newer', facts: { unknown: 1 } });
});

it('calls nobody for a certificate without a public https address, and says what it found', async () => {
  expect(await readCertificate(undefined, () => now)).toEqual({ finding: 'none' });
  expect(await readCertificate('http://localhost:3000', () => now)).toEqual({ finding: 'none' });
  const { port } = new URL(server.url);
  const spoken = await readCertificate(`https://127.0.0.1:${port}`, () => now);
  expect(spoken.finding).toBe('unreachable');
});

it('a disk is short of space before it is full', () => {
  const giga = 1_000_000_000;
  expect(hasLittleSpace({ free: giga, size: 10 * giga })).toBe(true);
  expect(hasLittleSpace({ free: 15 * giga, size: 1_000 * giga })).toBe(true);
  expect(hasLittleSpace({ free: 30 * giga, size: 1_000 * giga })).toBe(false);
  expect(hasLittleSpace({ free: 5 * giga, size: 20 * giga })).toBe(false);
});
