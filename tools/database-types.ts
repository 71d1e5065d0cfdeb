/** Writes server/database/database-types.ts from a freshly migrated database; `--verify` compares instead. */
import { execFile } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { connect } from '../server/database/connect.ts';
import { startEmbedded } from '../server/database/embedded.ts';
import { migrate } from '../server/database/migrate.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const TARGET = join(ROOT, 'server', 'database', 'database-types.ts');
const run = promisify(execFile);

const folder = await mkdtemp(join(tmpdir(), 'jisr-types-'));
// When root starts this, the database runs as another user.
await chmod(folder, 0o755);
const ignore = { lost() {}, back() {}, failed() {} };
const server = await startEmbedded(folder, ignore);
try {
  const database = connect(server.connection, { max: 2 });
  await migrate(database);
  await database.destroy();
  const { host, user, database: name } = server.connection;
  const url = `postgresql://${user}@localhost/${name}?host=${encodeURIComponent(host)}`;
  await run(process.execPath, [
    join(ROOT, 'node_modules/kysely-codegen/dist/cli/bin.js'),
    '--dialect',
    'postgres',
    '--url',
    url,
    '--out-file',
    TARGET,
    '--type-only-imports',
    '--log-level',
    'error',
    '--exclude-pattern',
    'kysely_*',
    ...(process.argv.includes('--verify') ? ['--verify'] : []),
  ]);
} finally {
  await server.stop('immediate');
  await rm(folder, { recursive: true, force: true });
}
