import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BlobStore } from '../blobs/blob-store.ts';
import { DATA } from './sample-data.ts';

const AT_ONCE = 8;

/** The files that records of the sample week name. */
export type SampleFiles = {
  /** Remembers that a file of the data is stored under a name, and returns the name. */
  readonly stored: (name: string, path: string) => string;
  /** Stores all of them, a few at a time. */
  readonly store: (blobs: BlobStore) => Promise<void>;
  /** The bytes of a file that has been stored. */
  readonly sizeOf: (path: string) => number;
};

/** No files yet. A file of the data that many records show is read once. */
export function sampleFiles(): SampleFiles {
  const paths = new Map<string, string>();
  const contents = new Map<string, Promise<Buffer>>();
  const sizes = new Map<string, number>();
  const read = (path: string): Promise<Buffer> => {
    const content = contents.get(path) ?? readFile(join(DATA, 'files', path));
    contents.set(path, content);
    return content;
  };
  return {
    stored(name, path) {
      paths.set(name, path);
      return name;
    },
    async store(blobs) {
      const queue = paths.entries();
      const work = async (): Promise<void> => {
        for (const [name, path] of queue) {
          const { size } = await blobs.put(name, await read(path));
          sizes.set(path, size);
        }
      };
      const ended = await Promise.allSettled(Array.from({ length: AT_ONCE }, work));
      for (const one of ended) if (one.status === 'rejected') throw one.reason;
    },
    sizeOf(path) {
      const size = sizes.get(path);
      if (size === undefined) throw new Error(`The sample week has not stored ${path}.`);
      return size;
    },
  };
}
