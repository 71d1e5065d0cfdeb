import { join } from 'node:path';
import { type Kysely, type QueryExecutor, sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { resources } from '../../domain/resources/registry.ts';
import { MODULES } from '../../server/app.ts';
import { checkMembers } from '../../server/database/check-members.ts';
import type { DB } from '../../server/database/database-types.ts';
import { migrate } from '../../server/database/migrate.ts';
import { canFlushAtOnce } from '../../server/database/postmaster.ts';
import { prepareQueues } from '../../server/jobs/queues.ts';
import { openResources } from '../../server/resources/engine.ts';
import { memberColumns } from '../../server/stored-members.ts';
import { loadedWith, packagesOf } from '../support/loaded-with.ts';
import { type OwnDatabase, ownDatabase } from '../support/own-database.ts';

const SERVER = join(import.meta.dirname, '../../server');
/** The lock, whether there is a history, and twice what it says: the numbers, and their order. */
const MOST_OF_MIGRATIONS = 6;
/** What has to be loaded before PostgreSQL is launched, of which this server has hundreds of files. */
const MOST_FILES = 60;
/** The lock, what pg-boss has to know of its tables, and one reading of all queues. */
const MOST_OF_QUEUES = 9;
/** Large libraries that a few calls use. */
const LATE = [
  '@simplewebauthn/server',
  'csv-parse/sync',
  'file-type',
  'read-excel-file/node',
  'sanitize-html',
  'sharp',
  'tar-stream',
];

let own: OwnDatabase;
beforeAll(async () => {
  own = await ownDatabase();
});
afterAll(() => own.close());

/** What is sent to a database while something is done with it. */
async function statementsOf(
  database: Kysely<DB>,
  work: () => Promise<unknown>,
): Promise<readonly string[]> {
  const executors = Object.getPrototypeOf(database.getExecutor()) as QueryExecutor;
  const query = vi.spyOn(executors, 'executeQuery');
  await work();
  const sent = query.mock.calls.map(([{ sql }]) => sql);
  query.mockRestore();
  return sent;
}

test('a database that is up to date is recognised without reading its catalogue', async () => {
  const sent = await statementsOf(own.database, () => migrate(own.database));
  expect(sent.length).toBeGreaterThan(0);
  expect(sent.length).toBeLessThanOrEqual(MOST_OF_MIGRATIONS);
  expect(sent.join()).not.toContain('pg_catalog');
});

test('all stored members are compared by one statement', async () => {
  const columns = memberColumns(openResources(resources, MODULES));
  const sent = await statementsOf(own.database, () => checkMembers(own.database, columns));
  expect(sent).toHaveLength(1);
});

test('the product is loaded while PostgreSQL starts, and not before', async () => {
  const files = await loadedWith(join(SERVER, 'start.ts'));
  expect(files).toContain(join(SERVER, 'database/open-database.ts'));
  expect(files).not.toContain(join(SERVER, 'app.ts'));
  expect(files.size).toBeLessThanOrEqual(MOST_FILES);
  expect(await loadedWith(join(SERVER, 'serve.ts'))).toContain(join(SERVER, 'app.ts'));
});

test('queues that are up to date are all recognised at once', async () => {
  await prepareQueues(own.database);
  const sent = await statementsOf(own.database, () => prepareQueues(own.database));
  expect(sent.length).toBeGreaterThan(0);
  expect(sent.length).toBeLessThanOrEqual(MOST_OF_QUEUES);
});

test('a queue with the options of an earlier version gets those of this one', async () => {
  await sql`update jobs.queue set retry_limit = 1 where name = 'outbox'`.execute(own.database);
  await prepareQueues(own.database);
  const { rows } = await sql<{ retry_limit: number }>`
    select retry_limit from jobs.queue where name in ('outbox', 'notices')`.execute(own.database);
  expect(new Set(rows.map((row) => row.retry_limit)).size).toBe(1);
});

test('what only a few calls use is not loaded before one of them', async () => {
  const packages = await packagesOf(await loadedWith(join(SERVER, 'serve.ts')));
  expect(packages).toContain('fastify');
  expect([...packages].filter((name) => LATE.includes(name))).toEqual([]);
});

test('after a crash all files are flushed at once, where the system reports what it could not write', () => {
  expect(canFlushAtOnce('linux', '5.8.0-63-generic')).toBe(true);
  expect(canFlushAtOnce('linux', '6.18.44')).toBe(true);
  expect(canFlushAtOnce('linux', '5.4.0-216-generic')).toBe(false);
  expect(canFlushAtOnce('darwin', '25.1.0')).toBe(false);
});
