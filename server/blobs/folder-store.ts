import { createHash, randomUUID } from 'node:crypto';
import type { Stats } from 'node:fs';
import { mkdir, open, opendir, rename, rm, stat, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { BlobMissingError, type BlobStore, isBlobName, NoSpaceError } from './blob-store.ts';

const INCOMING = '.incoming';
/**
 * Bytes that files leave free on the disk: space for the largest file, and for the database, which
 * may be on the same disk and stops when it cannot write.
 */
const RESERVE = 64_000_000;
const ABANDONED_AFTER = 24 * 60 * 60 * 1000;

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;

/** Runs, and returns `undefined` if the file or folder does not exist. */
async function ifThere<T>(look: () => Promise<T>): Promise<T | undefined> {
  try {
    return await look();
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

const FULL = ['ENOSPC', 'EDQUOT'];

/** Converts the error of a full disk into a `NoSpaceError`. */
const asNoSpace = (error: unknown): unknown =>
  FULL.some((code) => code === codeOf(error)) ? new NoSpaceError({ cause: error }) : error;

/** The shard of a name: ids that start with the time would otherwise all share a folder. */
const shardOf = (name: string): string =>
  createHash('sha256').update(name).digest('hex').slice(0, 2);

/**
 * Makes a rename survive a power cut. Windows has no folders to sync: it journals names on its own.
 */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Creates a folder if it is missing, durably. */
async function ensureFolder(folder: string, parent: string): Promise<void> {
  const made = await mkdir(folder, { recursive: true, mode: 0o700 });
  if (made !== undefined) await syncFolder(parent);
}

/** Writes everything to a new file and waits until the disk has confirmed it. */
async function writeDurably(file: string, bytes: Readable | Uint8Array): Promise<number> {
  const handle = await open(file, 'wx', 0o600);
  const target = handle.createWriteStream({ flush: true });
  const source = bytes instanceof Uint8Array ? Readable.from([bytes]) : bytes;
  await pipeline(source, target);
  return target.bytesWritten;
}

/** Removes what a killed process left behind, if it is too old to be a current upload. */
async function clearAbandoned(incoming: string): Promise<void> {
  const before = Date.now() - ABANDONED_AFTER;
  for await (const entry of await opendir(incoming)) {
    const file = join(incoming, entry.name);
    const found = await ifThere(() => stat(file));
    if (found && found.mtimeMs < before) await rm(file, { force: true });
  }
}

/** Whether the disk still has its reserve. The folder is created with the first file. */
async function hasSpaceIn(folder: string, reserve: number): Promise<boolean> {
  const disk =
    (await ifThere(() => statfs(folder))) ?? (await ifThere(() => statfs(dirname(folder))));
  return disk === undefined || disk.bavail * disk.bsize >= reserve;
}

/** Prepares the folder of drafts once; a failed attempt is repeated the next time. */
function preparation(incoming: string, folder: string): () => Promise<void> {
  let ready: Promise<void> | undefined;
  return () => {
    ready ??= ensureFolder(incoming, folder)
      .then(() => clearAbandoned(incoming))
      .catch((error: unknown) => {
        ready = undefined;
        throw error;
      });
    return ready;
  };
}

/** The names of the stored files that begin with a prefix. */
async function* namesIn(folder: string, prefix: string): AsyncGenerator<string> {
  const shards = (await ifThere(() => opendir(folder))) ?? [];
  for await (const shard of shards) {
    if (!shard.isDirectory() || shard.name === INCOMING) continue;
    for await (const entry of await opendir(join(folder, shard.name))) {
      if (entry.isFile() && entry.name.startsWith(prefix)) yield entry.name;
    }
  }
}

/**
 * Keeps files in a folder of this machine, spread over 256 sub-folders. A file is written under a
 * temporary name, synced and renamed, so that it is never seen half written, not even after a power
 * cut.
 */
export function openFolderStore(folder: string, reserve = RESERVE): BlobStore {
  const incoming = join(folder, INCOMING);
  const prepare = preparation(incoming, folder);

  const placeOf = (name: string): { shard: string; file: string } => {
    if (!isBlobName(name)) throw new TypeError('Not a name that a file can be stored under.');
    const shard = join(folder, shardOf(name));
    return { shard, file: join(shard, name) };
  };

  const look = async (name: string): Promise<Stats | undefined> => {
    const { file } = placeOf(name);
    const found = await ifThere(() => stat(file));
    return found?.isFile() ? found : undefined;
  };

  return {
    hasSpace: () => hasSpaceIn(folder, reserve),

    async put(name, bytes) {
      const { shard, file } = placeOf(name);
      if (!(await hasSpaceIn(folder, reserve))) throw new NoSpaceError();
      const draft = join(incoming, randomUUID());
      try {
        await prepare();
        const size = await writeDurably(draft, bytes);
        await ensureFolder(shard, folder);
        await rename(draft, file);
        await syncFolder(shard);
        return { size };
      } catch (error) {
        await rm(draft, { force: true });
        throw asNoSpace(error);
      }
    },

    async get(name, range) {
      const { file } = placeOf(name);
      const handle = await ifThere(() => open(file, 'r'));
      if (!handle) throw new BlobMissingError();
      return handle.createReadStream({ ...range });
    },

    async stat(name) {
      const found = await look(name);
      return found && { size: found.size, modifiedAt: found.mtime };
    },

    async delete(name) {
      await rm(placeOf(name).file, { force: true });
    },

    list: (prefix) => namesIn(folder, prefix),
  };
}
