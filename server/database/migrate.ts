import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type Kysely, sql } from 'kysely';
import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration';
import { StartError } from './start-error.ts';

export const MIGRATIONS_FOLDER = fileURLToPath(new URL('../migrations', import.meta.url));

const FILE = /^\d{4}_[a-z0-9_]+\.sql$/;
const OLDEST_POSTGRES = 150_000;

/**
 * Migrates the database to the newest version, under a lock, so that nodes that start together do
 * it only once. It is all one transaction: a file that fails leaves the database as it was. Returns
 * the names of the files that were run. `upTo` stops after that file.
 */
export async function migrate<DB>(
  database: Kysely<DB>,
  options: { folder?: string; upTo?: string } = {},
): Promise<readonly string[]> {
  const folder = options.folder ?? MIGRATIONS_FOLDER;
  await checkVersion(database);
  const migrator = new Migrator({ db: database, provider: fromFolder(folder) });
  const { error, results = [] } = options.upTo
    ? await migrator.migrateTo(options.upTo)
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

async function checkVersion<DB>(database: Kysely<DB>): Promise<void> {
  const { rows } = await sql<{ number: string; text: string }>`
    select current_setting('server_version_num') as number,
           current_setting('server_version') as text`.execute(database);
  const [version] = rows;
  if (Number(version?.number) < OLDEST_POSTGRES) {
    throw new StartError(`PostgreSQL 15 or newer is needed; this one is ${version?.text}.`);
  }
}

/** One migration per file, in the order of their numbers. There are no down migrations. */
function fromFolder(folder: string): MigrationProvider {
  return {
    async getMigrations() {
      const files = (await readdir(folder)).filter((name) => name.endsWith('.sql'));
      const wrong = files.find((name) => !FILE.test(name));
      if (wrong) throw new Error(`${wrong} is not named like 0001_what_it_does.sql`);
      const entries = files.map(async (name): Promise<[string, Migration]> => {
        const text = await readFile(`${folder}/${name}`, 'utf8');
        return [
          name.replace(/\.sql$/, ''),
          { up: async (transaction) => void (await sql.raw(text).execute(transaction)) },
        ];
      });
      return Object.fromEntries(await Promise.all(entries));
    },
  };
}
