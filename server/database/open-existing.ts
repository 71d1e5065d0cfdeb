import type { Kysely } from 'kysely';
import type { Config } from '../base/config.ts';
import { type Connection, connect } from './connect.ts';
import type { DB } from './database-types.ts';
import { findEmbedded, startEmbedded } from './embedded.ts';
import { StartError } from './start-error.ts';

const SILENT = { lost: () => undefined, back: () => undefined, failed: () => undefined };

/**
 * Opens the product's database for a command, without creating or migrating it: the one of
 * DATABASE_URL, the one that a running server has in the data folder, or else that one, started for as
 * long as it is needed. Throws a `StartError`.
 */
export async function openExisting({
  databaseDirectUrl,
  dataDir,
}: Config): Promise<{ readonly connection: Connection; close(): Promise<void> }> {
  const close = async () => undefined;
  if (databaseDirectUrl !== undefined) {
    return { connection: { connectionString: databaseDirectUrl }, close };
  }
  const found = await findEmbedded(dataDir);
  if (found === 'absent') {
    throw new StartError(
      `There is no database in ${dataDir}. Set DATA_DIR or DATABASE_URL as for the server.`,
    );
  }
  if (found !== 'stopped') return { connection: found, close };
  const embedded = await startEmbedded(dataDir, SILENT);
  return { connection: embedded.connection, close: () => embedded.stop('fast') };
}

const POOL = 2;

/** The same with a pool of connections. Throws a `StartError`. */
export async function reachDatabase(
  config: Config,
): Promise<{ readonly database: Kysely<DB>; close(): Promise<void> }> {
  const opened = await openExisting(config);
  const database = connect(opened.connection, { max: POOL });
  return {
    database,
    close: async () => {
      await database.destroy();
      await opened.close();
    },
  };
}
