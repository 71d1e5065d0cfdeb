import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type Kysely, sql, type Transaction } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { adoptBaseline, BASELINE, FIRST_NEW_NUMBER, isFormerDatabase, isNew } from './baseline.ts';
import { StartError } from './start-error.ts';

export const MIGRATIONS_FOLDER = fileURLToPath(new URL('../migrations', import.meta.url));

const FILE = /^\d{4}_[a-z0-9_]+\.sql$/;
const OLDEST_POSTGRES = 150_000;
/** An advisory lock, by a number that nothing else uses. */
const LOCK = 7_402_118;

/** The SQL of each migration by its name, in the order of the numbers. There are no down migrations. */
export type Migrations = ReadonlyMap<string, string>;

/**
 * Migrates the database to the newest version, under a lock, so that nodes that start together do
 * it only once. It is all one transaction: a file that fails leaves the database as it was. Returns
 * the names of the files that were run. `upTo` stops after that file.
 */
export async function migrate<DB>(
  database: Kysely<DB>,
  options: { folder?: string; upTo?: string } = {},
): Promise<readonly string[]> {
  await checkVersion(database);
  const migrations = await readMigrations(options.folder);
  return database
    .transaction()
    .execute((transaction) => migrateIn(transaction, migrations, options.upTo));
}

/** The same in a transaction that does more. */
export async function migrateIn<DB>(
  transaction: Transaction<DB>,
  migrations: Migrations,
  upTo?: string,
): Promise<readonly string[]> {
  await sql`select pg_advisory_xact_lock(${LOCK})`.execute(transaction);
  await prepareHistory(transaction, migrations);
  if (await isAllRun(transaction, migrations)) return [];
  return runPending(transaction, migrations, upTo);
}

/** Throws a `StartError` for a PostgreSQL that is too old. */
export async function checkVersion<DB>(database: Kysely<DB>): Promise<void> {
  const { rows } = await sql<{ number: string; text: string }>`
    select current_setting('server_version_num') as number,
           current_setting('server_version') as text`.execute(database);
  const [version] = rows;
  if (Number(version?.number) < OLDEST_POSTGRES) {
    throw new StartError(`PostgreSQL 15 or newer is needed; this one is ${version?.text}.`);
  }
}

/** The migrations of a folder, by default those of this version. */
export async function readMigrations(folder = MIGRATIONS_FOLDER): Promise<Migrations> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
  const wrong = files.find((name) => !FILE.test(name));
  if (wrong) throw new StartError(`${wrong} is not named like 0123_what_it_does.sql.`);
  const names = files.map((name) => name.replace(/\.sql$/, ''));
  const missing = BASELINE.find((name) => !names.includes(name));
  if (missing) throw new StartError(`The migration ${missing}.sql is missing in ${folder}.`);
  const low = names.find((name) => !BASELINE.includes(name) && !isNew(name));
  if (low) {
    throw new StartError(
      `The migration ${low}.sql has a number below ${FIRST_NEW_NUMBER}, with which new ones begin.`,
    );
  }
  const double = names.find((name, at) => names[at + 1]?.slice(0, 4) === name.slice(0, 4));
  if (double) throw new StartError(`Two migrations have the number of ${double}.sql.`);
  return new Map(
    await Promise.all(
      names.map(async (name) => [name, await readFile(`${folder}/${name}.sql`, 'utf8')] as const),
    ),
  );
}

/** Checks that this version can go on from what the database has run, a former list included. */
async function prepareHistory<DB>(
  transaction: Transaction<DB>,
  migrations: Migrations,
): Promise<void> {
  const run = await namesRun(transaction);
  const names = [...migrations.keys()];
  if (isFormerDatabase(run, names)) {
    await adoptBaseline(
      transaction,
      BASELINE.map((name) => migrations.get(name) ?? ''),
    );
    return;
  }
  const last = run.at(-1) ?? '';
  const late = names.find((name) => name < last && !run.includes(name));
  if (late) {
    throw new StartError(
      `The migration ${late}.sql comes before ${last}.sql, which this database has run already. Give it the next number.`,
    );
  }
}

const BY_NAME = sql`name collate "C"`;

/** The names of the migrations that a database has run, in the order of their numbers. */
export async function namesRun<DB>(
  transaction: Kysely<DB>,
  order = BY_NAME,
): Promise<readonly string[]> {
  const { rows: tables } = await sql<{ name: string | null }>`
    select to_regclass('kysely_migration')::text as name`.execute(transaction);
  if (!tables[0]?.name) return [];
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration order by ${order}`.execute(transaction);
  return rows.map(({ name }) => name);
}

/**
 * Whether the database has run exactly these migrations, one after the other. The migrator would find
 * that out as well, but reads the columns of all tables for it.
 */
async function isAllRun<DB>(
  transaction: Transaction<DB>,
  migrations: Migrations,
): Promise<boolean> {
  const run = await namesRun(transaction, sql`timestamp collate "C", name collate "C"`);
  return run.join() === [...migrations.keys()].join();
}

async function runPending<DB>(
  transaction: Transaction<DB>,
  migrations: Migrations,
  upTo: string | undefined,
): Promise<readonly string[]> {
  const provider = { getMigrations: async () => toRun(migrations) };
  const migrator = new Migrator({ db: transaction, provider });
  const { error, results = [] } = upTo
    ? await migrator.migrateTo(upTo)
    : await migrator.migrateToLatest();
  if (error) {
    const failed = results.find(({ status }) => status === 'Error')?.migrationName;
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(
      failed
        ? `The migration ${failed}.sql failed, and the database was left as it was: ${reason}`
        : `The database could not be migrated: ${reason}`,
      { cause: error },
    );
  }
  return results.filter(({ status }) => status === 'Success').map((one) => one.migrationName);
}

const toRun = (migrations: Migrations): Record<string, Migration> =>
  Object.fromEntries(
    [...migrations].map(([name, text]): [string, Migration] => [
      name,
      {
        up: async (transaction) => {
          // After a file that fails, the migrator gives back its own lock in the same transaction,
          // which must be able to take a statement.
          await sql`savepoint before_migration`.execute(transaction);
          try {
            await sql.raw(text).execute(transaction);
          } catch (error) {
            await sql`rollback to savepoint before_migration`.execute(transaction);
            throw error;
          }
        },
      },
    ]),
  );
