import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { DB } from '../database/database-types.ts';
import { checkVersion, type Migrations, migrateIn, readMigrations } from '../database/migrate.ts';
import { restoreWork } from '../jobs/restore-work.ts';
import {
  type About,
  type ArchivedFile,
  type ArchivedTable,
  FILES,
  type Manifest,
  readWorkItem,
  WORK,
  type WorkItem,
} from './archive-format.ts';
import { BackupError } from './backup-error.ts';
import {
  type ArchiveFile,
  type Part,
  partsOf,
  tableOfPart,
  textOf,
  type Verified,
} from './read-archive.ts';
import { copyIn, sequencesOf, sumOf, tableOf, tablesOf, workOf } from './snapshot.ts';

/** What becomes of a file of the archive; it has to read all bytes. */
export type FileSink = (file: ArchivedFile, bytes: AsyncIterable<Uint8Array>) => Promise<void>;

/** What was loaded and found equal to the archive. */
export type Loaded = {
  readonly rows: number;
  readonly files: number;
  /** Tables that somebody has added beside those of the product, which are not built again. */
  readonly unknownTables: readonly string[];
  /** Queues of waiting work that this version does not have. */
  readonly unknownQueues: readonly string[];
};

const sha256Of = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The migration up to which the schema is built. Throws a `BackupError` if it cannot be. */
export function lastMigration({ migrations, version }: About, known: Migrations): string {
  const names = [...known.keys()];
  const newest = names.at(-1) ?? '';
  const last = migrations.at(-1)?.name ?? '';
  const unknown = migrations.filter(({ name }) => !known.has(name)).map(({ name }) => name);
  if (unknown.some((name) => name > newest)) {
    throw new BackupError(
      `This backup was made by a newer version of Jisr (${version}): its database has run ${unknown.join(', ')}, which this version does not have. Restore it with that version or a newer one. Nothing was written.`,
    );
  }
  const changed = migrations.find(
    ({ name, sha256 }) => known.has(name) && sha256Of(known.get(name) ?? '') !== sha256,
  );
  const missing = names.find(
    (name) => name <= last && !migrations.some((migration) => migration.name === name),
  );
  const other = unknown[0] ?? changed?.name ?? missing;
  if (other !== undefined || last === '') {
    throw new BackupError(
      `This backup was made by another build of Jisr: its migrations differ from those of this version${other ? ` (${other})` : ''}. Restore it with the build that made it. Nothing was written.`,
    );
  }
  return last;
}

/** A query builder on one connection, so that `COPY` runs in the same transaction. */
const kyselyOn = (client: pg.Client): Kysely<DB> =>
  new Kysely<DB>({
    dialect: new PostgresDialect({
      pool: {
        connect: async () => ({
          query: client.query.bind(client) as pg.PoolClient['query'],
          release: () => undefined,
        }),
        end: async () => undefined,
        options: {},
      },
    }),
  });

type Constraint = { readonly table: string; readonly name: string; readonly definition: string };

const quoted = pg.escapeIdentifier;

/**
 * What would reject rows that are loaded in any order: foreign keys, and checks that the rows of
 * their time need not meet.
 */
async function takeConstraints(client: pg.Client): Promise<readonly Constraint[]> {
  const { rows } = await client.query<Constraint>(
    `select relname as table, conname as name, pg_get_constraintdef(pg_constraint.oid) as definition
     from pg_constraint join pg_class on pg_class.oid = conrelid
     where connamespace = 'public'::regnamespace and conparentid = 0
       and (contype = 'f' or (contype = 'c' and not convalidated))
     order by contype, conname`,
  );
  for (const { table, name } of rows) {
    await client.query(`alter table ${tableOf({ name: table })} drop constraint ${quoted(name)}`);
  }
  return rows;
}

async function putBack(client: pg.Client, constraints: readonly Constraint[]): Promise<void> {
  for (const { table, name, definition } of constraints) {
    await client.query(
      `alter table ${tableOf({ name: table })} add constraint ${quoted(name)} ${definition}`,
    );
  }
}

/** Reads what is not loaded, so that the next part comes. */
async function readAll({ bytes }: Part): Promise<void> {
  const all = bytes[Symbol.asyncIterator]();
  for (let next = await all.next(); !next.done; ) next = await all.next();
}

/** Loads the parts of an archive; each table has some of them, one after the other. */
class Loader {
  readonly #client: pg.Client;
  readonly #tables: ReadonlyMap<string, ArchivedTable>;
  readonly #files: ReadonlyMap<string, ArchivedFile>;
  readonly #keepFile: FileSink;
  work: readonly WorkItem[] = [];

  constructor(client: pg.Client, manifest: Manifest, keepFile: FileSink) {
    this.#client = client;
    this.#tables = new Map(manifest.tables.map((table) => [table.name, table]));
    this.#files = new Map(manifest.files.map((file) => [`${FILES}${file.name}`, file]));
    this.#keepFile = keepFile;
  }

  async load(part: Part): Promise<void> {
    const table = this.#tables.get(tableOfPart(part.name) ?? '');
    const file = this.#files.get(part.name);
    if (table) await pipeline(part.bytes, this.#client.query(copyFrom(copyIn(table))));
    else if (file) await this.#keepFile(file, part.bytes);
    else if (part.name === WORK) {
      const lines = (await textOf(part)).split('\n').filter(Boolean);
      this.work = lines.map(readWorkItem);
    } else await readAll(part);
  }
}

/** Compares what the database has now with what the archive says, row by row. */
async function compareTables(client: pg.Client, manifest: Manifest): Promise<void> {
  for (const table of manifest.tables) {
    const { rows, digest } = await sumOf(client, table).then((sum) => ({
      rows: sum.rows,
      digest: sum.digest(),
    }));
    if (rows === table.rows && digest === table.rowSum) continue;
    throw new BackupError(
      `The table ${table.name} has ${rows} rows after loading, and the backup has ${table.rows}${rows === table.rows ? ', with other contents' : ''}.`,
    );
  }
}

async function compareWork(
  client: pg.Client,
  work: readonly WorkItem[],
  unknownQueues: readonly string[],
): Promise<void> {
  const linesOf = (items: readonly WorkItem[]) =>
    items
      .filter(({ queue }) => !unknownQueues.includes(queue))
      .map(({ queue, data }) => JSON.stringify([queue, data]))
      .toSorted()
      .join('\n');
  if (linesOf(work) === linesOf(await workOf(client))) return;
  throw new BackupError('The work that waits is not the same after loading as in the backup.');
}

async function checkTables(client: pg.Client, manifest: Manifest): Promise<void> {
  const shapes = new Map((await tablesOf(client)).map(({ name, columns }) => [name, columns]));
  for (const { name, columns } of manifest.tables) {
    const known = shapes.get(name);
    const strange = columns.find((column) => known && !known.includes(column));
    if (strange !== undefined) {
      throw new BackupError(
        `The table ${name} of the backup has a column ${strange}, which is none of Jisr's: it was added by hand. Nothing was written.`,
      );
    }
  }
}

async function setSequences(client: pg.Client, manifest: Manifest): Promise<void> {
  const known = new Set((await sequencesOf(client)).map(({ name }) => name));
  for (const { name, last, isCalled } of manifest.sequences) {
    if (!known.has(name)) continue;
    await client.query('select setval($1::regclass, $2, $3)', [tableOf({ name }), last, isCalled]);
  }
}

type Load = {
  readonly archive: ArchiveFile;
  readonly verified: Verified;
  readonly keepFile: FileSink;
};

/**
 * Loads an archive that has been verified into an empty database, in one transaction: the schema of
 * its time, the rows, the numbers of the sequences, the work that waits. Whatever fails leaves the
 * database empty.
 */
export async function loadArchive(
  client: pg.Client,
  { archive, verified: { about, manifest: stated }, keepFile }: Load,
): Promise<Loaded> {
  const migrations = await readMigrations();
  const upTo = lastMigration(about, migrations);
  const database = kyselyOn(client);
  await checkVersion(database);
  return database.transaction().execute(async (transaction: Transaction<DB>) => {
    await migrateIn(transaction, migrations, upTo);
    await checkTables(client, stated);
    const known = new Set((await tablesOf(client)).map(({ name }) => name));
    const manifest = { ...stated, tables: stated.tables.filter(({ name }) => known.has(name)) };
    const constraints = await takeConstraints(client);
    for (const name of known) {
      await client.query(`alter table ${tableOf({ name })} disable trigger user`);
    }
    // Migrations have brought rows of their own.
    const all = [...known].map((name) => tableOf({ name })).join(', ');
    await client.query(`truncate ${all}`);
    const loader = new Loader(client, manifest, keepFile);
    for await (const part of partsOf(archive)) await loader.load(part);
    await compareTables(client, manifest);
    for (const name of known) {
      await client.query(`alter table ${tableOf({ name })} enable trigger user`);
    }
    await putBack(client, constraints);
    await setSequences(client, manifest);
    const unknownQueues = await restoreWork(transaction, loader.work);
    await compareWork(client, loader.work, unknownQueues);
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    const unknownTables = stated.tables.filter(({ name }) => !known.has(name));
    return {
      rows,
      files: manifest.files.length,
      unknownTables: unknownTables.map(({ name }) => name),
      unknownQueues,
    };
  });
}
