import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../base/config.ts';
import type { BlobStore } from './blob-store.ts';
import { openFolderStore } from './folder-store.ts';
import { s3Client } from './s3-client.ts';
import { openS3Store } from './s3-store.ts';

/** Where the files of an installation are. */
export type FilePlace = {
  readonly blobs: BlobStore;
  /** What the operator calls it. */
  readonly place: string;
  /** Throws an error that says what is wrong if it cannot be read. */
  check(): Promise<void>;
  /** Removes all files. */
  clear(): Promise<void>;
};

/** The place of files that the environment names: an object storage, or a folder. */
export function filePlaceOf({
  dataDir,
  filesUrl,
}: Pick<Config, 'dataDir' | 'filesUrl'>): FilePlace {
  if (filesUrl) {
    const blobs = openS3Store(s3Client(filesUrl));
    return {
      blobs,
      place: filesUrl.place,
      async check() {
        for await (const _ of blobs.list('')) return;
      },
      async clear() {
        for await (const name of blobs.list('')) await blobs.delete(name);
      },
    };
  }
  const folder = join(dataDir, 'files');
  return {
    blobs: openFolderStore(folder),
    place: folder,
    check: async () => undefined,
    clear: () => rm(folder, { recursive: true, force: true }),
  };
}
