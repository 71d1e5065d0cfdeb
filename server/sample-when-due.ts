import type { Kysely } from 'kysely';
import { withDatabaseLock } from './database/with-database-lock.ts';
import type { DB } from './database-types.ts';
import type { BlobStore } from './files/blob-store.ts';
import { isEmpty } from './sample/is-empty.ts';

const LOCK = 1_784_968_564;

/** Loads the sample week into a database without orders and customers. */
export function loadSampleWhenDue(database: Kysely<DB>, blobs: BlobStore): Promise<void> {
  return withDatabaseLock(database, LOCK, async (transaction) => {
    if (!(await isEmpty(transaction))) return;
    // Only the start that needs the pictures and texts loads them.
    const { loadSample } = await import('./sample/load-sample.ts');
    await loadSample(database, blobs, new Date());
  });
}
