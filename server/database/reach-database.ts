import { readFile, realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { ignoringFailure } from '../../domain/ignoring-failure.ts';
import type { Config } from '../base/config.ts';
import { connect } from './connect.ts';
import type { DB } from './database-types.ts';
import { startEmbedded } from './embedded.ts';
import { answeringFolder, connectionOf } from './postmaster.ts';
import { StartError } from './start-error.ts';

export type ReachedDatabase = {
  readonly database: Kysely<DB>;
  close(): Promise<void>;
};

const POOL = 2;
const SOCKET_LINE = 4;
const SILENT = { lost() {}, back() {}, failed() {} };

/**
 * The product's database for somebody who only looks: that of a running server as well as that of a
 * stopped one, which is started for so long. It is neither created nor migrated. Throws a `StartError`.
 */
export async function reachDatabase(config: Config): Promise<ReachedDatabase> {
  if (config.databaseUrl !== undefined) {
    const database = connect({ connectionString: config.databaseUrl }, { max: POOL });
    return { database, close: () => database.destroy() };
  }
  const folder = join(config.dataDir, 'pg18');
  const isThere = await ignoringFailure(stat(folder), 'Without a database there is none.');
  if (!isThere) throw new StartError(`There is no database in ${config.dataDir}.`);
  const running = await runningSocket(folder);
  if (running !== undefined) {
    const database = connect(connectionOf(running, 'jisr'), { max: POOL });
    return { database, close: () => database.destroy() };
  }
  const embedded = await startEmbedded(config.dataDir, SILENT);
  const database = connect(embedded.connection, { max: POOL });
  return {
    database,
    close: async () => {
      await database.destroy();
      await embedded.stop('fast');
    },
  };
}

/** The socket of a server that works in this very folder. */
async function runningSocket(folder: string): Promise<string | undefined> {
  const text = await ignoringFailure(
    readFile(join(folder, 'postmaster.pid'), 'utf8'),
    'A server that does not run has none.',
  );
  const socket = text?.split('\n')[SOCKET_LINE];
  if (!socket) return undefined;
  return (await answeringFolder(socket)) === (await realpath(folder)) ? socket : undefined;
}
