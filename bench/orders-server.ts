// What the benches in a browser share: a database full of orders, the product on it, and on the same
// database further servers of the same API with another web client.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { build } from 'vite';
import { buildApp } from '../server/app.ts';
import { readConfig } from '../server/base/config.ts';
import { openFolderStore } from '../server/blobs/folder-store.ts';
import type { DB } from '../server/database/database-types.ts';
import { startEmbedded } from '../server/database/embedded.ts';
import { migrate } from '../server/database/migrate.ts';
import { prepareQueues } from '../server/jobs/queues.ts';
import { addFirstAdministrator } from '../server/people/first-administrator.ts';
import { buildIfStale } from '../tools/build-if-stale.ts';
import { precompress } from '../tools/precompress.ts';
import { insertManyOrders, type Many } from './many-orders.ts';

export const ADMIN = { phone: '+4915112345678', password: 'how-quick-is-it-all' };

/** A session as the login answers it. */
export type Session = { readonly token: string; readonly user: object };

export type OrdersServer = {
  readonly database: Kysely<DB>;
  /** Serves a web client, by default the product's, and returns its origin. */
  readonly serve: (webFolder?: string) => Promise<string>;
  /** Builds the web client in a folder beside this file, and returns where. */
  readonly buildPlain: (folder: string) => Promise<string>;
};

/** Logs in, and opens both groups, without which no list of orders is shown. */
export async function signIn(origin: string): Promise<Session> {
  const call = (path: string, body: object, token = '') =>
    fetch(`${origin}/api/v1/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
  const session = (await (await call('auth', ADMIN)).json()) as Session;
  for (const name of ['A', 'B']) {
    const group = await call('trips', { name }, session.token);
    if (!group.ok) throw new Error(`Group ${name} was answered with ${group.status}.`);
  }
  return session;
}

/** Starts it all; everything ends with the parent process. */
export async function openOrdersServer(many: Many): Promise<OrdersServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'jisr-bench-'));
  chmodSync(dataDir, 0o755);
  console.log(await buildIfStale());
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
  await prepareQueues(database);
  await insertManyOrders(database, many);
  const config = readConfig({
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    RATE_LIMIT: '1000000',
    ADMIN_PHONE: ADMIN.phone,
    ADMIN_PASSWORD: ADMIN.password,
  });
  await addFirstAdministrator(database, config);
  const blobs = openFolderStore(join(dataDir, 'files'));
  return {
    database,
    async serve(webFolder) {
      const app = await buildApp({ config, database, blobs, ...(webFolder && { webFolder }) });
      return app.listen({ port: 0, host: '127.0.0.1' });
    },
    async buildPlain(folder) {
      process.env.NODE_ENV = 'production';
      const outDir = join(dataDir, folder);
      await build({
        root: join(import.meta.dirname, folder),
        configFile: false,
        logLevel: 'error',
        plugins: [react()],
        build: { outDir, emptyOutDir: true, target: 'es2023', reportCompressedSize: false },
      });
      await precompress(outDir);
      return outDir;
    },
  };
}
