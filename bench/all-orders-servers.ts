// The servers that bench/all-orders.ts compares: one database with ten thousand orders from
// Morocco, and on it the product, and the same API with a plain react-admin table as its client.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { build } from 'vite';
import { buildApp } from '../server/app.ts';
import { readConfig } from '../server/base/config.ts';
import { openFolderStore } from '../server/blobs/folder-store.ts';
import type { DB } from '../server/database/database-types.ts';
import { startEmbedded } from '../server/database/embedded.ts';
import { migrate } from '../server/database/migrate.ts';
import { addFirstAdministrator } from '../server/people/first-administrator.ts';
import { buildIfStale } from '../tools/build-if-stale.ts';
import { insertManyOrders } from './many-orders.ts';

const ADMIN = { phone: '+4915112345678', password: 'how-many-at-once' };
/** A quarter of them come from Morocco. */
const ALL = 40_000;

/** What the measuring process opens. */
export type Pages = { readonly ours: string; readonly plain: string; readonly session: Session };
type Session = { readonly token: string; readonly user: object };

async function buildPlain(outDir: string): Promise<void> {
  process.env.NODE_ENV = 'production';
  await build({
    root: join(import.meta.dirname, 'all-orders-plain'),
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
    build: { outDir, emptyOutDir: true, target: 'es2023', reportCompressedSize: false },
  });
}

async function signIn(origin: string): Promise<Session> {
  const call = (path: string, body: object, token = '') =>
    fetch(`${origin}/api/v1/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
  const session = (await (await call('auth', ADMIN)).json()) as Session;
  const group = await call('trips', { name: 'B' }, session.token);
  if (!group.ok) throw new Error(`The group was answered with ${group.status}.`);
  return session;
}

const dataDir = mkdtempSync(join(tmpdir(), 'jisr-bench-'));
chmodSync(dataDir, 0o755);
console.log(await buildIfStale());
await buildPlain(join(dataDir, 'plain'));
const embedded = await startEmbedded(dataDir, { lost() {}, back() {}, failed() {} });
const pool = new pg.Pool({ ...embedded.connection, max: 8 });
const database = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
process.once('disconnect', async () => {
  await pool.end();
  await embedded.stop('immediate');
  rmSync(dataDir, { recursive: true, force: true });
  process.exit();
});
await migrate(database);
await insertManyOrders(database, ALL);
// The dialog that opens over the list asks for an ID card, which every order has.
await sql`update orders set front_file = 'front', back_file = 'back'`.execute(database);
const config = readConfig({
  DATA_DIR: dataDir,
  LOG_LEVEL: 'silent',
  RATE_LIMIT: '1000000',
  ADMIN_PHONE: ADMIN.phone,
  ADMIN_PASSWORD: ADMIN.password,
});
await addFirstAdministrator(database, config);
const blobs = openFolderStore(join(dataDir, 'files'));
const serve = async (webFolder?: string) => {
  const app = await buildApp({ config, database, blobs, ...(webFolder && { webFolder }) });
  return app.listen({ port: 0, host: '127.0.0.1' });
};
const [ours, plain] = [await serve(), await serve(join(dataDir, 'plain'))];
const pages: Pages = {
  ours: `${ours}/ToDu`,
  plain: `${plain}/plain`,
  session: await signIn(ours),
};
process.send?.(pages);
