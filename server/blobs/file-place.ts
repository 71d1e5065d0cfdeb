import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../base/config.ts';
import type { BlobStore } from './blob-store.ts';
import { openFolderStore } from './folder-store.ts';

/** Where the files of an installation are. */
export type FilePlace = {
  readonly blobs: BlobStore;
  /** What the operator calls it. */
  readonly place: string;
  /** Removes all files. */
  clear(): Promise<void>;
};

/** The place of files that the environment names. */
export function filePlaceOf({ dataDir }: Pick<Config, 'dataDir'>): FilePlace {
  const folder = join(dataDir, 'files');
  return {
    blobs: openFolderStore(folder),
    place: folder,
    clear: () => rm(folder, { recursive: true, force: true }),
  };
}
