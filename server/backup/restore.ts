import { mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type pg from 'pg';
import { DAY_MS } from '../../domain/calendar-days.ts';
import { ignoringFailure } from '../../domain/ignoring-failure.ts';
import type { Config } from '../base/config.ts';
import { type FilePlace, filePlaceOf } from '../blobs/file-place.ts';
import type { Connection } from '../database/connect.ts';
import { startEmbedded } from '../database/embedded.ts';
import { readMigrations } from '../database/migrate.ts';
import type { Manifest } from './archive-format.ts';
import { BackupError } from './backup-error.ts';
import { folderTarget } from './backup-target.ts';
import { type ErasedPerson, readErasedList } from './erased-list.ts';
import { comparingFiles, storingFiles } from './file-sinks.ts';
import { type Loaded, lastMigration } from './load-archive.ts';
import { type ArchiveFile, verifyArchive } from './read-archive.ts';
import { contentsOf, restoreInto } from './restore-into.ts';
import { markerIn } from './restore-marker.ts';
import { backupTarget } from './s3-target.ts';
import { openClient } from './snapshot.ts';

const MOST_NAMED = 5;
/** Files that were stored after the snapshot belong to nothing in it; clocks of two machines differ. */
const CLOCKS_DIFFER_MS = 60_000;

const isThere = async (path: string): Promise<boolean> =>
  (await ignoringFailure(stat(path), 'It does not exist.')) !== undefined;

/** What is filled, as the beginning of a sentence. */
type What = 'A backup is restored' | 'An installation is moved';

async function rejectFiles({ blobs, place }: FilePlace, what: What): Promise<void> {
  let count = 0;
  for await (const _ of blobs.list('')) count += 1;
  if (count === 0) return;
  throw new BackupError(
    `${what} into an empty place only, and ${place} has ${count} ${count === 1 ? 'file' : 'files'}. Choose another place, or move them away. Nothing was written.`,
  );
}

async function readContents(connection: Connection): Promise<readonly string[]> {
  const client = await openClient(connection);
  try {
    return await contentsOf(client);
  } finally {
    await client.end();
  }
}

function rejectContents(contents: readonly string[], place: string, what: What): void {
  if (contents.length === 0) return;
  const others = contents.length - MOST_NAMED;
  const named = contents.slice(0, MOST_NAMED).join(', ');
  throw new BackupError(
    `${what} into an empty database only, and ${place} has ${named}${others > 0 ? ` and ${others} more` : ''}. Choose another one. Nothing was written.`,
  );
}

type Place = { readonly files: FilePlace; readonly marker: string };

/**
 * Removes the files of a restore that has failed or was killed, unless the rows that name them are
 * there for good: the database is filled in one transaction.
 */
async function removeOrphans(connection: Connection, { files, marker }: Place): Promise<void> {
  const contents = await readContents(connection);
  if (contents.length === 0) await files.clear();
  await rm(marker, { force: true });
  if (contents.length === 0) return;
  throw new BackupError(
    'The restore before this one was cut short after all rows and files had been restored. Nothing is missing: start the server, which does the rest.',
  );
}

type Opened = { readonly connection: Connection; readonly place: string; close(): Promise<void> };

async function openTarget({ databaseDirectUrl, dataDir }: Config): Promise<Opened> {
  if (databaseDirectUrl !== undefined) {
    return {
      connection: { connectionString: databaseDirectUrl },
      place: 'the database of DATABASE_URL',
      close: async () => undefined,
    };
  }
  const embedded = await startEmbedded(dataDir, {
    lost: () => undefined,
    back: () => undefined,
    failed: () => undefined,
  });
  return {
    connection: embedded.connection,
    place: `the database in ${dataDir}`,
    close: () => embedded.stop('fast'),
  };
}

/** Notes the newest files, so that those that no record names are removed a day later. */
async function noteNewestFiles(
  client: pg.Client,
  manifest: Manifest,
  { since, isOwned }: { since: number; isOwned: (name: string) => boolean },
): Promise<void> {
  const names = manifest.files
    .filter(({ name, modifiedAt }) => isOwned(name) && Date.parse(modifiedAt) >= since)
    .map(({ name }) => name);
  await client.query(
    `insert into discarded_file (name, at) select name, $2 from unnest($1::text[]) as name
     on conflict (name) do nothing`,
    [names, new Date(Date.now() + DAY_MS)],
  );
}

type Restored = Loaded & {
  readonly madeAt: string;
  /** How many people were erased since, whom the server erases again. */
  readonly erasedSince: number;
};

/** Those who were erased after the backup, by the lists beside it and beside other backups. */
async function erasedSince(
  config: Config,
  { archive, madeAt }: { archive: ArchiveFile; madeAt: string },
): Promise<readonly ErasedPerson[]> {
  const { place } = config.backups;
  const targets = [
    folderTarget(dirname(resolve(archive.name))),
    ...(place === undefined ? [] : [backupTarget(place)]),
  ];
  const people = new Map<string, ErasedPerson>();
  for (const target of targets) {
    for (const person of await readErasedList(target)) {
      if (Date.parse(person.at) >= Date.parse(madeAt)) people.set(person.id, person);
    }
  }
  return [...people.values()];
}

/** What is restored, and how. */
export type RestoreOrder = {
  readonly archive: ArchiveFile;
  /** Whether a file is removed when nothing names it. */
  readonly isOwned: (name: string) => boolean;
  readonly what?: What;
  /** The files are in their place already, and are only compared. */
  readonly areFilesThere?: boolean;
};

/**
 * Restores an archive into an empty data folder, or into an empty PostgreSQL and a place for files.
 * Nothing is written before every checksum of the archive was compared.
 */
export async function restore(config: Config, order: RestoreOrder): Promise<Restored> {
  const { archive, isOwned, what = 'A backup is restored', areFilesThere = false } = order;
  const verified = await verifyArchive(archive);
  const { about, manifest } = verified;
  lastMigration(about, await readMigrations());
  const files = filePlaceOf(config);
  const marker = markerIn(config.dataDir);
  const rejectOthers = async () => {
    if (!areFilesThere) await rejectFiles(files, what);
  };
  const isUnfinished = !areFilesThere && (await isThere(marker));
  if (!isUnfinished) await rejectOthers();
  const target = await openTarget(config);
  try {
    if (isUnfinished) await removeOrphans(target.connection, { files, marker });
    await rejectOthers();
    rejectContents(await readContents(target.connection), target.place, what);
    if (!areFilesThere) {
      await mkdir(config.dataDir, { recursive: true });
      await writeFile(marker, 'Restoring a backup has begun and not ended.\n');
    }
    const since = Date.parse(about.madeAt) - CLOCKS_DIFFER_MS;
    const erased = await erasedSince(config, { archive, madeAt: about.madeAt });
    const loaded = await restoreInto(target.connection, {
      archive,
      erased,
      verified,
      keepFile: areFilesThere ? comparingFiles : storingFiles(files.blobs),
      loaded: async (client) => {
        await noteNewestFiles(client, manifest, { since, isOwned });
        if (!areFilesThere) await rm(marker, { force: true });
      },
    }).catch(async (error: unknown) => {
      if (areFilesThere) throw error;
      // Without an answer of the database, files and marker stay for the next restore.
      await ignoringFailure(
        removeOrphans(target.connection, { files, marker }),
        'The reason why the restore failed is more important.',
      );
      throw error;
    });
    return { ...loaded, madeAt: about.madeAt, erasedSince: erased.length };
  } finally {
    await target.close();
  }
}
