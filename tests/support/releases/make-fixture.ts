/** `npm run release-fixture`: a backup of a small firm as one version left it, for the tests. */
import { mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { folderTarget } from '../../../server/backup/backup-target.ts';
import { makeBackup } from '../../../server/backup/make-backup.ts';
import { openFolderStore } from '../../../server/blobs/folder-store.ts';
import { connect } from '../../../server/database/connect.ts';
import { startEmbedded } from '../../../server/database/embedded.ts';
import { namesRun } from '../../../server/database/migrate.ts';
import { dataFolder, startProcess } from '../started-server.ts';
import { fewFiles } from './few-files.ts';
import { DOCUMENT_KEY, RELEASES } from './fixtures.ts';
import { workInOffice } from './office-work.ts';

const USAGE = `npm run release-fixture -- [CHECKOUT]
  CHECKOUT  a checkout of the version, with its packages installed; this one by default`;

const SILENT = { lost: () => undefined, back: () => undefined, failed: () => undefined };

/** Starts the version of a checkout on an empty folder, and uses it. */
async function live(checkout: string, dataDir: string): Promise<void> {
  const env = {
    DATA_DIR: dataDir,
    DOCUMENT_KEY_FILE: DOCUMENT_KEY,
    SAMPLE_DATA: 'true',
    LOG_LEVEL: 'error',
  };
  const server = await startProcess(env, { start: join(checkout, 'server/start.ts') });
  try {
    await workInOffice(await server.signIn());
  } finally {
    await server.end('SIGTERM');
  }
}

/** Backs up what that version has left, and returns the path of the backup. */
async function keep(dataDir: string): Promise<string> {
  const { connection, stop } = await startEmbedded(dataDir, SILENT);
  const folder = await mkdtemp(join(tmpdir(), 'jisr-release-'));
  try {
    const database = connect(connection, { max: 1 });
    const last = (await namesRun(database)).at(-1) ?? '';
    await database.destroy();
    const { name, rows, files, size } = await makeBackup({
      connection,
      blobs: fewFiles(openFolderStore(join(dataDir, 'files'))),
      target: folderTarget(folder),
      encryption: undefined,
      now: new Date(),
      signal: new AbortController().signal,
    });
    const path = join(RELEASES, `${last}.tar.zst`);
    await rename(join(folder, name), path);
    console.log(`${path}: ${rows} rows and ${files} files in ${size} bytes`);
    return path;
  } finally {
    await stop('fast');
    await rm(folder, { recursive: true, force: true });
  }
}

const [checkout = '.', ...others] = process.argv.slice(2);
if (others.length > 0 || checkout.startsWith('-')) {
  console.error(USAGE);
  process.exitCode = 2;
} else {
  const folder = await dataFolder();
  try {
    await live(resolve(checkout), folder.path);
    await keep(folder.path);
  } finally {
    await folder.remove();
  }
}
