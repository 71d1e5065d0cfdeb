import { type Kysely, sql } from 'kysely';
import { newId } from '../base/new-id.ts';
import type { DB } from '../database/database-types.ts';
import type { Made } from './make-backup.ts';

type When = { readonly startedAt: Date; readonly endedAt: Date; readonly isWanted: boolean };

const rowOf = ({ startedAt, endedAt, isWanted }: When) => ({
  id: newId(),
  started_at: startedAt,
  ended_at: endedAt,
  is_wanted: isWanted,
});

/** Records a backup that was made. Returns its id. */
export async function recordMade(database: Kysely<DB>, made: Made, when: When): Promise<string> {
  const row = rowOf(when);
  await database
    .insertInto('backup_run')
    .values({
      ...row,
      name: made.name,
      size_bytes: made.size,
      sha256: made.sha256,
      row_count: made.rows,
      file_count: made.files,
      is_encrypted: made.isEncrypted,
    })
    .execute();
  return row.id;
}

/** Records why a backup could not be made. */
export async function recordFailed(
  database: Kysely<DB>,
  reason: string,
  when: When,
): Promise<void> {
  await database
    .insertInto('backup_run')
    .values({ ...rowOf(when), error: reason })
    .execute();
}

/** Notes that the rehearsal of a backup begins: it may be interrupted. */
export async function noteRehearsal(database: Kysely<DB>, id: string): Promise<void> {
  await database
    .updateTable('backup_run')
    .set(({ eb }) => ({ rehearsals: eb('rehearsals', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** A backup whose rehearsal has not come to an end. */
export type Unrehearsed = {
  readonly id: string;
  readonly name: string;
  /** How often it was begun. */
  readonly begun: number;
  readonly isEncrypted: boolean;
};

/** The newest backup, if its rehearsal was begun and interrupted. */
export async function interruptedRehearsal(database: Kysely<DB>): Promise<Unrehearsed | undefined> {
  const newest = await database
    .selectFrom('backup_run')
    .select(['id', 'name', 'rehearsed_at', 'rehearsals', 'is_encrypted'])
    .where('error', 'is', null)
    .orderBy('started_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!newest?.name || newest.rehearsed_at !== null || newest.rehearsals === 0) return undefined;
  const { id, name, rehearsals: begun, is_encrypted } = newest;
  return { id, name, begun, isEncrypted: is_encrypted === true };
}

/** Records whether a backup could be restored. */
export async function recordRehearsal(
  database: Kysely<DB>,
  id: string,
  { at, error }: { readonly at: Date; readonly error: string | null },
): Promise<void> {
  await database
    .updateTable('backup_run')
    .set({ rehearsed_at: at, rehearsal_error: error })
    .where('id', '=', id)
    .execute();
}

/** Records of backups that are not stored any more are of no use after two years. */
export async function forgetOldRuns(database: Kysely<DB>, before: Date): Promise<void> {
  await database.deleteFrom('backup_run').where('started_at', '<', before).execute();
}

/** The last backups, made or failed, the newest first. */
export const latestRuns = (database: Kysely<DB>, limit: number) =>
  database
    .selectFrom('backup_run')
    .selectAll()
    .orderBy('started_at', 'desc')
    .limit(limit)
    .execute();

/** What metrics and the schedule need to know of all backups. */
export type BackupState = {
  readonly installedAt: Date;
  readonly madeAt: Date | null;
  readonly failedAt: Date | null;
  readonly size: number | null;
  readonly rehearsedAt: Date | null;
  /** How many failed since one was made; how many rehearsals since one succeeded. */
  readonly failures: number;
  readonly rehearsalFailures: number;
};

/** The state of the backups of a database. */
export async function readBackupState(database: Kysely<DB>): Promise<BackupState> {
  const { rows } = await sql<{
    installed_at: Date;
    made_at: Date | null;
    failed_at: Date | null;
    size: string | null;
    rehearsed_at: Date | null;
    failures: string;
    rehearsal_failures: string;
  }>`
    with made as (
      select started_at, size_bytes from backup_run where error is null
      order by started_at desc limit 1
    ), rehearsed as (
      select max(rehearsed_at) as at from backup_run where rehearsal_error is null
    )
    select (select min(timestamp)::timestamptz from kysely_migration) as installed_at,
      (select started_at from made) as made_at,
      (select size_bytes from made) as size,
      (select max(started_at) from backup_run where error is not null) as failed_at,
      (select at from rehearsed) as rehearsed_at,
      (select count(*) from backup_run where error is not null
        and started_at > coalesce((select started_at from made), '-infinity')) as failures,
      (select count(*) from backup_run where rehearsal_error is not null
        and rehearsed_at > coalesce((select at from rehearsed), '-infinity')) as rehearsal_failures
  `.execute(database);
  const [row] = rows;
  return {
    installedAt: row?.installed_at ?? new Date(0),
    madeAt: row?.made_at ?? null,
    failedAt: row?.failed_at ?? null,
    size: row?.size ? Number(row.size) : null,
    rehearsedAt: row?.rehearsed_at ?? null,
    failures: Number(row?.failures ?? 0),
    rehearsalFailures: Number(row?.rehearsal_failures ?? 0),
  };
}
