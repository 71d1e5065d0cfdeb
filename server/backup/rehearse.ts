import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { ignoringFailure } from '../../domain/ignoring-failure.ts';
import type { Connection } from '../database/connect.ts';
import { BackupError } from './backup-error.ts';
import { comparingFiles } from './file-sinks.ts';
import type { Loaded } from './load-archive.ts';
import { type ArchiveFile, verifyArchive } from './read-archive.ts';
import { restoreInto } from './restore-into.ts';
import { openClient } from './snapshot.ts';

const LONGEST_NAME = 63;
const NOT_ALLOWED = '42501';

/** The same server, and another database. */
function databaseBeside(connection: Connection, database: string): Connection {
  if (!('connectionString' in connection)) return { ...connection, database };
  const url = new URL(connection.connectionString);
  url.pathname = `/${encodeURIComponent(database)}`;
  return { connectionString: url.href };
}

const dropDatabase = (client: pg.Client, name: string) =>
  client.query(`drop database if exists ${pg.escapeIdentifier(name)} with (force)`);

/** The comment by which a database of rehearsals is known: nothing else is ever dropped. */
const commentFor = (database: string): string =>
  `A rehearsed restore of the database ${database} of Jisr, which drops it afterwards.`;

/** Drops what rehearsals of the database that were killed have left. */
async function dropLeftovers(client: pg.Client, database: string): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select datname as name from pg_database where shobj_description(oid, 'pg_database') = $1`,
    [commentFor(database)],
  );
  for (const { name } of rows) await dropDatabase(client, name);
}

async function createDatabase(
  client: pg.Client,
  { name, database }: { readonly name: string; readonly database: string },
): Promise<void> {
  await dropLeftovers(client, database);
  const create = `create database ${pg.escapeIdentifier(name)} template template0 encoding 'UTF8'`;
  await client.query(create).catch((error: unknown) => {
    if (Object(error).code !== NOT_ALLOWED) throw error;
    throw new BackupError(
      'A restore cannot be rehearsed, because the user of DATABASE_URL may not create databases. Allow it ("alter user … createdb"), or rehearse elsewhere with npm run restore.',
    );
  });
  const comment = pg.escapeLiteral(commentFor(database));
  await client.query(`comment on database ${pg.escapeIdentifier(name)} is ${comment}`);
}

/**
 * Restores a backup into a database that is thrown away afterwards, and compares every table by its
 * rows and every file by its checksum. Throws an error that says what failed. Only one is rehearsed at a
 * time (`asOnlyBackup`).
 */
export async function rehearse(connection: Connection, archive: ArchiveFile): Promise<Loaded> {
  const client = await openClient(connection);
  try {
    const { rows } = await client.query('select current_database() as name');
    const database = String(rows[0].name);
    const suffix = `_rehearsal_${randomBytes(4).toString('hex')}`;
    const name = `${database.slice(0, LONGEST_NAME - suffix.length)}${suffix}`;
    const verified = await verifyArchive(archive);
    await createDatabase(client, { name, database });
    try {
      const keepFile = comparingFiles;
      return await restoreInto(databaseBeside(connection, name), { archive, verified, keepFile });
    } finally {
      await dropDatabase(client, name);
    }
  } finally {
    await ignoringFailure(client.end(), 'The connection may have been lost.');
  }
}
