import { once } from 'node:events';
import { PassThrough, pipeline, Readable } from 'node:stream';
import yazl from 'yazl';
import type { Locale } from '../../domain/fields.ts';
import { BlobMissingError } from '../blobs/blob-store.ts';
import { archiveIndex, type IndexLine } from './archive-index.ts';
import {
  type House,
  type Part,
  partsOf,
  type Receiver,
  type Row,
  rowsOf,
} from './archive-parts.ts';

/** The rows of a part as the text of a list, and what was counted meanwhile. */
async function* jsonOf(part: Part, count: { rows: number }): AsyncGenerator<string> {
  const { shown = (row: Row) => row } = part;
  for await (const row of rowsOf(part)) {
    yield `${count.rows === 0 ? '[' : ','}\n${JSON.stringify(shown(row), null, 1)}`;
    count.rows += 1;
  }
  yield count.rows === 0 ? '[]\n' : '\n]\n';
}

type Entry = { readonly name: string; readonly compress: boolean };

/** Adds one entry, and waits until it is written: no more than one is open at a time. */
async function addEntry(
  zip: yazl.ZipFile,
  bytes: Readable,
  { name, compress }: Entry,
  signal: AbortSignal,
): Promise<void> {
  const stop = () => bytes.destroy();
  signal.addEventListener('abort', stop, { once: true });
  const ended = once(bytes, 'close', { signal });
  zip.addReadStream(bytes, name, { compress });
  try {
    await ended;
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

/** The bytes of a stored file; nothing if it is missing. */
async function bytesOf({ blobs }: House, stored: string): Promise<Readable | undefined> {
  try {
    return await blobs.get(stored);
  } catch (error) {
    if (error instanceof BlobMissingError) return undefined;
    throw error;
  }
}

/** Whose archive is written, for whom, and when. */
export type Archived = {
  readonly id: string;
  readonly receiver: Receiver;
  readonly language: Locale;
  readonly now: Date;
};

async function writeArchive(
  zip: yazl.ZipFile,
  house: House,
  { id, receiver, language, now }: Archived,
  signal: AbortSignal,
): Promise<void> {
  const lines: IndexLine[] = [];
  const missing: string[] = [];
  const added = new Set<string>();
  for (const part of partsOf(house, id, receiver)) {
    const count = { rows: 0 };
    const entry = { name: part.name, compress: true };
    await addEntry(zip, Readable.from(jsonOf(part, count)), entry, signal);
    lines.push({ name: part.name, count: count.rows });
    if (!part.files) continue;
    for await (const row of rowsOf(part)) {
      for (const { name, stored } of part.files(row)) {
        if (added.has(name)) continue;
        added.add(name);
        const bytes = await bytesOf(house, stored);
        // Pictures and documents are compressed by themselves.
        if (bytes) await addEntry(zip, bytes, { name, compress: false }, signal);
        else missing.push(name);
      }
    }
  }
  const files = [...added].filter((name) => !missing.includes(name));
  const html = archiveIndex({ lines, files, missing }, { receiver, language, now });
  zip.addBuffer(Buffer.from(html), 'index.html');
  zip.end();
}

/**
 * What is stored about a person, as a ZIP that is written while it is read: memory stays flat, however
 * much it is. The person themselves gets what the office gets, without its notes and its plans.
 */
export function personArchive(house: House, archived: Archived): Readable {
  const zip = new yazl.ZipFile();
  const output = new PassThrough();
  const ending = new AbortController();
  pipeline(zip.outputStream, output, () => ending.abort());
  const fail = (error: unknown): void => {
    // Whoever has closed the page needs no line in the log.
    if (!ending.signal.aborted) house.log.error({ err: error }, 'an archive could not be written');
    output.destroy(error instanceof Error ? error : new Error(String(error)));
  };
  zip.on('error', fail);
  writeArchive(zip, house, archived, ending.signal).catch(fail);
  return output;
}
