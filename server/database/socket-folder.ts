import { createHash } from 'node:crypto';
import { chmod, chown, lstat, mkdir, readdir, readFile, rm, rmdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ignoringFailure } from '../../domain/ignoring-failure.ts';
import type { Account } from './account.ts';
import { processState } from './processes.ts';
import { StartError } from './start-error.ts';

const NAME = /^jisr-[0-9a-f]{16}$/;
const SOCKET = '.s.PGSQL.5432';
const LOCK = `${SOCKET}.lock`;
/** Younger folders may belong to a server that is starting right now. */
const SETTLED_MS = 3_600_000;

/**
 * Where a cluster's server has its socket. The name is short because a socket path may have only
 * about 100 characters. It is derived from the cluster's name, so that an orphan can be found
 * again.
 */
export function socketFolderOf(cluster: string): string {
  const hash = createHash('sha256').update(cluster).digest('hex').slice(0, 16);
  return join(tmpdir(), `jisr-${hash}`);
}

/** Creates the socket folder if it is missing, private to the account. */
export async function openSocketFolder(folder: string, account: Account): Promise<void> {
  await mkdir(folder, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  if (!(await isOwned(folder, account))) {
    throw new StartError(
      `${folder} is needed for the database's socket, and belongs to another user. Remove it.`,
    );
  }
  // This also shows the folder as in use: its modification time is checked below.
  await chmod(folder, 0o700);
  if (account) await chown(folder, account.uid, account.gid);
}

/** Removes the folder of a server that has stopped, unless it is not empty. */
export async function closeSocketFolder(folder: string): Promise<void> {
  await ignoringFailure(rmdir(folder), 'It may be missing, or contain something else.');
}

/** Removes the socket folders that our killed servers left behind and that no process uses. */
export async function removeStaleSocketFolders(
  account: Account,
  { within = tmpdir(), settledMs = SETTLED_MS } = {},
): Promise<void> {
  const names = await ignoringFailure(readdir(within), 'What cannot be listed is not tidied up.');
  for (const name of (names ?? []).filter((one) => NAME.test(one))) {
    const folder = join(within, name);
    if (!(await isStale(folder, account, settledMs))) continue;
    await Promise.all([SOCKET, LOCK].map((file) => rm(join(folder, file), { force: true })));
    await closeSocketFolder(folder);
  }
}

async function isOwned(folder: string, account: Account): Promise<boolean> {
  const state = await lstat(folder);
  return state.isDirectory() && [process.getuid?.(), account?.uid].includes(state.uid);
}

async function isStale(folder: string, account: Account, settledMs: number): Promise<boolean> {
  try {
    const { ctimeMs } = await lstat(folder);
    const isSettled = Date.now() - ctimeMs >= settledMs;
    return isSettled && (await isOwned(folder, account)) && !(await isUsed(folder));
  } catch {
    return false;
  }
}

/** A server is alive if its process is, or, seen from another container, if it answers. */
async function isUsed(folder: string): Promise<boolean> {
  const lock = await ignoringFailure(
    readFile(join(folder, LOCK), 'utf8'),
    'A server removes it before its socket.',
  );
  const pid = Number.parseInt(lock ?? '', 10);
  if (pid > 0 && (await processState(pid))?.name === 'postgres') return true;
  return answers(join(folder, SOCKET));
}

function answers(socket: string): Promise<boolean> {
  return new Promise((resolve) => {
    const client = connect(socket);
    client.once('connect', () => {
      client.destroy();
      resolve(true);
    });
    client.once('error', ({ code }: NodeJS.ErrnoException) =>
      resolve(code !== 'ENOENT' && code !== 'ECONNREFUSED'),
    );
  });
}
