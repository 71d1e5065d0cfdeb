// The product as bench/chat.ts and bench/broadcast.ts measure it: its own database with many customers, each with a
// session. Ends with its parent. A message to it is answered with the memory that it uses.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '../server/app.ts';
import { readConfig } from '../server/base/config.ts';
import { newId } from '../server/base/new-id.ts';
import { sha256 } from '../server/base/sha256.ts';
import { openFolderStore } from '../server/blobs/folder-store.ts';
import { connect } from '../server/database/connect.ts';
import { startEmbedded } from '../server/database/embedded.ts';
import { migrate } from '../server/database/migrate.ts';
import { prepareQueues } from '../server/jobs/queues.ts';
import { newToken } from '../server/people/token.ts';
import type { Person } from './chat-people.ts';

const [customers = 0, staff = 0] = process.argv.slice(2).map(Number);
const DAY_MS = 86_400_000;
const ROWS_A_STATEMENT = 1000;

const dataDir = mkdtempSync(join(tmpdir(), 'jisr-bench-'));
chmodSync(dataDir, 0o755);
const embedded = await startEmbedded(dataDir, { lost() {}, back() {}, failed() {} });
const database = connect(embedded.connection, { max: 16 });
await migrate(database);
await prepareQueues(database);

const people: readonly Person[] = Array.from({ length: customers + staff }, (_, n) => ({
  id: newId(),
  token: newToken(),
  isStaff: n >= customers,
}));
const now = new Date();
for (let start = 0; start < people.length; start += ROWS_A_STATEMENT) {
  const some = people.slice(start, start + ROWS_A_STATEMENT);
  const users = some.map(({ id, isStaff }, n) => ({
    id,
    code: `B-${start + n}`,
    role: isStaff ? 'admin' : 'customer',
    status: 'active',
    first_name: 'Vorname',
    last_name: `Name${start + n}`,
    phone: `+4915${100_000_000 + start + n}`,
  }));
  const sessions = some.map(({ id, token }) => ({
    token_hash: sha256(token),
    user_id: id,
    created_at: now,
    used_at: now,
    expires_at: new Date(now.getTime() + DAY_MS),
  }));
  await database.insertInto('users').values(users).execute();
  await database.insertInto('session').values(sessions).execute();
}

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
const url = await app.listen({ port: 0, host: '127.0.0.1' });
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
