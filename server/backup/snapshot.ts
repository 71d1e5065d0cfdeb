import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { Connection } from '../database/connect.ts';
import type { ArchivedTable, Manifest, WorkItem } from './archive-format.ts';
import { RowSum } from './row-sum.ts';

/** What a table is read and written by: its name, and the columns that are not computed. */
export type TableShape = Pick<ArchivedTable, 'name' | 'columns'>;

/** Migrations record themselves; Kysely's lock has nothing to restore. */
const NOT_DATA = ['kysely_migration', 'kysely_migration_lock'];

/** Every value is written alike, whatever the server, the database or the user has set. */
const SETTINGS = `
  set client_encoding = 'UTF8'; set timezone = 'UTC'; set datestyle = 'ISO'; set intervalstyle = 'postgres';
  set extra_float_digits = 1; set bytea_output = 'hex'; set xmloption = 'content';
  set search_path = public; set statement_timeout = 0; set lock_timeout = 0;
  set idle_in_transaction_session_timeout = 0`;

/** A connection of its own for a backup or a restore. */
export async function openClient(connection: Connection): Promise<pg.Client> {
  const client = new pg.Client({
    ...connection,
    application_name: 'jisr-backup',
    connectionTimeoutMillis: 10_000,
  });
  // A connection that breaks shows at the next statement.
  client.on('error', () => undefined);
  await client.connect();
  await client.query(SETTINGS);
  return client;
}

const quoted = pg.escapeIdentifier;
const listed = (columns: readonly string[]): string => columns.map(quoted).join(', ');
export const tableOf = ({ name }: Pick<TableShape, 'name'>): string => `public.${quoted(name)}`;

/** The tables of the product, without what belongs to extensions. */
export async function tablesOf(client: pg.Client): Promise<readonly TableShape[]> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(
    `select relname as name, array(
       select attname::text from pg_attribute
       where attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = ''
       order by attnum
     ) as columns
     from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
       and relname <> all ($1) and not exists (
         select from pg_depend where classid = 'pg_class'::regclass and objid = pg_class.oid
           and deptype = 'e')
     order by relname`,
    [NOT_DATA],
  );
  return rows;
}

/** The numbers that sequences have come to, not rolled back by anything. */
export async function sequencesOf(client: pg.Client): Promise<Manifest['sequences']> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'S' order by relname`,
  );
  const sequences: { name: string; last: string; isCalled: boolean }[] = [];
  for (const { name } of rows) {
    const found = await client.query(
      `select last_value as last, is_called as called from ${tableOf({ name })}`,
    );
    const { last, called } = found.rows[0];
    sequences.push({ name, last: String(last), isCalled: called });
  }
  return sequences;
}

/** The rows of a table, as bytes of `COPY`. */
export const rowsOf = (client: pg.Client, table: TableShape): AsyncIterable<Buffer> =>
  client.query(copyTo(`copy ${tableOf(table)} (${listed(table.columns)}) to stdout`));

export const copyIn = (table: TableShape): string =>
  `copy ${tableOf(table)} (${listed(table.columns)}) from stdin`;

/** How many rows a table has, and the sum of them. */
export async function sumOf(client: pg.Client, table: TableShape): Promise<RowSum> {
  const sum = new RowSum();
  for await (const chunk of rowsOf(client, table)) sum.add(chunk);
  return sum;
}

/**
 * Work that waits, or is being done, in our own terms: another version of pg-boss has other tables.
 * Backups themselves are no work to restore.
 */
export async function workOf(client: pg.Client): Promise<readonly WorkItem[]> {
  const { rows: found } = await client.query(`select to_regclass('jobs.job') as job`);
  if (found[0].job === null) return [];
  const { rows } = await client.query<{ queue: string; data: object | null; after: Date }>(
    `select name as queue, data, start_after as after from jobs.job
     where state in ('created', 'retry', 'active') order by start_after, id`,
  );
  return rows
    .filter(({ queue }) => !queue.startsWith('__pgboss') && queue !== 'backup')
    .map(({ queue, data, after }) => ({
      queue,
      data: { ...data },
      after: after.toISOString(),
    }));
}
