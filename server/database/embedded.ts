import { realpath } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { ignoringFailure } from '../../domain/ignoring-failure.ts';
import { accountFor } from './account.ts';
import { findBinaries } from './binaries.ts';
import { makeCluster } from './cluster.ts';
import { checkReachable, openDataFolder } from './folders.ts';
import { keepRunning, type Watcher } from './keep-running.ts';
import { withLockFile } from './lock-file.ts';
import { takeOwnership } from './ownership.ts';
import {
  type Cluster,
  connectionOf,
  ensureRunning,
  type StopMode,
  socketOfRunning,
  stopServer,
} from './postmaster.ts';
import { runnerFor } from './programs.ts';
import {
  closeSocketFolder,
  openSocketFolder,
  removeStaleSocketFolders,
  socketFolderOf,
} from './socket-folder.ts';

/** Whoever starts the database may end it half way, and do something else while it starts. */
export type StartOptions = {
  /** Once it is aborted, no server is started any more. */
  readonly stopping?: AbortSignal;
  /** Called when a program of PostgreSQL works, for which this process only waits. */
  readonly launched?: () => void;
};

export type EmbeddedDatabase = {
  readonly connection: ReturnType<typeof connectionOf>;
  stop(mode: StopMode): Promise<void>;
};

const NAME = 'jisr';
const CLUSTER = 'pg18';

/**
 * Starts PostgreSQL inside the data folder, or takes over the one that an earlier process left
 * running there, and keeps it running. Throws a `StartError` when another process uses the folder.
 */
export async function startEmbedded(
  dataDir: string,
  watcher: Watcher,
  { stopping, launched = () => undefined }: StartOptions = {},
): Promise<EmbeddedDatabase> {
  const dataFolder = await openDataFolder(dataDir);
  const binaries = await findBinaries();
  const folder = join(dataFolder, CLUSTER);
  const account = await accountFor(folder);
  await checkReachable(account, dataFolder);
  const runs = await runnerFor(binaries, account, dataFolder, stopping);
  const run: typeof runs = (program, args) => {
    const outcome = runs(program, args);
    launched();
    return outcome;
  };
  await removeStaleSocketFolders(account);
  const logFile = join(dataFolder, 'postgresql.log');
  const lockFile = join(dataFolder, 'starting.lock');
  // An adopted server keeps its socket where its first owner put it, so queries go there.
  let socketFolder = socketFolderOf(folder);
  const cluster = (): Cluster => ({ folder, socketFolder, logFile, account, run });
  const bring = async (): Promise<pg.Client> => {
    await makeCluster(folder, run, account);
    stopping?.throwIfAborted();
    const opened = socketFolder;
    await openSocketFolder(opened, account);
    try {
      socketFolder = await ensureRunning(cluster());
    } finally {
      // Only if no server has come to use it; a folder in use is not empty.
      await closeSocketFolder(opened);
    }
    const owner = await takeOwnership(socketFolder, dataFolder);
    await makeDatabase(owner);
    return owner;
  };
  const locked = <T>(work: () => Promise<T>) => withLockFile(lockFile, work);
  const keeper = keepRunning(await locked(bring), bring, { locked, watcher });
  return {
    connection: connectionOf(socketFolder, NAME),
    stop: async (mode) => {
      if (await keeper.release()) await stopServer(cluster(), mode);
    },
  };
}

/**
 * How to reach the embedded database that a server has running in a data folder: `absent` if there is
 * no database there, and `stopped` if nobody runs it.
 */
export async function findEmbedded(
  dataDir: string,
): Promise<EmbeddedDatabase['connection'] | 'absent' | 'stopped'> {
  const folder = await ignoringFailure(realpath(join(dataDir, CLUSTER)), 'There is none.');
  if (folder === undefined) return 'absent';
  const socketFolder = await socketOfRunning(folder);
  return socketFolder === undefined ? 'stopped' : connectionOf(socketFolder, NAME);
}

async function makeDatabase(owner: pg.Client): Promise<void> {
  const { rowCount } = await owner.query('select from pg_database where datname = $1', [NAME]);
  if (rowCount === 0) await owner.query(`create database ${pg.escapeIdentifier(NAME)}`);
}
