import { ignoringFailure } from '../../domain/ignoring-failure.ts';
import { beginBackup } from '../database/backup-locks.ts';
import type { Connection } from '../database/connect.ts';
import { BackupError } from './backup-error.ts';
import { openClient } from './snapshot.ts';

/**
 * Does work as the only one that backs up a database or rehearses a restore, from its beginning to its
 * end. Throws a `BackupError` if somebody else does.
 */
export async function asOnlyBackup<Result>(
  connection: Connection,
  work: () => Promise<Result>,
): Promise<Result> {
  const client = await openClient(connection);
  try {
    if (!(await beginBackup(client))) {
      throw new BackupError(
        'Another backup of this database is being made or rehearsed. Wait until it has ended.',
      );
    }
    return await work();
  } finally {
    await ignoringFailure(client.end(), 'The connection may have been lost.');
  }
}
