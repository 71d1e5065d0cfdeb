import type { Kysely } from 'kysely';
import { isBlobName } from '../blobs/blob-store.ts';
import { attachmentOf, isStoredName, thumbnailNames } from '../blobs/stored-name.ts';
import { mayDeleteFiles } from '../database/backup-locks.ts';
import type { DB } from '../database/database-types.ts';
import type { Engine } from './engine.ts';
import { inTransaction } from './in-transaction.ts';
import { isNamed, lockFile } from './named-files.ts';
import type { WriteContext } from './request-context.ts';

type House = Pick<Engine, 'database' | 'blobs' | 'resources' | 'owners'>;

const NAMES_AT_ONCE = 500;

/**
 * Notes the files that a write lets go of, in its transaction, and removes them after the commit.
 * What cannot be removed then is removed within the hour.
 */
export async function discardFiles(
  house: House,
  { transaction, now: at, afterCommit }: Pick<WriteContext, 'transaction' | 'now' | 'afterCommit'>,
  names: readonly string[],
): Promise<void> {
  if (names.length === 0) return;
  await transaction
    .insertInto('discarded_file')
    .values(names.map((name) => ({ name, at })))
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ at }))
    .execute();
  afterCommit('removing discarded files', () => removeDiscardedFiles(house, names));
}

/** The next names that are due, in their order. */
const dueNames = async (
  database: Kysely<DB>,
  { now, after }: { now: Date; after: string },
): Promise<readonly string[]> => {
  const rows = await database
    .selectFrom('discarded_file')
    .select('name')
    .where('at', '<=', now)
    .where('name', '>', after)
    .orderBy('name')
    .limit(NAMES_AT_ONCE)
    .execute();
  return rows.map(({ name }) => name);
};

/** Removes a noted file, unless a record names it. Returns whether there was a file to remove. */
async function removeOne(house: House, name: string): Promise<boolean> {
  const { database, blobs } = house;
  return inTransaction(database, async (transaction) => {
    // While a backup copies the files, all stay that its tables may name; the note stays, too.
    if (!(await mayDeleteFiles(transaction))) return false;
    // A smaller copy of a picture lives as long as the picture; messages name each of their files.
    const whole = attachmentOf(name);
    const named = isStoredName('picture', whole) ? whole : name;
    await lockFile(transaction, named);
    const isFree = isBlobName(name) && !(await isNamed(transaction, house, named));
    const isThere = isFree && (await blobs.stat(name)) !== undefined;
    if (isFree) await blobs.delete(name);
    if (isFree && name === whole && isStoredName('picture', name)) {
      for (const copy of thumbnailNames(name)) await blobs.delete(copy);
    }
    await transaction.deleteFrom('discarded_file').where('name', '=', name).execute();
    return isThere;
  });
}

/**
 * Removes as many noted files as possible and returns how many were removed; errors are collected.
 */
async function removeEach(
  house: House,
  names: readonly string[],
  errors: unknown[],
): Promise<number> {
  let removed = 0;
  for (const name of names) {
    try {
      if (await removeOne(house, name)) removed += 1;
    } catch (error) {
      errors.push(error);
    }
  }
  return removed;
}

function rejectFailures(errors: readonly unknown[]): void {
  if (errors.length > 0) throw new AggregateError(errors, 'Some files could not be removed.');
}

/**
 * Removes files that are no longer named. Rejects if some could not be removed; they stay noted.
 */
export async function removeDiscardedFiles(house: House, names: readonly string[]): Promise<void> {
  const errors: unknown[] = [];
  await removeEach(house, names, errors);
  rejectFailures(errors);
}

/**
 * Removes leftovers: discarded files that could not be removed at the time, and files that were
 * stored a day ago and that no record names. Returns how many there were. Rejects if some could not
 * be removed; they stay noted.
 */
export async function removeDueFiles(
  house: House,
  { now, signal }: { now: Date; signal: AbortSignal },
): Promise<number> {
  const errors: unknown[] = [];
  let removed = 0;
  let names = await dueNames(house.database, { now, after: '' });
  for (let last = names.at(-1); last !== undefined && !signal.aborted; last = names.at(-1)) {
    removed += await removeEach(house, names, errors);
    names = await dueNames(house.database, { now, after: last });
  }
  rejectFailures(errors);
  return removed;
}
