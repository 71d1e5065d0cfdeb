import { createHash, type Hash } from 'node:crypto';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createZstdDecompress } from 'node:zlib';
import { type Extract, extract } from 'tar-stream';
import { asError } from '../base/as-error.ts';
import {
  ABOUT,
  type About,
  aboutSchema,
  FILES,
  FORMAT,
  MANIFEST,
  type Manifest,
  manifestSchema,
  TABLES,
  WORK,
} from './archive-format.ts';
import { BackupError, reasonOf } from './backup-error.ts';
import { AGE_HEADER, decrypted, type Keys } from './encryption.ts';
import { unsealed } from './seal.ts';

type Entry = Extract extends AsyncIterable<infer Each> ? Each : never;

/** An archive, wherever it is stored, and what opens it. */
export type ArchiveFile = {
  /** What the operator calls it. */
  readonly name: string;
  /** Its bytes, from the beginning. */
  readonly open: () => AsyncIterable<Uint8Array>;
  readonly keys: Keys;
  /** Ends reading before the next part. */
  readonly signal?: AbortSignal;
};

/** One part of an archive. Its bytes have to be read before the next part. */
export type Part = { readonly name: string; readonly bytes: AsyncIterable<Uint8Array> };

const ZSTD_HEADER = Buffer.from([0x28, 0xb5, 0x2f, 0xfd]);
/** The parts that are read as a whole: what the archive is, and its checksums. */
const MOST_TEXT_BYTES = 1_000_000_000;

/** What cannot be read, as a sentence about the file; other errors are about something else. */
const damaged = (name: string, error: unknown): BackupError =>
  new BackupError(
    error instanceof BackupError
      ? `The backup ${name} cannot be used: ${error.message}.`
      : `The backup ${name} is damaged or was cut short, and cannot be used (${reasonOf(error)}).`,
    { cause: error },
  );

type Opened = { readonly isEncrypted: boolean; readonly bytes: AsyncIterable<Uint8Array> };

/** Looks at the first bytes of an archive, which say what it is. */
async function opened({ name, open }: ArchiveFile): Promise<Opened> {
  const source = open()[Symbol.asyncIterator]();
  let head: Buffer = Buffer.alloc(0);
  while (head.length < AGE_HEADER.length) {
    const next = await source.next().catch((error: NodeJS.ErrnoException) => {
      throw new BackupError(`The backup ${name} cannot be read (${error.code ?? error.message}).`);
    });
    if (next.done) break;
    head = Buffer.concat([head, next.value]);
  }
  const isEncrypted = head.subarray(0, AGE_HEADER.length).equals(Buffer.from(AGE_HEADER));
  if (!isEncrypted && !head.subarray(0, ZSTD_HEADER.length).equals(ZSTD_HEADER)) {
    await source.return?.();
    throw new BackupError(
      `${name} is no backup of Jisr, or its beginning is damaged. It cannot be used.`,
    );
  }
  async function* bytes() {
    yield head;
    yield* { [Symbol.asyncIterator]: () => source };
  }
  return { isEncrypted, bytes: bytes() };
}

/** Feeds the bytes of a file into a stream of tar entries. */
async function* entriesOf({ isEncrypted, bytes }: Opened, keys: Keys): AsyncGenerator<Entry> {
  const plain = isEncrypted ? decrypted(bytes, keys) : bytes;
  const unpack = createZstdDecompress();
  const tar = extract();
  const feed = async () => {
    for await (const chunk of unpack) {
      if (!tar.write(chunk)) await once(tar, 'drain');
    }
    tar.end(null);
  };
  const unpacking = pipeline(Readable.from(unsealed(plain)), unpack);
  const feeding = Promise.allSettled([unpacking, feed()]).then((results) => {
    const failed = results.find((result) => result.status === 'rejected');
    if (!failed) return undefined;
    tar.destroy(asError(failed.reason));
    return failed.reason as unknown;
  });
  try {
    yield* tar;
    const failure = await feeding;
    if (failure !== undefined) throw failure;
  } catch (error) {
    // The tar file ends with whatever its bytes end with, which says more.
    throw (await feeding) ?? error;
  } finally {
    tar.destroy(null);
    unpack.destroy();
  }
}

/** The parts of an archive in their order. Throws a `BackupError` where the file is damaged. */
export async function* partsOf(archive: ArchiveFile): AsyncGenerator<Part> {
  const entries = entriesOf(await opened(archive), archive.keys);
  try {
    for (;;) {
      const next = await entries.next().catch((error: unknown) => {
        throw damaged(archive.name, error);
      });
      if (next.done) return;
      archive.signal?.throwIfAborted();
      yield { name: next.value.header.name, bytes: bytesOf(next.value, archive.name) };
    }
  } finally {
    await entries.return(undefined);
  }
}

async function* bytesOf(entry: Entry, name: string): AsyncGenerator<Uint8Array> {
  const bytes = entry[Symbol.asyncIterator]();
  for (;;) {
    const next = await bytes.next().catch((error: unknown) => {
      throw damaged(name, error);
    });
    if (next.done) return;
    yield next.value as Uint8Array;
  }
}

/** A part as text. */
export async function textOf({ bytes }: Part): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of bytes) {
    chunks.push(chunk);
    size += chunk.length;
    if (size > MOST_TEXT_BYTES) throw new BackupError('one of its texts is too long');
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** The table that a part belongs to, if it is part of one. */
export const tableOfPart = (name: string): string | undefined =>
  name.startsWith(TABLES) ? name.slice(TABLES.length, name.lastIndexOf('/')) : undefined;

/** What is in an archive whose checksums are all right. */
export type Verified = {
  readonly about: About;
  readonly manifest: Manifest;
};

function readAbout(name: string, text: string): About {
  const { format } = Object(JSON.parse(text)) as { format?: unknown };
  if (typeof format === 'number' && format > FORMAT) {
    throw new BackupError(
      `The backup ${name} was made by a newer version of Jisr, in a format that this one cannot read. Restore it with that version or a newer one.`,
    );
  }
  return aboutSchema.parse(JSON.parse(text));
}

type Sums = Map<string, { readonly hash: Hash; size: number }>;

async function addTo(sums: Sums, key: string, { bytes }: Part): Promise<void> {
  const sum = sums.get(key) ?? { hash: createHash('sha256'), size: 0 };
  sums.set(key, sum);
  for await (const chunk of bytes) {
    sum.hash.update(chunk);
    sum.size += chunk.length;
  }
}

/** What differs from the manifest, as names of parts. */
function differences(manifest: Manifest, sums: Sums): readonly string[] {
  const expected = new Map<string, { sha256: string; size?: number }>([
    [WORK, manifest.work],
    ...manifest.tables
      .filter(({ bytes }) => bytes > 0)
      .map(({ name, sha256, bytes }) => [`${TABLES}${name}`, { sha256, size: bytes }] as const),
    ...manifest.files.map((file) => [`${FILES}${file.name}`, file] as const),
  ]);
  const wrong = [...expected].filter(([key, { sha256, size }]) => {
    const found = sums.get(key);
    return found?.hash.copy().digest('hex') !== sha256 || (size ?? found.size) !== found.size;
  });
  const unknown = [...sums.keys()].filter((key) => !expected.has(key));
  return [...wrong.map(([key]) => key), ...unknown];
}

/**
 * Reads an archive once from end to end and compares every checksum. Nothing is written. Throws a
 * `BackupError` that says what is wrong.
 */
export async function verifyArchive(archive: ArchiveFile): Promise<Verified> {
  const { name } = archive;
  let about: About | undefined;
  let manifest: Manifest | undefined;
  const sums: Sums = new Map();
  for await (const part of partsOf(archive)) {
    try {
      if (part.name === ABOUT) about = readAbout(name, await textOf(part));
      else if (part.name === MANIFEST)
        manifest = manifestSchema.parse(JSON.parse(await textOf(part)));
      else {
        const table = tableOfPart(part.name);
        await addTo(sums, table === undefined ? part.name : `${TABLES}${table}`, part);
      }
    } catch (error) {
      throw error instanceof BackupError ? error : damaged(name, error);
    }
  }
  if (!about || !manifest) throw damaged(name, new BackupError('parts of it are missing'));
  const wrong = differences(manifest, sums);
  if (wrong.length > 0) {
    const some = wrong.slice(0, 5).join(', ');
    throw damaged(name, new BackupError(`its checksums do not fit for ${some}`));
  }
  return { about, manifest };
}
