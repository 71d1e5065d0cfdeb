import { type Kysely, sql, type Transaction } from 'kysely';
import type pg from 'pg';
import type { DB } from './database-types.ts';

/** Advisory locks, by numbers that nothing else uses. */
const ONE_BACKUP = 7_402_159;
const FILES_STAY = 7_402_160;

/**
 * Whether stored files may be deleted or written anew until the transaction ends: not while a backup
 * copies them. A backup that begins waits for the transaction.
 */
export async function mayDeleteFiles(transaction: Transaction<DB>): Promise<boolean> {
  const { rows } = await sql<{ free: boolean }>`
    select pg_try_advisory_xact_lock_shared(${FILES_STAY}) as free
  `.execute(transaction);
  return rows[0]?.free === true;
}

/**
 * Makes a connection the only one that makes a backup, until it is closed. Returns false if another
 * one does.
 */
export async function beginBackup(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query('select pg_try_advisory_lock($1) as free', [ONE_BACKUP]);
  return rows[0].free;
}

/** Keeps all stored files where they are, until the connection is closed. */
export async function keepFiles(client: pg.Client): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [FILES_STAY]);
}

/** Whether a backup is being made now. */
export async function isBackupRunning(database: Kysely<DB>): Promise<boolean> {
  const { rows } = await sql`
    select from pg_locks where locktype = 'advisory' and granted
      and database = (select oid from pg_database where datname = current_database())
      and classid = 0 and objid = ${ONE_BACKUP}
  `.execute(database);
  return rows.length > 0;
}
