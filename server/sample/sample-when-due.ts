import type { Kysely } from 'kysely';
import type { BlobStore } from '../blobs/blob-store.ts';
import type { DB } from '../database/database-types.ts';
import { withDatabaseLock } from '../database/with-database-lock.ts';
import { isEmpty } from './is-empty.ts';

const LOCK = 1_784_968_564;

/** Loads the sample week into a database without orders and customers, and returns whether it did. */
export function loadSampleWhenDue(database: Kysely<DB>, blobs: BlobStore): Promise<boolean> {
  return withDatabaseLock(database, LOCK, async (transaction) => {
    if (!(await isEmpty(transaction))) return false;
    // Only the start that needs the pictures and texts loads them.
    const { loadSample } = await import('./load-sample.ts');
    await loadSample(database, blobs, new Date());
    return true;
  });
}
