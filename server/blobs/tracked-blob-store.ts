import type { Kysely } from 'kysely';
import type { DB } from '../database/database-types.ts';
import type { BlobStore } from './blob-store.ts';
import type { FileOwners } from './file-owners.ts';

/** How long a file may be stored before a record names it. */
const UNNAMED_FOR_MS = 24 * 3_600_000;

/**
 * A store that notes a file before it is written. If a process is killed before a record names the
 * file, the note remains, and the file is removed a day later (`removeDueFiles`). A file that was
 * never noted here is never removed automatically.
 */
export function trackedBlobStore(
  blobs: BlobStore,
  { database, owners, now }: { database: Kysely<DB>; owners: FileOwners; now: () => Date },
): BlobStore {
  return {
    async put(name, bytes) {
      if (owners.isOwned(name)) {
        await database
          .insertInto('discarded_file')
          .values({ name, at: new Date(now().getTime() + UNNAMED_FOR_MS) })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      }
      return blobs.put(name, bytes);
    },
    get: (name, range) => blobs.get(name, range),
    stat: (name) => blobs.stat(name),
    delete: (name) => blobs.delete(name),
    list: (prefix) => blobs.list(prefix),
    hasSpace: () => blobs.hasSpace(),
    ...(blobs.renew && { renew: blobs.renew }),
    ...(blobs.isCurrent && { isCurrent: blobs.isCurrent }),
    ...(blobs.stored && { stored: blobs.stored }),
  };
}
