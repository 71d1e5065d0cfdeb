import { sql } from 'kysely';
import { type Connection, connect } from '../database/connect.ts';
import { recordMade } from './backup-runs.ts';
import type { Made } from './make-backup.ts';

/** Records a backup that a command has made, unless the database is of a version before records. */
export async function recordByCommand(
  connection: Connection,
  made: Made,
  startedAt: Date,
): Promise<void> {
  const database = connect(connection, { max: 1 });
  try {
    const { rows } = await sql<{ name: string | null }>`
      select to_regclass('backup_run')::text as name
    `.execute(database);
    if (!rows[0]?.name) return;
    await recordMade(database, made, { startedAt, endedAt: new Date(), isWanted: true });
  } finally {
    await database.destroy();
  }
}
