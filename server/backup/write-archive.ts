import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { pipeline } from 'node:stream/promises';
import { constants, createZstdCompress } from 'node:zlib';
import type pg from 'pg';
import { type Pack, pack } from 'tar-stream';
import { asError } from '../base/as-error.ts';
import type { BlobStore } from '../blobs/blob-store.ts';
import { BlobMissingError } from '../blobs/blob-store.ts';
import {
  ABOUT,
  type About,
  type ArchivedFile,
  type ArchivedTable,
  FILES,
  FORMAT,
  MANIFEST,
  type Manifest,
  tablePart,
  WORK,
} from './archive-format.ts';
import { type Encryption, encrypted } from './encryption.ts';
import { RowSum } from './row-sum.ts';
import { sealed } from './seal.ts';
import { rowsOf, sequencesOf, type TableShape, tablesOf, workOf } from './snapshot.ts';

/** What goes into one part of a table, in bytes; so much is in memory. */
const PART_BYTES = 4_000_000;
const NEWLINE = 10;

type Source = {
  /** A connection in a transaction whose snapshot everything is read from. */
  readonly client: pg.Client;
  readonly blobs: BlobStore;
  readonly about: About;
  readonly encryption: Encryption | undefined;
  readonly signal: AbortSignal;
};

/** Collects the rows of a table into parts of whole rows. */
async function* inParts(rows: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of rows) {
    const end = chunk.lastIndexOf(NEWLINE) + 1;
    if (size + chunk.length < PART_BYTES || end === 0) {
      chunks.push(chunk);
      size += chunk.length;
      continue;
    }
    yield Buffer.concat([...chunks, chunk.subarray(0, end)]);
    chunks = [chunk.subarray(end)];
    size = chunk.length - end;
  }
  if (size > 0) yield Buffer.concat(chunks);
}

/** Writes the parts of a tar file, one after the other. */
class ArchiveWriter {
  readonly #pack: Pack;
  readonly #at: Date;
  constructor(target: Pack, at: Date) {
    this.#pack = target;
    this.#at = at;
  }

  async add(name: string, bytes: Buffer): Promise<void> {
    await this.stream(name, { size: bytes.length, modifiedAt: this.#at }, [bytes]);
  }

  async stream(
    name: string,
    { size, modifiedAt }: { size: number; modifiedAt: Date },
    bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  ): Promise<void> {
    const { promise: done, resolve, reject } = Promise.withResolvers<void>();
    const header = { name, size, mode: 0o600, mtime: modifiedAt };
    const entry = this.#pack.entry(header, (error) => (error ? reject(error) : resolve()));
    // Its callback is told; without a listener, an entry that goes down with its tar file throws past all.
    entry.on('error', () => undefined);
    const write = async () => {
      for await (const chunk of bytes) {
        if (chunk.length > 0 && !entry.write(chunk)) await once(entry, 'drain');
      }
      entry.end(null);
    };
    // A tar file that is destroyed, because nobody can write it any more, ends both.
    await Promise.race([done, Promise.all([write(), done])]);
  }
}

async function addTable(
  { client, signal }: Source,
  writer: ArchiveWriter,
  shape: TableShape,
): Promise<ArchivedTable> {
  const hash = createHash('sha256');
  const sum = new RowSum();
  let bytes = 0;
  let number = 0;
  for await (const part of inParts(rowsOf(client, shape))) {
    signal.throwIfAborted();
    hash.update(part);
    sum.add(part);
    bytes += part.length;
    number += 1;
    await writer.add(tablePart(shape.name, number), part);
  }
  const { name, columns } = shape;
  return { name, columns, rows: sum.rows, bytes, sha256: hash.digest('hex'), rowSum: sum.digest() };
}

/**
 * A stored file. One that has vanished meanwhile was never named by the snapshot, because what it
 * names stays while a backup is made: it was an upload that was given up.
 */
async function addFile(
  { blobs, signal }: Source,
  writer: ArchiveWriter,
  name: string,
): Promise<ArchivedFile | undefined> {
  signal.throwIfAborted();
  const found = await blobs.stat(name);
  if (!found) return undefined;
  const { size, modifiedAt } = found;
  const hash = createHash('sha256');
  const stream = await blobs.get(name).catch((error: unknown) => {
    if (error instanceof BlobMissingError) return undefined;
    throw error;
  });
  if (!stream) return undefined;
  async function* hashed(bytes: AsyncIterable<Uint8Array>) {
    for await (const chunk of bytes) {
      hash.update(chunk);
      yield chunk;
    }
  }
  try {
    await writer.stream(`${FILES}${name}`, found, hashed(stream));
  } finally {
    // An archive that was given up has not begun to read it.
    stream.destroy();
  }
  return { name, size, sha256: hash.digest('hex'), modifiedAt: modifiedAt.toISOString() };
}

const json = (value: unknown): Buffer => Buffer.from(`${JSON.stringify(value, null, 2)}\n`);

async function addEverything(source: Source, target: Pack): Promise<Manifest> {
  const { client, blobs, about } = source;
  const writer = new ArchiveWriter(target, new Date(about.madeAt));
  await writer.add(ABOUT, json(about));
  const tables: ArchivedTable[] = [];
  for (const shape of await tablesOf(client)) tables.push(await addTable(source, writer, shape));
  const work = await workOf(client);
  const lines = Buffer.from(work.map((item) => `${JSON.stringify(item)}\n`).join(''));
  await writer.add(WORK, lines);
  // After the tables: a number that is taken meanwhile is left out later, and never given twice.
  const sequences = await sequencesOf(client);
  await client.query('commit');
  const files: ArchivedFile[] = [];
  for await (const name of blobs.list('')) {
    const file = await addFile(source, writer, name);
    if (file) files.push(file);
  }
  const sha256 = createHash('sha256').update(lines).digest('hex');
  const manifest = {
    format: FORMAT,
    tables,
    sequences,
    work: { rows: work.length, sha256 },
    files,
  };
  await writer.add(MANIFEST, json(manifest));
  target.finalize();
  return manifest;
}

/** What was written. */
export type Written = {
  readonly manifest: Manifest;
  readonly size: number;
  readonly sha256: string;
};

/** Passes on what is written, and measures it. */
function measuring(signal: AbortSignal) {
  const hash = createHash('sha256');
  let size = 0;
  return {
    async *measured(bytes: AsyncIterable<Uint8Array>) {
      for await (const chunk of bytes) {
        signal.throwIfAborted();
        hash.update(chunk);
        size += chunk.length;
        yield chunk;
      }
    },
    result: () => ({ size, sha256: hash.digest('hex') }),
  };
}

/** Stores the archive of a snapshot and of the stored files. Nothing is collected in memory. */
export async function writeArchive(
  source: Source,
  store: (bytes: AsyncIterable<Uint8Array>) => Promise<void>,
): Promise<Written> {
  const { encryption, signal } = source;
  signal.throwIfAborted();
  const tar = pack();
  const compress = createZstdCompress({ params: { [constants.ZSTD_c_checksumFlag]: 1 } });
  const { measured, result } = measuring(signal);
  const protect = (bytes: AsyncIterable<Uint8Array>) =>
    measured(encryption ? encrypted(sealed(bytes), encryption) : sealed(bytes));
  // Nobody else listens to streams that have been read to their end.
  tar.on('error', () => undefined);
  compress.on('error', () => undefined);
  const abort = () => tar.destroy(new Error('The archive was given up.', { cause: signal.reason }));
  signal.addEventListener('abort', abort, { once: true });
  // Without a function at its end: a pipeline that has ended in one and is destroyed throws past everybody.
  const compressing = pipeline(tar, compress);
  const storing = store(protect(compress)).catch((error: unknown) => {
    compress.destroy(asError(error));
    throw error;
  });
  const adding = addEverything(source, tar).catch((error: unknown) => {
    tar.destroy(asError(error));
    throw error;
  });
  const [added, stored, compressed] = await Promise.allSettled([adding, storing, compressing]);
  signal.removeEventListener('abort', abort);
  const failed = [stored, added, compressed].flatMap((outcome) =>
    outcome.status === 'rejected' ? [outcome.reason as unknown] : [],
  );
  if (failed.length > 0) signal.throwIfAborted();
  if (added.status === 'rejected' || failed.length > 0) {
    // What went wrong first has made the others fail as well, less clearly.
    throw failed.find((reason) => !isConsequence(reason)) ?? failed[0];
  }
  return { manifest: added.value, ...result() };
}

const isConsequence = (error: unknown): boolean =>
  error instanceof Error && /premature close|stream was destroyed/i.test(error.message);
