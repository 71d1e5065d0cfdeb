import { createHash } from 'node:crypto';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import type pg from 'pg';
import { ignoringFailure } from '../../domain/ignoring-failure.ts';
import { PRODUCT_VERSION } from '../base/product-version.ts';
import type { BlobStore } from '../blobs/blob-store.ts';
import { keepFiles } from '../database/backup-locks.ts';
import type { Connection } from '../database/connect.ts';
import { readMigrations } from '../database/migrate.ts';
import { type About, FORMAT } from './archive-format.ts';
import { BackupError } from './backup-error.ts';
import { type BackupTarget, backupName } from './backup-target.ts';
import type { Encryption, Keys } from './encryption.ts';
import { openClient } from './snapshot.ts';
import { writeArchive } from './write-archive.ts';

export type BackupOrder = {
  /** The database, without a pooler in between. */
  readonly connection: Connection;
  readonly blobs: BlobStore;
  readonly target: Pick<BackupTarget, 'put'>;
  readonly encryption: Encryption | undefined;
  readonly now: Date;
  readonly signal: AbortSignal;
};

/** A backup that was made. */
export type Made = {
  readonly name: string;
  readonly at: Date;
  readonly size: number;
  readonly sha256: string;
  readonly rows: number;
  readonly files: number;
  readonly isEncrypted: boolean;
  /** What opens it in this process, without the operator's secret key. */
  readonly keys: Keys;
};

async function aboutNow(client: pg.Client, now: Date): Promise<About> {
  const known = await readMigrations();
  const { rows: found } = await client.query(`select to_regclass('kysely_migration') as name`);
  if (found[0].name === null) {
    throw new BackupError(
      'There is nothing to back up: this database has never been started with.',
    );
  }
  const { rows } = await client.query<{ name: string }>(
    'select name from kysely_migration order by name',
  );
  const migrations = rows.map(({ name }) => {
    const text = known.get(name);
    if (text === undefined) {
      throw new BackupError(
        `This database has run the migration ${name}, which this version of Jisr does not have. Make the backup with the version that runs on it.`,
      );
    }
    return { name, sha256: createHash('sha256').update(text).digest('hex') };
  });
  return {
    product: 'Jisr',
    format: FORMAT,
    version: PRODUCT_VERSION,
    madeAt: now.toISOString(),
    migrations,
  };
}

/**
 * A backup for the holder of a secret key can be read by this process too, until it ends: by a key
 * that is made for this one backup and never stored. So a restore can be rehearsed.
 */
async function withOwnKey(
  encryption: Encryption | undefined,
): Promise<{ encryption: Encryption | undefined; keys: Keys }> {
  if (!encryption) return { encryption, keys: {} };
  if ('passphrase' in encryption) {
    return { encryption, keys: { passphrase: encryption.passphrase } };
  }
  const identity = await generateX25519Identity();
  const recipient = await identityToRecipient(identity);
  return {
    encryption: { recipients: [...encryption.recipients, recipient] },
    keys: { identities: [identity] },
  };
}

/**
 * Makes a backup of the database and the stored files while others use them. Both fit together: no
 * file is deleted between the snapshot and its copy. Only one is made at a time (`asOnlyBackup`).
 */
export async function makeBackup(order: BackupOrder): Promise<Made> {
  const { connection, blobs, target, now: at, signal } = order;
  const client = await openClient(connection);
  try {
    // Before the snapshot: what it names is there when it is copied.
    await keepFiles(client);
    await client.query('begin isolation level repeatable read read only');
    const about = await aboutNow(client, at);
    const { encryption, keys } = await withOwnKey(order.encryption);
    const isEncrypted = encryption !== undefined;
    const name = backupName(at, isEncrypted);
    const { manifest, size, sha256 } = await writeArchive(
      { client, blobs, about, encryption, signal },
      (bytes) => target.put(name, bytes),
    );
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    return { name, at, size, sha256, rows, files: manifest.files.length, isEncrypted, keys };
  } finally {
    await ignoringFailure(client.end(), 'The connection may have been lost.');
  }
}
