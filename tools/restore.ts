/** `npm run restore -- FILE`: restores a backup into an empty data folder or an empty PostgreSQL. */
import { createReadStream } from 'node:fs';
import { MODULES } from '../server/app.ts';
import { BackupError } from '../server/backup/backup-error.ts';
import { verifyArchive } from '../server/backup/read-archive.ts';
import { restore } from '../server/backup/restore.ts';
import { readConfig } from '../server/base/config.ts';
import { fileOwners } from '../server/blobs/file-owners.ts';
import { printLeftOut, readKeys, readOptions, runCommand } from './backup/options.ts';

const OPTIONS = {
  check: { type: 'boolean' },
  'passphrase-file': { type: 'string' },
  'identity-file': { type: 'string' },
} as const;
const USAGE = `npm run restore -- FILE [--check] [--passphrase-file FILE] [--identity-file FILE]
  --check            only compare the checksums of the backup, and write nothing
  --passphrase-file  a file whose first line is the passphrase; or set BACKUP_PASSPHRASE
  --identity-file    a file with a secret key of age
It goes into DATA_DIR, or into the PostgreSQL of DATABASE_URL and the files into DATA_DIR.`;

await runCommand(async () => {
  const { values, files } = readOptions(OPTIONS, USAGE);
  const [path, ...others] = files;
  if (path === undefined || others.length > 0) throw new BackupError(USAGE);
  const keys = await readKeys({
    passphraseFile: values['passphrase-file'],
    identityFile: values['identity-file'],
  });
  const archive = {
    name: path,
    open: () => createReadStream(path),
    keys,
  };
  if (values.check) {
    const { about, manifest } = await verifyArchive(archive);
    console.log(
      `The backup of ${about.madeAt} is complete: ${manifest.tables.length} tables and ${manifest.files.length} files, every checksum fits.`,
    );
    return;
  }
  const { isOwned } = fileOwners(MODULES.flatMap(({ files: owners = [] }) => owners));
  const restored = await restore(readConfig(process.env), { archive, isOwned });
  const { madeAt, rows, files: count, erasedSince } = restored;
  console.log(
    `The state of ${madeAt} is restored: ${rows} rows and ${count} files, compared with the backup one by one.`,
  );
  if (erasedSince > 0) {
    console.log(
      `${erasedSince} ${erasedSince === 1 ? 'person was' : 'people were'} erased after this backup: the server erases them again as soon as it starts.`,
    );
  }
  printLeftOut(restored, 'the backup');
});
