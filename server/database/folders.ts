import { createHash } from 'node:crypto';
import { chmod, chown, lstat, mkdir, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Account, mayEnter } from './account.ts';
import { diskFull, isDiskFull, StartError } from './start-error.ts';

/** Makes the data folder where it is missing and proves that it can be written. Its real path. */
export async function openDataFolder(dataDir: string): Promise<string> {
  try {
    await mkdir(dataDir, { recursive: true });
    const probe = join(dataDir, `.write-test-${process.pid}`);
    await writeFile(probe, 'can this folder be written?');
    await rm(probe);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (isDiskFull(code)) throw diskFull(dataDir);
    throw new StartError(
      `The data folder ${dataDir} cannot be written (${code}). ` +
        'Give this user the right to write it, or set DATA_DIR to another folder.',
    );
  }
  const folder = await realpath(dataDir);
  // pg_ctl hands the path to a shell inside double quotes.
  if (/["$`\\\n]/.test(folder)) {
    throw new StartError(
      `The data folder ${folder} has a character in its name that PostgreSQL's own start cannot ` +
        'take (" $ ` \\). Set DATA_DIR to another folder.',
    );
  }
  return folder;
}

/** Refuses a folder that the account cannot reach, naming the first folder on the way that is shut. */
export async function checkReachable(account: Account, folder: string): Promise<void> {
  if (!account || (await mayEnter(account, folder))) return;
  for (const step of stepsTo(folder)) {
    if (await mayEnter(account, step)) continue;
    throw new StartError(
      `PostgreSQL cannot run as root; it runs as user ${account.uid}, whom the folder ${step} does ` +
        `not let through to ${folder}. Set DATA_DIR to a folder that everybody can reach (such as ` +
        '/var/lib/jisr), or start as an ordinary user.',
    );
  }
}

function stepsTo(folder: string): string[] {
  const above = dirname(folder);
  return above === folder ? [folder] : [...stepsTo(above), folder];
}

/**
 * Where the socket of a cluster's server lies. The name is short because the path of a socket may
 * have about 100 characters only, and comes from the cluster's, so that an orphan is found again.
 */
export function socketFolderOf(cluster: string): string {
  const hash = createHash('sha256').update(cluster).digest('hex').slice(0, 16);
  return join(tmpdir(), `jisr-${hash}`);
}

/** Makes the folder of the socket where it is missing, private to the account. */
export async function openSocketFolder(folder: string, account: Account): Promise<void> {
  await mkdir(folder, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  const state = await lstat(folder);
  const owners = [process.getuid?.(), account?.uid];
  if (!state.isDirectory() || !owners.includes(state.uid)) {
    throw new StartError(
      `${folder} is needed for the database's socket, and belongs to somebody else. Remove it.`,
    );
  }
  await chmod(folder, 0o700);
  if (account) await chown(folder, account.uid, account.gid);
}
