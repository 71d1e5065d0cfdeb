import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { ignoringFailure } from '../../domain/ignoring-failure.ts';
import { StartError } from './start-error.ts';

/** The operating system user that PostgreSQL runs as; `undefined` is the current one. */
export type Account = { readonly uid: number; readonly gid: number } | undefined;

const UNPRIVILEGED = 'nobody';
const run = promisify(execFile);

/**
 * PostgreSQL does not run as root, so root gives its folder to an unprivileged user: the owner of
 * an existing cluster, or else `nobody`.
 */
export async function accountFor(cluster: string): Promise<Account> {
  if (process.getuid?.() !== 0) return undefined;
  const owner = await ignoringFailure(stat(cluster), 'There may be no cluster yet.');
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  return { uid: await idOf('-u'), gid: await idOf('-g') };
}

async function idOf(flag: '-u' | '-g'): Promise<number> {
  try {
    return Number((await run('id', [flag, UNPRIVILEGED])).stdout);
  } catch {
    throw new StartError(
      `PostgreSQL cannot run as root, and this machine has no user "${UNPRIVILEGED}" to run it as. ` +
        'Start as an ordinary user, or set DATABASE_URL.',
    );
  }
}

/** Whether the account may enter a folder. */
export async function mayEnter(account: Account, folder: string): Promise<boolean> {
  // The shell changes the working directory, after the process has switched to the account.
  const entered = run('/bin/sh', ['-c', 'cd -- "$1"', 'sh', folder], { ...account, cwd: '/' });
  return entered.then(
    () => true,
    () => false,
  );
}
