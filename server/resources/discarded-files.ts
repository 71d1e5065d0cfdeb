import type { Kysely, Transaction } from 'kysely';
import type { DB } from '../database-types.ts';
import { type BlobStore, isBlobName } from '../files/blob-store.ts';
import { inTransaction } from './in-transaction.ts';
import { isNamed, lockFile } from './named-files.ts';
import type { Resources } from './resource.ts';

type House = {
  readonly database: Kysely<DB>;
  readonly blobs: BlobStore;
  readonly resources: Resources;
};

/** Notes the files that a record lets go of, in the transaction in which it does. */
export async function discardFiles(
  transaction: Transaction<DB>,
  names: readonly string[],
  at: Date,
): Promise<void> {
  if (names.length === 0) return;
  await transaction
    .insertInto('discarded_file')
    .values(names.map((name) => ({ name, at })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

const allDiscarded = async (database: Kysely<DB>): Promise<readonly string[]> => {
  const rows = await database
    .selectFrom('discarded_file')
    .select('name')
    .orderBy('at')
    .orderBy('name')
    .execute();
  return rows.map(({ name }) => name);
};

/** Removes a file that was let go of, unless a record names it still or again. */
async function removeOne({ database, blobs, resources }: House, name: string): Promise<void> {
  await inTransaction(database, async (transaction) => {
    await lockFile(transaction, name);
    const isFree = isBlobName(name) && !(await isNamed(transaction, resources, name));
    if (isFree) await blobs.delete(name);
    await transaction.deleteFrom('discarded_file').where('name', '=', name).execute();
  });
}

/**
 * Removes the files that were let go of: these, or all that are left over. Rejects when some could
 * not be removed; they stay noted.
 */
export async function removeDiscardedFiles(house: House, names?: readonly string[]): Promise<void> {
  const errors: unknown[] = [];
  for (const name of names ?? (await allDiscarded(house.database))) {
    await removeOne(house, name).catch((error: unknown) => errors.push(error));
  }
  if (errors.length > 0) throw new AggregateError(errors, 'Some files could not be removed.');
}
