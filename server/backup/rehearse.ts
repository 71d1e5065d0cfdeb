import pg from 'pg';
import { ignoringFailure } from '../../domain/ignoring-failure.ts';
import { beginBackup } from '../database/backup-locks.ts';
import type { Connection } from '../database/connect.ts';
import { BackupError } from './backup-error.ts';
import { comparingFiles } from './file-sinks.ts';
import type { Loaded } from './load-archive.ts';
import { type ArchiveFile, verifyArchive } from './read-archive.ts';
import { restoreInto } from './restore-into.ts';
import { openClient } from './snapshot.ts';

const LONGEST_NAME = 63;
const SUFFIX = '_rehearsal';
const NOT_ALLOWED = '42501';

/** The same server, and another database. */
function databaseBeside(connection: Connection, database: string): Connection {
  if (!('connectionString' in connection)) return { ...connection, database };
  const url = new URL(connection.connectionString);
  url.pathname = `/${encodeURIComponent(database)}`;
  return { connectionString: url.href };
}

async function createDatabase(client: pg.Client, name: string): Promise<void> {
  await client.query(`drop database if exists ${pg.escapeIdentifier(name)} with (force)`);
  const create = `create database ${pg.escapeIdentifier(name)} template template0 encoding 'UTF8'`;
  await client.query(create).catch((error: unknown) => {
    if (Object(error).code !== NOT_ALLOWED) throw error;
    throw new BackupError(
      'A restore cannot be rehearsed, because the user of DATABASE_URL may not create databases. Allow it ("alter user … createdb"), or rehearse elsewhere with npm run restore.',
    );
  });
}

/**
 * Restores a backup into a database that is thrown away afterwards, and compares every table by its
 * rows and every file by its checksum. Throws an error that says what failed.
 */
export async function rehearse(connection: Connection, archive: ArchiveFile): Promise<Loaded> {
  const client = await openClient(connection);
  try {
    if (!(await beginBackup(client))) {
      throw new BackupError('Another backup or rehearsal of this database is being made.');
    }
    const { rows } = await client.query('select current_database() as name');
    const name = `${String(rows[0].name).slice(0, LONGEST_NAME - SUFFIX.length)}${SUFFIX}`;
    const verified = await verifyArchive(archive);
    await createDatabase(client, name);
    try {
      const keepFile = comparingFiles;
      return await restoreInto(databaseBeside(connection, name), { archive, verified, keepFile });
    } finally {
      await client.query(`drop database if exists ${pg.escapeIdentifier(name)} with (force)`);
    }
  } finally {
    await ignoringFailure(client.end(), 'The connection may have been lost.');
  }
}
