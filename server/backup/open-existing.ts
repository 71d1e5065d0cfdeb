import type { Config } from '../base/config.ts';
import type { Connection } from '../database/connect.ts';
import { findEmbedded, startEmbedded } from '../database/embedded.ts';
import { BackupError } from './backup-error.ts';

/**
 * Opens the database as it is, without migrating it: the one of DATABASE_URL, the one that a running
 * server has in the data folder, or else that one, started for as long as it is needed.
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
    throw new BackupError(
      `There is nothing to back up in ${dataDir}: it has no database. Set DATA_DIR or DATABASE_URL as for the server.`,
    );
  }
  if (found !== 'stopped') return { connection: found, close };
  const embedded = await startEmbedded(dataDir, {
    lost: () => undefined,
    back: () => undefined,
    failed: () => undefined,
  });
  return { connection: embedded.connection, close: () => embedded.stop('fast') };
}
