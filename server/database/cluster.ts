import { chown, mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import type { Account } from './account.ts';
import type { Run } from './programs.ts';
import { diskFull, isDiskFull, StartError } from './start-error.ts';

const INITDB = [
  '-U',
  'postgres',
  '-A',
  'trust',
  '-E',
  'UTF8',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--locale=C',
  '--no-instructions',
];

/**
 * Creates the cluster if there is none. It is created under another name and renamed when it is
 * complete, so that a start that was killed half way leaves nothing to repair.
 */
export async function makeCluster(folder: string, run: Run, account: Account): Promise<void> {
  const above = dirname(folder);
  if ((await readdir(above)).includes(basename(folder))) return;
  const draft = `${folder}.new`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { mode: 0o700 });
  if (account) await chown(draft, account.uid, account.gid);
  const { code, output } = await run('initdb', ['-D', draft, ...INITDB]);
  if (code !== 0) {
    await rm(draft, { recursive: true, force: true });
    if (isDiskFull(output)) throw diskFull(folder);
    throw new StartError(`The database could not be created in ${folder}:\n${output.trim()}`);
  }
  await rename(draft, folder);
  await settle(above);
}

/** Without this, a power loss could bring back the old name, which the next start deletes. */
async function settle(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
