// How much longer does a change of an order's package count take than a change of another field?
// Parcels and search text should be written only as far as they differ. And how large is a list of
// orders with a long history, which it leaves out?
//
//   npm run bench:change-order      10,000 orders, in about half a minute
import { randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { buildApp } from '../server/app.ts';
import { readConfig } from '../server/base/config.ts';
import { openFolderStore } from '../server/blobs/folder-store.ts';
import type { DB } from '../server/database/database-types.ts';
import { type EmbeddedDatabase, startEmbedded } from '../server/database/embedded.ts';
import { migrate } from '../server/database/migrate.ts';
import { prepareQueues } from '../server/jobs/queues.ts';
import { addFirstAdministrator } from '../server/people/first-administrator.ts';
import { median, printRatio, printRow } from './figures.ts';
import { insertManyOrders } from './many-orders.ts';

const ADMIN = { phone: '+4915112345678', password: 'how-long-does-a-change-take' };
const ORDERS = 10_000;
const ROUNDS = 120;
const WARM_UP = 20;
/** The limit. */
const MOST_BESIDE_ANOTHER = 1.5;

/** The changes that are compared, each with two values that are written alternately. */
const CHANGES = {
  'package count 3 ↔ 4': [{ numofpackages: 4 }, { numofpackages: 3 }],
  'package count 20 ↔ 21': [{ numofpackages: 20 }, { numofpackages: 21 }],
  'weight (another field)': [{ wights: 12.5 }, { wights: 13 }],
  'extra price (another field)': [{ priceSub: '1.50' }, { priceSub: '2.50' }],
} as const;
type Name = keyof typeof CHANGES;
const NAMES = Object.keys(CHANGES) as Name[];

/** Changes an order, and returns the milliseconds that it took. */
type Put = (id: string, body: object) => Promise<number>;
/** The bytes of an answer. */
type Size = (path: string) => Promise<number>;

async function open(embedded: EmbeddedDatabase, dataDir: string) {
  const pool = new pg.Pool({ ...embedded.connection, max: 4 });
  const database = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
  await migrate(database);
  await prepareQueues(database);
  await insertManyOrders(database, { orders: ORDERS });
  const config = readConfig({
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    RATE_LIMIT: '1000000',
    ADMIN_PHONE: ADMIN.phone,
    ADMIN_PASSWORD: ADMIN.password,
  });
  await addFirstAdministrator(database, config);
  const app = await buildApp({
    config,
    database,
    blobs: openFolderStore(join(dataDir, 'files')),
  });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const close = async () => {
    await app.close();
    await pool.end();
  };
  return { database, origin, close };
}

async function signedIn(origin: string): Promise<{ put: Put; size: Size }> {
  const json = { 'content-type': 'application/json' };
  const answer = await fetch(`${origin}/api/v1/auth`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify(ADMIN),
  });
  const { token } = (await answer.json()) as { token: string };
  const headers = { ...json, authorization: `Bearer ${token}` };
  const size: Size = async (path) => {
    const answer = await fetch(`${origin}/api/v1/commands${path}`, { headers });
    return (await answer.arrayBuffer()).byteLength;
  };
  const put: Put = async (id, body) => {
    const start = performance.now();
    const changed = await fetch(`${origin}/api/v1/commands/${id}`, {
      method: 'PUT',
      // As the web client sends every change.
      headers: { ...headers, 'idempotency-key': randomUUID() },
      body: JSON.stringify(body),
    });
    const text = await changed.text();
    if (!changed.ok) throw new Error(`The change was answered with ${text}`);
    return performance.now() - start;
  };
  return { put, size };
}

/** One order for each change and round, interleaved, so that all share the load of the machine. */
async function measure(put: Put, ids: readonly string[]): Promise<Record<Name, number>> {
  const times = Object.fromEntries(NAMES.map((name) => [name, [] as number[]]));
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
    const sequence = round % 2 === 0 ? NAMES : NAMES.toReversed();
    for (const name of sequence) {
      const id = ids[NAMES.indexOf(name)] ?? '';
      const time = await put(id, CHANGES[name][round % 2] ?? {});
      if (round >= WARM_UP) times[name]?.push(time);
    }
  }
  return Object.fromEntries(NAMES.map((name) => [name, median(times[name] ?? [])])) as Record<
    Name,
    number
  >;
}

const dataDir = mkdtempSync(join(tmpdir(), 'jisr-bench-'));
chmodSync(dataDir, 0o755);
const embedded = await startEmbedded(dataDir, { lost() {}, back() {}, failed() {} });
try {
  const { database, origin, close } = await open(embedded, dataDir);
  const { rows } = await sql<{ id: string }>`
    select id from orders where stage = 'Validation' and not finished order by code
    limit ${NAMES.length}
  `.execute(database);
  const ids = rows.map(({ id }) => id);
  const { put, size } = await signedIn(origin);
  const medians = await measure(put, ids);
  const listed = await size(`?${ids.map((id) => `_id=${id}`).join('&')}`);
  const wholes = await Promise.all(ids.map((id) => size(`/${id}`)));
  const whole = wholes.reduce((sum, bytes) => sum + bytes, 0);
  await close();
  for (const name of NAMES) printRow({ name, ours: medians[name], unit: 'ms', digits: 1 });
  const others = Math.min(...NAMES.slice(2).map((name) => medians[name]));
  const ratio = Math.max(...NAMES.slice(0, 2).map((name) => medians[name])) / others;
  printRatio('package count beside another field', ratio, MOST_BESIDE_ANOTHER);
  printRow({
    name: `a list of ${ids.length} orders that were changed ${WARM_UP + ROUNDS} times`,
    ours: listed,
    unit: 'bytes',
    peer: { name: 'with their histories', figure: whole },
  });
} finally {
  await embedded.stop('immediate');
  rmSync(dataDir, { recursive: true, force: true });
}
