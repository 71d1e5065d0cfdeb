import { realpath } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { afterEach, beforeEach } from 'vitest';
import { connect } from '../../server/database/connect.ts';
import type { DB } from '../../server/database/database-types.ts';
import { connectionOf } from '../../server/database/postmaster.ts';
import { socketFolderOf } from '../../server/database/socket-folder.ts';
import { startedFolder } from './started-folder.ts';
import { databasePid, type StartedServer, startProcess } from './started-server.ts';

/**
 * A process of the real server for each test, with its own data folder. Registers its own setup and
 * teardown with the test runner. It gets this environment beside its own.
 */
export function ownProcess(env: () => Record<string, string> = () => ({})) {
  let folder: Awaited<ReturnType<typeof startedFolder>>;
  let server: StartedServer;
  const start = async () => {
    server = await startProcess({ ...env(), DATA_DIR: folder.path });
  };
  const connection = async () => {
    const socket = socketFolderOf(join(await realpath(folder.path), 'pg18'));
    return connectionOf(socket, 'jisr');
  };
  beforeEach(async () => {
    folder = await startedFolder();
    await start();
  });
  afterEach(async () => {
    await server.end('SIGKILL');
    await folder.remove();
  });
  return {
    get server(): StartedServer {
      return server;
    },
    /** Path of the data folder. */
    get folder(): string {
      return folder.path;
    },
    /** Starts the product again on the same data. */
    restart: start,
    /** Opens a connection of the test's own to the embedded database. */
    openDatabase: async (): Promise<Kysely<DB>> => connect(await connection(), { max: 2 }),
    /** The address of the embedded database for a second process. */
    databaseUrl: async (): Promise<string> => {
      const { host, user, database } = await connection();
      return `postgresql://${user}@localhost/${database}?host=${encodeURIComponent(host)}`;
    },
    /** Ends the embedded database as a power cut would. */
    killDatabase: async (): Promise<void> => {
      const pid = await databasePid(folder.path);
      if (pid === undefined) throw new Error('There is no database to kill.');
      process.kill(pid, 'SIGKILL');
    },
  };
}
