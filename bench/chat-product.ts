// The product as bench/chat.ts and bench/broadcast.ts measure it: its own database with many customers, each with a
// session. Ends with its parent. A message to it is answered with the memory that it uses.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '../server/app.ts';
import { readConfig } from '../server/base/config.ts';
import { openFolderStore } from '../server/blobs/folder-store.ts';
import { connect } from '../server/database/connect.ts';
import { startEmbedded } from '../server/database/embedded.ts';
import { migrate } from '../server/database/migrate.ts';
import { prepareQueues } from '../server/jobs/queues.ts';
import { listen } from '../server/listen.ts';
import { insertPeople } from './insert-people.ts';

const [customers = 0, staff = 0] = process.argv.slice(2).map(Number);

const dataDir = mkdtempSync(join(tmpdir(), 'jisr-bench-'));
chmodSync(dataDir, 0o755);
const embedded = await startEmbedded(dataDir, { lost() {}, back() {}, failed() {} });
const database = connect(embedded.connection, { max: 16 });
await migrate(database);
await prepareQueues(database);

const people = await insertPeople(database, { customers, staff });

const app = await buildApp({
  config: readConfig({
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    RATE_LIMIT: '1000000',
    LIVE_CONNECTIONS: '1000000',
    DAILY_MESSAGES: '1000000',
  }),
  database,
  blobs: openFolderStore(join(dataDir, 'files')),
  // All of the clients come from one address.
  connectionLimits: { mostOfAddress: 1_000_000 },
});
const url = await listen(app, { port: 0, host: '127.0.0.1', publicUrl: undefined });
process.once('disconnect', async () => {
  await app.close();
  await database.destroy();
  await embedded.stop('immediate');
  rmSync(dataDir, { recursive: true, force: true });
  process.exit();
});
process.on('message', () => {
  globalThis.gc?.();
  process.send?.(process.memoryUsage().rss);
});
process.send?.({ url, people, connection: embedded.connection });
