import { type Kysely, sql } from 'kysely';
import type pg from 'pg';
import { ignoringFailure } from '../../domain/ignoring-failure.ts';
import { type Connection, connect } from '../database/connect.ts';
import type { DB } from '../database/database-types.ts';
import { migrate } from '../database/migrate.ts';
import { prepareQueues } from '../jobs/queues.ts';
import type { ErasedPerson } from './erased-list.ts';
import { type FileSink, type Loaded, loadArchive } from './load-archive.ts';
import type { ArchiveFile, Verified } from './read-archive.ts';
import { openClient } from './snapshot.ts';

/** What a database has that is not empty, as its operator would name it; nothing if it is empty. */
export async function contentsOf(client: pg.Client): Promise<readonly string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select 'the ' || case relkind when 'v' then 'view ' when 'S' then 'sequence ' when 'm' then 'view '
       else 'table ' end || relname as name
     from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'S')
       and not exists (select from pg_depend where classid = 'pg_class'::regclass
         and objid = pg_class.oid and deptype = 'e')
     order by relkind = 'S', relname`,
  );
  const names = rows.map(({ name }) => name);
  const { rows: jobs } = await client.query(`select to_regclass('jobs.job') as name`);
  if (jobs[0].name === null) return names;
  const { rows: work } = await client.query('select 1 from jobs.job limit 1');
  return work.length > 0 ? [...names, 'work that waits'] : names;
}

type Restore = {
  readonly archive: ArchiveFile;
  readonly verified: Verified;
  readonly keepFile: FileSink;
  /** Called once the rows and files of the archive are there for good. */
  readonly loaded?: (client: pg.Client) => Promise<void>;
  /** Whom the archive must not bring back. */
  readonly erased?: readonly ErasedPerson[];
};

/** Notes who was erased since the backup: the server erases them again when it starts. */
async function noteErased(database: Kysely<DB>, erased: readonly ErasedPerson[]): Promise<void> {
  if (erased.length === 0) return;
  await database
    .insertInto('erasure')
    .values(erased.map(({ id, at }) => ({ person_id: id, erased_at: at })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Builds an empty database from an archive, and migrates it to this version. */
export async function restoreInto(
  connection: Connection,
  { loaded, erased = [], ...load }: Restore,
): Promise<Loaded> {
  const database = connect(connection, { max: 2 });
  const client = await openClient(connection);
  try {
    await prepareQueues(database);
    const result = await loadArchive(client, load).catch(async (error: unknown) => {
      await ignoringFailure(
        sql`drop schema if exists jobs cascade`.execute(database),
        'The reason why loading failed is more important.',
      );
      throw error;
    });
    await loaded?.(client);
    await migrate(database);
    await noteErased(database, erased);
    await sql`analyze`.execute(database);
    return result;
  } finally {
    await ignoringFailure(client.end(), 'The connection may have been lost.');
    await database.destroy();
  }
}
