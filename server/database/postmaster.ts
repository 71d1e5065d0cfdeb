import { chown, open, readdir, readFile, readlink, rm, stat } from 'node:fs/promises';
import { release } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { ignoringFailure } from '../../domain/ignoring-failure.ts';
import type { Account } from './account.ts';
import { processState } from './processes.ts';
import type { Run } from './programs.ts';
import { closeSocketFolder } from './socket-folder.ts';
import { diskFull, isDiskFull, StartError } from './start-error.ts';

/** One cluster and everything that is needed to run its server. */
export type Cluster = {
  readonly folder: string;
  readonly socketFolder: string;
  readonly logFile: string;
  readonly account: Account;
  readonly run: Run;
};

export type StopMode = 'fast' | 'immediate';

const START_TIMEOUT_MS = 120_000;
const LEFTOVER_TIMEOUT_MS = 5_000;
const PAUSE_MS = 50;
const LOG_LIMIT_BYTES = 10_000_000;

/** How a client reaches the server: a socket in a private folder, no password, no port. */
export const connectionOf = (socketFolder: string, database: string) => ({
  host: socketFolder,
  port: 5432,
  user: 'postgres',
  database,
});

/** The socket folder of the cluster's running server, which is started if necessary. */
export async function ensureRunning(cluster: Cluster): Promise<string> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  for (;;) {
    const running = await runningServer(cluster);
    const answering = running && (await waitUntilAnswering(cluster, running, deadline));
    if (answering) return answering;
    if (running) continue;
    const failure = await start(cluster);
    if (!failure) return cluster.socketFolder;
    if (isDiskFull(failure)) throw diskFull(cluster.folder);
    const leftover = /lock file ".+" already exists|is still in use/.test(failure);
    if (!leftover || Date.now() > deadline) {
      throw new StartError(`The database in ${cluster.folder} did not start:\n${failure}`);
    }
    await clearLeftover(cluster);
  }
}

/**
 * The socket folder of the server that runs in a folder now, whoever has started it; nothing if none
 * does.
 */
export async function socketOfRunning(folder: string): Promise<string | undefined> {
  const file = await runningServer({ folder });
  if (!file?.socketFolder) return undefined;
  return (await answeringFolder(file.socketFolder)) === folder ? file.socketFolder : undefined;
}

/** Stops the server. `fast` aborts open transactions, but loses no committed one. */
export async function stopServer(cluster: Cluster, mode: StopMode): Promise<void> {
  const { code, output } = await cluster.run('pg_ctl', [
    '-D',
    cluster.folder,
    '-m',
    mode,
    '-w',
    '-t',
    '60',
    '-s',
    'stop',
  ]);
  const deleted = (await readPidFile(cluster)) === undefined;
  if (code !== 0 && !deleted) throw new Error(`The database did not stop: ${output.trim()}`);
  await closeSocketFolder(cluster.socketFolder);
}

type PidFile = { pid: number; socketFolder: string | undefined };

async function readPidFile({ folder }: Pick<Cluster, 'folder'>): Promise<PidFile | undefined> {
  const text = await ignoringFailure(
    readFile(join(folder, 'postmaster.pid'), 'utf8'),
    'A server that does not run has none.',
  );
  if (text === undefined) return undefined;
  const lines = text.split('\n');
  return { pid: Number(lines[0]), socketFolder: lines[4] || undefined };
}

/** The server that an earlier process left running, or one that is starting right now. */
async function runningServer(cluster: Pick<Cluster, 'folder'>): Promise<PidFile | undefined> {
  const file = await readPidFile(cluster);
  return file && (await isLivingPostgres(file.pid)) ? file : undefined;
}

async function isLivingPostgres(pid: number): Promise<boolean> {
  const state = await processState(pid);
  return state !== undefined && !state.zombie && state.name === 'postgres';
}

/**
 * Adopts a running server after it has proved that it serves this very folder. Returns nothing if
 * it has ended in the meantime.
 */
async function waitUntilAnswering(
  cluster: Cluster,
  { pid, socketFolder = cluster.socketFolder }: PidFile,
  deadline: number,
): Promise<string | undefined> {
  for (;;) {
    const folder = await answeringFolder(socketFolder);
    if (folder === cluster.folder) return socketFolder;
    if (!(await isLivingPostgres(pid))) return undefined;
    if (folder !== undefined || Date.now() > deadline) {
      throw new StartError(
        `Process ${pid} holds the database in ${cluster.folder}, but does not answer at ${socketFolder}.`,
      );
    }
    await wait(PAUSE_MS);
  }
}

/** The data folder of the server that answers at a socket, if one does. */
export async function answeringFolder(socketFolder: string): Promise<string | undefined> {
  const client = new pg.Client({
    ...connectionOf(socketFolder, 'postgres'),
    connectionTimeoutMillis: 5_000,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query(`select current_setting('data_directory') as folder`);
    return rows[0].folder;
  } catch {
    return undefined;
  } finally {
    await ignoringFailure(client.end(), 'The connection may have been lost.');
  }
}

/** Starts the server, detached from our terminal. Returns what went wrong, if anything did. */
async function start(cluster: Cluster): Promise<string | undefined> {
  const from = await prepareLog(cluster);
  const settings = {
    listen_addresses: '',
    port: '5432',
    unix_socket_directories: cluster.socketFolder,
    unix_socket_permissions: '0700',
    timezone: 'UTC',
    // A failed statement contains personal data, which does not belong in the database's log.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_checkpoints: 'off',
    ...(canFlushAtOnce() && { recovery_init_sync_method: 'syncfs' }),
  };
  const options = Object.entries(settings).map(([name, value]) => `-c ${name}=${quoted(value)}`);
  const { code, output } = await cluster.run('pg_ctl', [
    '-D',
    cluster.folder,
    '-w',
    '-t',
    String(START_TIMEOUT_MS / 1000),
    '-s',
    '-l',
    cluster.logFile,
    '-o',
    options.join(' '),
    'start',
  ]);
  if (code === 0) return undefined;
  const log = (await readFile(cluster.logFile, 'utf8')).slice(from);
  return [output.trim(), log.trim()].filter(Boolean).join('\n');
}

/**
 * Whether one call makes the system write all that was left in memory, and reports what it could not
 * write: Linux since 5.8. After a crash PostgreSQL otherwise opens and flushes each of its 1,800 files.
 */
export function canFlushAtOnce(platform: string = process.platform, version = release()): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return platform === 'linux' && (major > 5 || (major === 5 && minor >= 8));
}

const quoted = (value: string): string => `'${value.replaceAll("'", `'\\''`)}'`;

async function prepareLog({ logFile, account }: Cluster): Promise<number> {
  const handle = await open(logFile, 'a', 0o600);
  try {
    if ((await handle.stat()).size > LOG_LIMIT_BYTES) await handle.truncate();
    if (account) await chown(logFile, account.uid, account.gid);
    return (await stat(logFile)).size;
  } finally {
    await handle.close();
  }
}

/**
 * PostgreSQL does not start while the pid in its lock files is in use, even by a zombie or by an
 * unrelated process with the same number. Once no server process is left, the files are leftovers.
 */
async function clearLeftover(cluster: Cluster): Promise<void> {
  const deadline = Date.now() + LEFTOVER_TIMEOUT_MS;
  for (;;) {
    const file = await readPidFile(cluster);
    if (file && (await isLivingPostgres(file.pid))) return;
    const late = Date.now() > deadline;
    const working = await backends(cluster);
    if (working === 'none' || (working === 'unknown' && late)) break;
    if (late) return;
    await wait(PAUSE_MS);
  }
  await rm(join(cluster.folder, 'postmaster.pid'), { force: true });
  await rm(join(cluster.socketFolder, '.s.PGSQL.5432.lock'), { force: true });
}

/** Whether any process still works inside the cluster; every server process runs in its folder. */
async function backends({ folder }: Cluster): Promise<'none' | 'some' | 'unknown'> {
  if (process.platform !== 'linux') return 'unknown';
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const place = await ignoringFailure(
      readlink(`/proc/${name}/cwd`),
      'The process has ended, or belongs to somebody else.',
    );
    if (place === folder) return 'some';
  }
  return 'none';
}
