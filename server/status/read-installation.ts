import { type Kysely, sql } from 'kysely';
import type { DB } from '../database/database-types.ts';
import { readMigrations } from '../database/migrate.ts';
import { PRESENCE_LOCK, PRESENCE_NAME } from '../database/presence.ts';

/** A process that is alive on this database. */
export type AliveProcess = {
  readonly since: Date;
  /** Its version; nothing where PostgreSQL does not show it. */
  readonly version: string | null;
  /** Where it connects from; nothing for a socket of the same machine. */
  readonly address: string | null;
};

/** The processes that show by their lock that they are alive, the eldest first. */
export async function aliveProcesses(database: Kysely<DB>): Promise<readonly AliveProcess[]> {
  const { rows } = await sql<{ since: Date; name: string | null; address: string | null }>`
    select backend_start as since, application_name as name, host(client_addr) as address
    from pg_locks join pg_stat_activity using (pid)
    where locktype = 'advisory' and granted and classid = ${PRESENCE_LOCK} and objsubid = 2
      and pg_locks.database = (select oid from pg_database where datname = current_database())
    order by backend_start
  `.execute(database);
  return rows.map(({ since, name, address }) => ({
    since,
    version: name?.startsWith(`${PRESENCE_NAME} `) ? name.slice(PRESENCE_NAME.length + 1) : null,
    address,
  }));
}

export type AppliedMigration = { readonly name: string; readonly at: Date };

/** The migrations that were applied, the latest first, and what this version knows otherwise. */
export async function migrationState(database: Kysely<DB>): Promise<{
  readonly applied: readonly AppliedMigration[];
  readonly pending: readonly string[];
  readonly unknown: readonly string[];
}> {
  const [known, { rows: applied }] = await Promise.all([
    readMigrations(),
    sql<AppliedMigration>`
      select name, timestamp::timestamptz as at from kysely_migration order by name desc
    `.execute(database),
  ]);
  const names = new Set(applied.map(({ name }) => name));
  return {
    applied,
    pending: [...known.keys()].filter((name) => !names.has(name)),
    unknown: [...names].filter((name) => !known.has(name)),
  };
}

/** The version of PostgreSQL: `17.2`. */
export async function postgresVersion(database: Kysely<DB>): Promise<string> {
  const { rows } = await sql<{ version: string }>`
    select split_part(current_setting('server_version'), ' ', 1) as version
  `.execute(database);
  return rows[0]?.version ?? '';
}

/** By how many milliseconds the clock of the database is ahead of this process. */
export async function clockDifference(database: Kysely<DB>): Promise<number> {
  const before = Date.now();
  const { rows } = await sql<{ at: Date }>`select clock_timestamp() as at`.execute(database);
  const middle = (before + Date.now()) / 2;
  return Math.round((rows[0]?.at.getTime() ?? middle) - middle);
}

/** How many databases follow this one, and how many seconds the slowest is behind. */
export async function followers(
  database: Kysely<DB>,
): Promise<{ readonly count: number; readonly behind: number }> {
  const { rows } = await sql<{ count: number; behind: number }>`
    select count(*)::int as count, coalesce(max(extract(epoch from replay_lag)), 0)::float8 as behind
    from pg_stat_replication where application_name <> 'pg_basebackup'
  `.execute(database);
  return rows[0] ?? { count: 0, behind: 0 };
}
