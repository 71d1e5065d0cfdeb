import { describe, expect, it } from 'vitest';
import { BackupError } from '../../../server/backup/backup-error.ts';
import type { Encryption, Keys } from '../../../server/backup/encryption.ts';
import { comparingFiles } from '../../../server/backup/file-sinks.ts';
import { lastMigration } from '../../../server/backup/load-archive.ts';
import { verifyArchive } from '../../../server/backup/read-archive.ts';
import { contentsOf, restoreInto } from '../../../server/backup/restore-into.ts';
import { openClient } from '../../../server/backup/snapshot.ts';
import { readMigrations } from '../../../server/database/migrate.ts';
import { backedUpHouse, emptyDatabase, fill } from '../../support/backups.ts';

const PASSPHRASE = 'a passphrase of the tests';
const WAYS: readonly (readonly [string, Encryption | undefined, Keys])[] = [
  ['that is not encrypted', undefined, {}],
  ['that is encrypted', { passphrase: PASSPHRASE, workFactor: 10 }, { passphrase: PASSPHRASE }],
];

const flipped = (at: number, bit: number) => (bytes: Buffer) => {
  const copy = Buffer.from(bytes);
  copy[at] = (copy[at] ?? 0) ^ (1 << bit);
  return copy;
};

describe.each(WAYS)('an archive %s', (_, encryption, keys) => {
  it('is rejected for one flipped bit, wherever it is', async () => {
    await using house = await backedUpHouse();
    await fill(house.own.database, house.blobs, 5);
    const { name, size } = await house.backup(encryption);
    const places = [0, 1, 4, 5, 6, 30, 200, size >> 1, size - 100, size - 41, size - 40, size - 1];
    for (const at of places) {
      const bit = at % 8;
      await house.spoil(name, flipped(at, bit));
      await expect(verifyArchive(house.archive(name, keys)), `byte ${at}`).rejects.toThrow(
        BackupError,
      );
      await house.spoil(name, flipped(at, bit));
    }
    await verifyArchive(house.archive(name, keys));
  });

  it('is rejected if it was cut short, wherever that is', async () => {
    await using house = await backedUpHouse();
    await fill(house.own.database, house.blobs, 5);
    const { name, size } = await house.backup(encryption);
    let whole: Buffer = Buffer.alloc(0);
    for (const left of [size - 1, size - 40, size - 60, size >> 1, 300, 25, 10, 0]) {
      await house.spoil(name, (bytes) => {
        if (whole.length === 0) whole = bytes;
        return whole.subarray(0, left);
      });
      await expect(verifyArchive(house.archive(name, keys)), `${left} bytes`).rejects.toThrow(
        /cannot be used/,
      );
    }
  });
});

it('each byte that is changed shows, whatever it belongs to', async () => {
  await using house = await backedUpHouse();
  const { name, size } = await house.backup();
  const step = Math.ceil(size / 150);
  for (let at = 0; at < size; at += step) {
    await house.spoil(name, flipped(at, at % 8));
    await expect(verifyArchive(house.archive(name)), `byte ${at}`).rejects.toThrow(BackupError);
    await house.spoil(name, flipped(at, at % 8));
  }
});

it('the passphrase is required, and has to be the right one', async () => {
  await using house = await backedUpHouse();
  const { name } = await house.backup({ passphrase: PASSPHRASE, workFactor: 10 });
  await expect(verifyArchive(house.archive(name))).rejects.toThrow(
    `The backup ${name} cannot be used: it is encrypted. Give its passphrase in BACKUP_PASSPHRASE`,
  );
  await expect(
    verifyArchive(house.archive(name, { passphrase: 'another passphrase' })),
  ).rejects.toThrow(
    `The backup ${name} cannot be used: the passphrase or key is not the one that it was encrypted for.`,
  );
});

it('another file is no backup', async () => {
  await using house = await backedUpHouse();
  const { name } = await house.backup();
  await house.spoil(name, () => Buffer.from('a letter to the office, which is longer than a head'));
  await expect(verifyArchive(house.archive(name))).rejects.toThrow(
    `${name} is no backup of Jisr, or its beginning is damaged. It cannot be used.`,
  );
  await house.target.delete(name);
  await expect(verifyArchive(house.archive(name))).rejects.toThrow(
    `The backup ${name} cannot be read (ENOENT).`,
  );
});

it('an archive of a newer version or another build is rejected by name', async () => {
  await using house = await backedUpHouse();
  const { name } = await house.backup();
  const { about } = await verifyArchive(house.archive(name));
  const known = await readMigrations();
  const newer = [...about.migrations, { name: '9000_more', sha256: 'a'.repeat(64) }];
  expect(() => lastMigration({ ...about, version: '9.0.0', migrations: newer }, known)).toThrow(
    'This backup was made by a newer version of Jisr (9.0.0): its database has run 9000_more, which this version does not have.',
  );
  const changed = about.migrations.map((one) => ({ ...one, sha256: 'a'.repeat(64) }));
  expect(() => lastMigration({ ...about, migrations: changed }, known)).toThrow(
    'This backup was made by another build of Jisr: its migrations differ from those of this version (0001_records).',
  );
  expect(() => lastMigration({ ...about, migrations: about.migrations.slice(1) }, known)).toThrow(
    'This backup was made by another build of Jisr',
  );
  expect(lastMigration(about, known)).toBe([...known.keys()].at(-1));
});

it('a database that is not empty is named, and one whose restore has failed is empty', async () => {
  await using house = await backedUpHouse();
  await using to = await emptyDatabase();
  await fill(house.own.database, house.blobs, 3);
  const made = await house.backup();
  const archive = house.archive(made.name);
  const verified = await verifyArchive(archive);
  const client = await openClient(to.connection);
  try {
    const failing = async () => {
      throw new BackupError('There is no space for this file.');
    };
    await expect(
      restoreInto(to.connection, { archive, verified, keepFile: failing }),
    ).rejects.toThrow('There is no space for this file.');
    expect(await contentsOf(client)).toEqual([]);
    await restoreInto(to.connection, { archive, verified, keepFile: comparingFiles });
    expect(await contentsOf(client)).toEqual(expect.arrayContaining(['the table users']));
  } finally {
    await client.end();
  }
});
