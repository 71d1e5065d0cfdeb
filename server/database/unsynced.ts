import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from './database-types.ts';

/**
 * Lets the commit of one statement not wait for the disk, as one of its `returning` values. If the
 * database dies soon after (within three times `wal_writer_delay`, 0.6 s), what it wrote may be lost; a
 * commit that waits stores everything before it. For counts and claims. Throws inside a transaction, whose
 * own commit would not wait either.
 */
export function unsynced(database: Kysely<DB>): RawBuilder<string> {
  if (database.isTransaction) throw new Error('The commit of a transaction waits for the disk.');
  return sql<string>`set_config('synchronous_commit', 'off', true)`;
}
