/** `npm run backup`: makes a backup of the database and the files, also while the server runs. */
import { join, resolve } from 'node:path';
import { BackupError } from '../server/backup/backup-error.ts';
import { makeBackup } from '../server/backup/make-backup.ts';
import { asOnlyBackup } from '../server/backup/one-backup.ts';
import { recordByCommand } from '../server/backup/record-by-command.ts';
import { backupTarget } from '../server/backup/s3-target.ts';
import { type BackupPlace, SHORTEST_PASSPHRASE } from '../server/base/backup-config.ts';
import { readConfig } from '../server/base/config.ts';
import { isS3Address, readS3Address } from '../server/base/s3-address.ts';
import { filePlaceOf } from '../server/blobs/file-place.ts';
import { openExisting } from '../server/database/open-existing.ts';
import { readOptions, readPassphrase, runCommand } from './backup/options.ts';

const OPTIONS = { to: { type: 'string' }, 'passphrase-file': { type: 'string' } } as const;
const USAGE = `npm run backup -- [--to PLACE] [--passphrase-file FILE]
  --to               a folder, or an address as BACKUP_DIR has one; BACKUP_DIR, or
                     DATA_DIR/backups, by default; other users of the machine see the key of an
                     address that is given here, and do not see that of BACKUP_DIR
  --passphrase-file  a file whose first line is the passphrase to encrypt with
It is also encrypted by BACKUP_PASSPHRASE, or for the public keys in BACKUP_RECIPIENT.`;

function placeOf(to: string): BackupPlace {
  if (!isS3Address(to)) return resolve(to);
  const address = readS3Address(to);
  if (typeof address === 'string') throw new BackupError(`--to ${address}`);
  return address;
}

await runCommand(async () => {
  const { values, files } = readOptions(OPTIONS, USAGE);
  if (files.length > 0) throw new BackupError(USAGE);
  const config = readConfig(process.env);
  const place = values.to === undefined ? config.backups.place : placeOf(values.to);
  if (place === undefined) throw new BackupError(`Say where it goes.\n${USAGE}`);
  const file = values['passphrase-file'];
  const passphrase = file === undefined ? undefined : await readPassphrase(file);
  if (passphrase !== undefined && passphrase.length < SHORTEST_PASSPHRASE) {
    throw new BackupError(`A passphrase must have at least ${SHORTEST_PASSPHRASE} characters.`);
  }
  const ending = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => ending.abort(new BackupError('It was cancelled.')));
  }
  const target = backupTarget(place);
  const opened = await openExisting(config);
  try {
    const startedAt = new Date();
    const { connection } = opened;
    const made = await asOnlyBackup(connection, () =>
      makeBackup({
        connection,
        blobs: filePlaceOf(config).blobs,
        target,
        encryption: passphrase === undefined ? config.backups.encryption : { passphrase },
        now: startedAt,
        signal: ending.signal,
      }),
    );
    await recordByCommand(connection, made, startedAt);
    const how = made.isEncrypted ? 'encrypted' : 'not encrypted';
    console.log(
      `${join(target.place, made.name)}\n  ${made.rows} rows and ${made.files} files in ${made.size} bytes, ${how}\n  SHA-256 ${made.sha256}`,
    );
  } finally {
    await opened.close();
  }
});
