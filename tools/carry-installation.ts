/** `npm run move`: copies an embedded installation into a PostgreSQL of one's own. */
import { resolve } from 'node:path';
import { MODULES } from '../server/app.ts';
import { BackupError } from '../server/backup/backup-error.ts';
import { carryOver } from '../server/backup/carry-over.ts';
import { readConfig } from '../server/base/config.ts';
import { fileOwners } from '../server/blobs/file-owners.ts';
import { printLeftOut, readOptions, runCommand } from './backup/options.ts';

const OPTIONS = { from: { type: 'string' }, to: { type: 'string' } } as const;
const USAGE = `npm run move -- --from DATA_DIR --to URL
  --from  the data folder of the installation with the embedded database; its server is stopped
  --to    an empty PostgreSQL, such as postgresql://user@host:5432/name, without a pooler between;
          DATABASE_DIRECT_URL or DATABASE_URL by default, which hides a password from other users
The files go to DATA_DIR. They stay where they are if that is the same folder.`;

await runCommand(async () => {
  const { values, files: others } = readOptions(OPTIONS, USAGE);
  const { DATABASE_DIRECT_URL, DATABASE_URL } = process.env;
  const to = values.to ?? (DATABASE_DIRECT_URL || DATABASE_URL);
  if (values.from === undefined || !to || others.length > 0) throw new BackupError(USAGE);
  const from = resolve(values.from);
  const config = readConfig({ ...process.env, DATABASE_URL: to, DATABASE_DIRECT_URL: to });
  const ending = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () =>
      ending.abort(new BackupError('It was cancelled. The new database is as empty as before.')),
    );
  }
  const { isOwned } = fileOwners(MODULES.flatMap(({ files: owners = [] }) => owners));
  const moved = await carryOver({ from, config, isOwned, signal: ending.signal });
  const { rows, files, areFilesThere, keyFile } = moved;
  console.log(
    `The installation in ${from} is moved: ${rows} rows and ${files} files, compared with it one by one.`,
  );
  if (areFilesThere) console.log('The files were in their place already.');
  if (keyFile !== undefined) console.log(`The keys of ID documents were copied to ${keyFile}.`);
  printLeftOut(moved, from);
  console.log(
    'Start the server with DATABASE_URL and otherwise the same environment, above all SECOND_FACTOR_KEY. Nothing in the old place was changed: do not start its server again, and remove it once the new one has proven itself.',
  );
});
