import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { BlobStore } from '../blobs/blob-store.ts';
import type { ArchivedFile } from './archive-format.ts';
import { BackupError } from './backup-error.ts';
import type { FileSink } from './load-archive.ts';

/** Passes bytes on, and throws after the last ones if they are not those of the file. */
async function* compared(file: ArchivedFile, bytes: AsyncIterable<Uint8Array>) {
  const hash = createHash('sha256');
  for await (const chunk of bytes) {
    hash.update(chunk);
    yield chunk;
  }
  if (hash.digest('hex') !== file.sha256) {
    throw new BackupError(`The file ${file.name} is not the one that was backed up.`);
  }
}

/** Stores the files of an archive. A file with other contents is not stored. */
export const storingFiles =
  (blobs: BlobStore): FileSink =>
  async (file, bytes) => {
    await blobs.put(file.name, Readable.from(compared(file, bytes)));
  };

/** Only reads and compares the files of an archive. */
export const comparingFiles: FileSink = async (file, bytes) => {
  const all = compared(file, bytes);
  for (let next = await all.next(); !next.done; ) next = await all.next();
};
