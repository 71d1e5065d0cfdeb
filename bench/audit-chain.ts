// Does sealing the audit trail make changes slower, and how fast is the trail verified?
//
//   npm run bench:audit-chain       10,000 orders, in about a minute
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { buildApp } from '../server/app.ts';
import { verifyTrail } from '../server/audit/chain-state.ts';
import { sealEntries } from '../server/audit/seal-entries.ts';
import { readConfig } from '../server/base/config.ts';
import { openFolderStore } from '../server/blobs/folder-store.ts';
import type { DB } from '../server/database/database-types.ts';
import { startEmbedded } from '../server/database/embedded.ts';
import { migrate } from '../server/database/migrate.ts';
import { prepareQueues } from '../server/jobs/queues.ts';
import { addFirstAdministrator } from '../server/people/first-administrator.ts';
import { median, printRatio, printRow } from './figures.ts';
import { insertManyOrders } from './many-orders.ts';

const ADMIN = { phone: '+4915112345678', password: 'how-long-does-sealing-take' };
const ORDERS = 10_000;
const BLOCKS = 16;
const CHANGES_A_BLOCK = 60;
const SEAL_EVERY_MS = 250;
const ENTRIES = 100_000;
/** The limits. */
const MOST_BESIDE_UNSEALED = 1.1;
const MOST_MEMORY_RATIO = 1.5;

const now = () => new Date();

async function changer(origin: string, id: string) {
  const json = { 'content-type': 'application/json' };
  const answer = await fetch(`${origin}/api/v1/auth`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify(ADMIN),
  });
  const { token } = (await answer.json()) as { token: string };
  const headers = { ...json, authorization: `Bearer ${token}` };
  let wights = 1;
  return async () => {
    const start = performance.now();
    wights = wights === 1 ? 2 : 1;
    const changed = await fetch(`${origin}/api/v1/commands/${id}`, {
      method: 'PUT',
      headers,
      body: JSON.stringify({ wights }),
    });
    const text = await changed.text();
    if (!changed.ok) throw new Error(`The change was answered with ${text}`);
    return performance.now() - start;
  };
}

/** Blocks with sealing and without, in turns, so that both share the load of the machine. */
async function measure(database: Kysely<DB>, change: () => Promise<number>) {
  const times = { sealed: [] as number[], plain: [] as number[] };
  for (let block = 0; block < BLOCKS + 2; block += 1) {
    const isSealed = block % 2 === 0;
    const trigger = sql.raw(isSealed ? 'enable' : 'disable');
    await sql`alter table audit_entry ${trigger} trigger audit_entry_enqueue`.execute(database);
    const sealing = isSealed
      ? setInterval(() => void sealEntries(database, now), SEAL_EVERY_MS)
      : undefined;
    for (let at = 0; at < CHANGES_A_BLOCK; at += 1) {
      const time = await change();
      // The first two blocks warm up.
      if (block >= 2) times[isSealed ? 'sealed' : 'plain'].push(time);
    }
    clearInterval(sealing);
  }
  await sql`alter table audit_entry enable trigger audit_entry_enqueue`.execute(database);
  return { sealed: median(times.sealed), plain: median(times.plain) };
}

const addEntries = (database: Kysely<DB>, count: number) =>
  sql`
    insert into audit_entry (id, by_name, action, resource, record_id, changes)
    select gen_random_uuid(), 'Amina Probe', 'change', 'commands', gen_random_uuid(),
      '{"wights": {"from": 4, "to": 5}, "recipient.address": {"from": "Rabat", "to": "Fes"}}'
    from generate_series(1, ${count})
  `.execute(database);

const megabytes = () => {
  globalThis.gc?.();
  return process.memoryUsage().rss / 1e6;
};

const dataDir = mkdtempSync(join(tmpdir(), 'jisr-bench-'));
chmodSync(dataDir, 0o755);
const embedded = await startEmbedded(dataDir, { lost() {}, back() {}, failed() {} });
try {
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
  const blobs = openFolderStore(join(dataDir, 'files'));
  const app = await buildApp({ config, database, blobs, works: false });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const { rows } = await sql<{ id: string }>`
    select id from orders where stage = 'Validation' and not finished order by code limit 1
  `.execute(database);
  const { sealed, plain } = await measure(database, await changer(origin, rows[0]?.id ?? ''));
  printRow({
    name: 'a change with sealing',
    ours: sealed,
    unit: 'ms',
    digits: 2,
    peer: { name: 'without', figure: plain },
    limit: { times: MOST_BESIDE_UNSEALED },
  });

  await addEntries(database, ENTRIES / 10);
  await sealEntries(database, now);
  await verifyTrail(database, { now: now() });
  const few = megabytes();
  await addEntries(database, ENTRIES);
  const start = performance.now();
  const count = await sealEntries(database, now);
  const between = performance.now();
  // Entries of the blocks without sealing have no link: the last thing that is looked for.
  const { end, damage } = await verifyTrail(database, { now: now() });
  const verified = performance.now();
  const aSecond = { unit: 'a second' };
  const sealing = count / ((between - start) / 1000);
  const verifying = end.number / ((verified - between) / 1000);
  printRow({ name: 'entries that are sealed', ours: sealing, ...aSecond });
  printRow({ name: 'entries that are verified', ours: verifying, ...aSecond });
  if (damage?.kind !== 'entryInserted')
    throw new Error(`The trail has another damage: ${damage?.kind}`);
  printRatio('memory at ten times the entries', megabytes() / few, MOST_MEMORY_RATIO);
  await app.close();
  await pool.end();
} finally {
  await embedded.stop('immediate');
  rmSync(dataDir, { recursive: true, force: true });
}
