import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import {
  appendFile,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  statfs,
} from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ignoringFailure } from '../../domain/ignoring-failure.ts';
import { processState } from '../database/processes.ts';
import { isDiskFull } from '../database/start-error.ts';
import { BackupError, reasonOf } from './backup-error.ts';

/** A backup as it is stored. */
export type StoredBackup = { readonly name: string; readonly at: Date; readonly size: number };

/** Where backups go: a folder, or an object storage. */
export type BackupTarget = {
  /** What the operator calls the place. */
  readonly place: string;
  /** Stores a backup. It is there completely, or not at all. */
  put(name: string, bytes: AsyncIterable<Uint8Array>): Promise<void>;
  open(name: string): AsyncIterable<Uint8Array>;
  /** All complete backups, the newest first. */
  list(): Promise<readonly StoredBackup[]>;
  delete(name: string): Promise<void>;
  /** A text beside the backups; empty if there is none. */
  readText(name: string): Promise<string>;
  /** Adds to the end of a text beside the backups. */
  appendText(name: string, text: string): Promise<void>;
};

const NAME = /^jisr-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})-(\d{3})Z\.tar\.zst(\.age)?$/;
const DRAFT = /^\.unfinished-(.+)-(\d+)-[0-9a-f-]{36}$/;

/** The name of a backup that was begun at a moment. */
export const backupName = (at: Date, isEncrypted: boolean): string =>
  `jisr-${at.toISOString().replaceAll(/[:.]/g, '-')}.tar.zst${isEncrypted ? '.age' : ''}`;

/** The moment in the name of a backup; nothing if it is no such name. */
export function momentOf(name: string): Date | undefined {
  const [, day, hours, minutes, seconds, millis] = NAME.exec(name) ?? [];
  const moment = new Date(`${day}T${hours}:${minutes}:${seconds}.${millis}Z`);
  return Number.isNaN(moment.getTime()) ? undefined : moment;
}

/** What a backup leaves free: the database may be on the same disk, and stops when it cannot write. */
const RESERVE = 256_000_000;
const LOOK_BYTES = 64_000_000;
/** The draft of another machine on a shared folder, whose process nobody can see from here. */
const ABANDONED_AFTER_MS = 24 * 3_600_000;

const fullDisk = (folder: string): BackupError =>
  new BackupError(
    `There is no space for a backup in ${folder}. Free some space, or set BACKUP_DIR to another disk. Nothing was left behind.`,
  );

async function checkSpace(folder: string, needed: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < needed + RESERVE) throw fullDisk(folder);
}

/** Removes what killed backups have left. */
async function sweep(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const [, host, pid] = DRAFT.exec(name) ?? [];
    if (pid === undefined) continue;
    const path = join(folder, name);
    const found = await ignoringFailure(stat(path), 'Its backup may have ended.');
    const isOld = found !== undefined && Date.now() - found.mtimeMs > ABANDONED_AFTER_MS;
    const isDead = host === hostname() && (await processState(Number(pid))) === undefined;
    if (isOld || isDead) await rm(path, { force: true });
  }
}

async function* whileSpace(folder: string, bytes: AsyncIterable<Uint8Array>) {
  let unseen = 0;
  for await (const chunk of bytes) {
    unseen += chunk.length;
    if (unseen > LOOK_BYTES) {
      await checkSpace(folder, 0);
      unseen = 0;
    }
    yield chunk;
  }
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Backups in their order, the newest first. */
export const newestFirst = (stored: readonly StoredBackup[]): readonly StoredBackup[] =>
  stored.toSorted((one, other) => other.at.getTime() - one.at.getTime());

async function prepare(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new BackupError(`The folder ${folder} cannot be made (${reasonOf(error)}).`);
  }
  await sweep(folder);
}

/**
 * Keeps backups in a folder. A backup is written under a hidden name, synced and renamed, so that a
 * backup that was killed leaves nothing that looks like one.
 */
export function folderTarget(folder: string): BackupTarget {
  const list = async (): Promise<readonly StoredBackup[]> => {
    const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return [];
      throw error;
    });
    const stored: StoredBackup[] = [];
    for (const name of names) {
      const at = momentOf(name);
      const found = at && (await ignoringFailure(stat(join(folder, name)), 'It was deleted.'));
      if (at && found) stored.push({ name, at, size: found.size });
    }
    return newestFirst(stored);
  };
  return {
    place: folder,
    list,
    async put(name, bytes) {
      await prepare(folder);
      const [last] = await list();
      await checkSpace(folder, last?.size ?? 0);
      const draft = join(folder, `.unfinished-${hostname()}-${process.pid}-${randomUUID()}`);
      try {
        const handle = await open(draft, 'wx', 0o600);
        await pipeline(whileSpace(folder, bytes), handle.createWriteStream({ flush: true }));
        await rename(draft, join(folder, name));
        await syncFolder(folder);
      } catch (error) {
        await rm(draft, { force: true });
        throw isDiskFull(reasonOf(error)) ? fullDisk(folder) : error;
      }
    },
    open: (name) => createReadStream(join(folder, name)),
    delete: (name) => rm(join(folder, name), { force: true }),
    readText: (name) =>
      readFile(join(folder, name), 'utf8').catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return '';
        throw error;
      }),
    async appendText(name, text) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await appendFile(join(folder, name), text, { mode: 0o600, flush: true });
    },
  };
}
