import { mkdir, realpath, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Account, mayEnter } from './account.ts';
import { diskFull, isDiskFull, StartError } from './start-error.ts';

/**
 * Creates the data folder if it is missing and proves that it is writable. Returns its real path.
 */
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
        'Give this user write access, or set DATA_DIR to another folder.',
    );
  }
  const folder = await realpath(dataDir);
  // pg_ctl passes the path to a shell inside double quotes.
  if (/["$`\\\n]/.test(folder)) {
    throw new StartError(
      `The data folder ${folder} has a character in its path that PostgreSQL cannot ` +
        'start with (" $ ` \\). Set DATA_DIR to another folder.',
    );
  }
  return folder;
}

/** Rejects a folder that the account cannot reach, and names the first closed folder on the way. */
export async function checkReachable(account: Account, folder: string): Promise<void> {
  if (!account || (await mayEnter(account, folder))) return;
  for (const step of stepsTo(folder)) {
    if (await mayEnter(account, step)) continue;
    throw new StartError(
      `PostgreSQL cannot run as root; it runs as user ${account.uid}, who cannot pass through ` +
        `the folder ${step} to ${folder}. Set DATA_DIR to a folder that all users can reach (such as ` +
        '/var/lib/jisr), or start as an ordinary user.',
    );
  }
}

function stepsTo(folder: string): string[] {
  const above = dirname(folder);
  return above === folder ? [folder] : [...stepsTo(above), folder];
}
