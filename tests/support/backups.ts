import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { folderTarget } from '../../server/backup/backup-target.ts';
import type { Encryption, Keys } from '../../server/backup/encryption.ts';
import { makeBackup } from '../../server/backup/make-backup.ts';
import type { ArchiveFile } from '../../server/backup/read-archive.ts';
import { newId } from '../../server/base/new-id.ts';
import type { BlobStore } from '../../server/blobs/blob-store.ts';
import { openFolderStore } from '../../server/blobs/folder-store.ts';
import type { DB } from '../../server/database/database-types.ts';
import { memoryFolder } from './memory-folder.ts';
import { ownDatabase } from './own-database.ts';

/** A database with files and a folder for its backups, for one test. */
export async function backedUpHouse(from?: 'migrated' | 'empty') {
  const own = await ownDatabase(from);
  const folder = await memoryFolder();
  const blobs = openFolderStore(join(folder, 'files'), 0);
  const target = folderTarget(join(folder, 'backups'));
  return {
    own,
    folder,
    blobs,
    target,
    backup: (encryption?: Encryption, signal = new AbortController().signal) => {
      const { connection } = own;
      return makeBackup({ connection, blobs, target, encryption, now: new Date(), signal });
    },
    archive: (name: string, keys: Keys = {}): ArchiveFile => ({
      name,
      open: () => target.open(name),
      keys,
    }),
    /** Changes the bytes of a backup, and returns what is stored then. */
    spoil: async (name: string, change: (bytes: Buffer) => Buffer): Promise<void> => {
      const path = join(folder, 'backups', name);
      await writeFile(path, change(await readFile(path)));
    },
    [Symbol.asyncDispose]: async () => {
      await own.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** An empty database that something is restored into. */
export async function emptyDatabase() {
  const own = await ownDatabase('empty');
  return { ...own, [Symbol.asyncDispose]: () => own.close() };
}

/** Every kind of value that `COPY` has to escape. */
const ODD_NAMES = [
  'Karim',
  'tab\there',
  'line\nbreak',
  'back\\slash',
  '\\N',
  'أمينة',
  "O'Neil",
  '',
];

let people = 0;

/** Customers with orders, and a file for each. */
export async function fill(database: Kysely<DB>, blobs: BlobStore, count = 40): Promise<void> {
  for (let at = 0; at < count; at += 1) {
    const [id, order] = [newId(), newId()];
    const name = ODD_NAMES[at % ODD_NAMES.length] ?? '';
    const token = String(10_000_000 + people++);
    await sql`
      insert into users (id, code, role, status, first_name, last_name, phone)
      values (${id}, ${token}, 'customer', 'active', ${name}, 'Probe', ${`+2126${token}`})
    `.execute(database);
    await sql`
      insert into orders (id, code, trip_group, stage, sender_id, recipient_first_name, recipient_phone)
      values (${order}, ${token}, 'A', 'Validation', ${id}, ${name}, '+212661000002')
    `.execute(database);
    await blobs.put(`picture-${id}.jpg`, Buffer.from(`${name} ${id}`.repeat(at * 50 + 1)));
  }
}

/** All rows of all tables of a database, as sorted texts. */
export async function allRows(
  database: Kysely<DB>,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows: tables } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r'
      and relname not like 'kysely_migration%'
    order by 1
  `.execute(database);
  const all = new Map<string, readonly string[]>();
  for (const { name } of tables) {
    const { rows } = await sql<{ line: string }>`
      select t::text as line from ${sql.table(name)} as t order by 1
    `.execute(database);
    all.set(
      name,
      rows.map(({ line }) => line),
    );
  }
  return all;
}

/** The work that waits, as texts. */
export async function waitingWork(database: Kysely<DB>): Promise<readonly string[]> {
  const { rows } = await sql<{ line: string }>`
    select name || ' ' || data::text || ' ' || coalesce(singleton_key, '') || ' ' || date_trunc('milliseconds', start_after)::text as line
    from jobs.job where state in ('created', 'retry', 'active') order by 1
  `.execute(database);
  return rows.map(({ line }) => line);
}

/** Tables, columns, constraints, indexes and triggers of a database, as texts. */
export async function schemaOf(database: Kysely<DB>): Promise<readonly string[]> {
  const { rows } = await sql<{ line: string }>`
    select indexdef as line from pg_indexes where schemaname = 'public'
    union all select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid)
      from pg_constraint where connamespace = 'public'::regnamespace
    union all select pg_get_triggerdef(oid) || tgenabled::text from pg_trigger where not tgisinternal
    order by 1
  `.execute(database);
  return rows.map(({ line }) => line);
}

/** The bytes of every stored file, by name. */
export async function allFiles(blobs: BlobStore): Promise<ReadonlyMap<string, string>> {
  const names: string[] = [];
  for await (const name of blobs.list('')) names.push(name);
  const files = new Map<string, string>();
  for (const name of names.toSorted()) {
    const chunks: Uint8Array[] = [];
    for await (const chunk of await blobs.get(name)) chunks.push(chunk);
    files.set(name, Buffer.concat(chunks).toString('hex'));
  }
  return files;
}

export type House = Awaited<ReturnType<typeof backedUpHouse>>;
