import type { Kysely } from 'kysely';
import { addToErasedList } from '../backup/erased-list.ts';
import { backupTarget } from '../backup/s3-target.ts';
import type { Config } from '../base/config.ts';
import type { DB } from '../database/database-types.ts';
import { inTransaction } from '../resources/in-transaction.ts';
import { type Author, type Call, contextOf } from '../resources/request-context.ts';
import { erasePerson } from './erase-person.ts';

/**
 * Erases those again who have come back with a backup from before. Returns how many they were. What
 * prevents an erasure was looked at the first time.
 */
export async function repeatErasures(call: Call<Author>, signal: AbortSignal): Promise<number> {
  const { database, resources, log } = call;
  const back = await database
    .selectFrom('erasure')
    .innerJoin('users', 'users.id', 'erasure.person_id')
    .select('users.id')
    .orderBy('users.id')
    .execute();
  let count = 0;
  for (const { id } of back) {
    if (signal.aborted) break;
    await inTransaction(database, (transaction) =>
      erasePerson({ id, isRepeated: true }, { resources, context: contextOf(call, transaction) }),
    );
    count += 1;
  }
  if (count > 0) log.info({ count }, 'people who had been erased before were erased again');
  return count;
}

/** Writes beside the backups whom they must not bring back. */
export async function noteErasures(
  database: Kysely<DB>,
  { backups: { place } }: Pick<Config, 'backups'>,
): Promise<void> {
  if (place === undefined) return;
  const rows = await database.selectFrom('erasure').selectAll().orderBy('erased_at').execute();
  if (rows.length === 0) return;
  await addToErasedList(
    backupTarget(place),
    rows.map(({ person_id: id, erased_at: at }) => ({ id, at: at.toISOString() })),
  );
}
