import type { FastifyInstance } from 'fastify';
import type { HourlyJob } from '../base/hourly.ts';
import { mayDeleteFiles } from '../database/backup-locks.ts';
import { inTransaction } from '../resources/in-transaction.ts';
import { lockFile } from '../resources/named-files.ts';

/**
 * Encrypts, with the current key, the ID documents that an earlier version or key has stored. All
 * are looked at once after each start, since keys change with a start.
 */
export function renewDocuments(app: FastifyInstance): HourlyJob {
  let isDone = false;
  return {
    name: 'encrypting stored ID documents',
    async work(signal) {
      const { blobs, database, log } = app;
      const { isCurrent, renew } = blobs;
      if (isDone || !isCurrent || !renew) return;
      let renewed = 0;
      for await (const name of blobs.list('document-')) {
        if (signal.aborted) return;
        // Nearly all are, at nearly every start.
        if (await isCurrent(name)) continue;
        // A document that is removed meanwhile would come back with its new bytes.
        const outcome = await inTransaction(database, async (transaction) => {
          // While a backup copies the files, none of them changes: the next hour goes on.
          if (!(await mayDeleteFiles(transaction))) return 'later';
          await lockFile(transaction, name);
          return (await renew(name)) ? 'renewed' : 'current';
        });
        if (outcome === 'later') return;
        if (outcome === 'renewed') renewed += 1;
      }
      isDone = true;
      if (renewed > 0) log.info({ documents: renewed }, 'stored ID documents were encrypted');
    },
  };
}
