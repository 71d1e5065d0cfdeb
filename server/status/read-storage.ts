import { statfs } from 'node:fs/promises';
import { type Kysely, sql } from 'kysely';
import { ignoringFailure } from '../../domain/ignoring-failure.ts';
import type { BlobStore } from '../blobs/blob-store.ts';
import type { DB } from '../database/database-types.ts';

export type Sized = { readonly name: string; readonly bytes: number };

const SHOWN_TABLES = 10;

/** How large the database is, and its largest tables with their indexes. */
export async function databaseSize(
  database: Kysely<DB>,
): Promise<{ readonly bytes: number; readonly tables: readonly Sized[] }> {
  const { rows: whole } = await sql<{ bytes: string }>`
    select pg_database_size(current_database()) as bytes
  `.execute(database);
  const { rows } = await sql<{ name: string; bytes: string }>`
    select format('%s%s', case nspname when 'public' then '' else nspname || '.' end, relname) as name,
      pg_total_relation_size(pg_class.oid) as bytes
    from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where relkind = 'r' and nspname in ('public', 'jobs')
    order by pg_total_relation_size(pg_class.oid) desc, 1 limit ${SHOWN_TABLES}
  `.execute(database);
  return {
    bytes: Number(whole[0]?.bytes ?? 0),
    tables: rows.map(({ name, bytes }) => ({ name, bytes: Number(bytes) })),
  };
}

export type StoredFiles = Sized & { readonly count: number };

/** How many files of each kind are stored, and how large they are: their kind stands first in a name. */
export async function storedFiles(blobs: BlobStore): Promise<readonly StoredFiles[]> {
  const kinds = new Map<string, { count: number; bytes: number }>();
  for await (const name of blobs.list('')) {
    const [kind = ''] = name.split('-');
    const found = kinds.get(kind) ?? { count: 0, bytes: 0 };
    found.count += 1;
    found.bytes += (await blobs.stat(name))?.size ?? 0;
    kinds.set(kind, found);
  }
  return [...kinds]
    .map(([name, found]) => ({ name, ...found }))
    .toSorted((one, other) => other.bytes - one.bytes);
}

export type Disk = { readonly free: number; readonly size: number };

/** The disk that a folder is on; nothing if there is no such folder. */
export async function diskOf(folder: string): Promise<Disk | undefined> {
  const disk = await ignoringFailure(statfs(folder), 'Without a folder there is no disk to show.');
  return disk && { free: disk.bavail * disk.bsize, size: disk.blocks * disk.bsize };
}

const LITTLE_BYTES = 2_000_000_000;
const LITTLE_SHARE = 0.05;
const ENOUGH_BYTES = 20_000_000_000;

/** Whether a disk should be looked at before it is full. */
export const hasLittleSpace = ({ free, size }: Disk): boolean =>
  free < LITTLE_BYTES || (free < size * LITTLE_SHARE && free < ENOUGH_BYTES);
