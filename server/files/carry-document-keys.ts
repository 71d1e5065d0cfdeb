import { constants } from 'node:fs';
import { copyFile, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Config } from '../base/config.ts';
import type { BlobStore } from '../blobs/blob-store.ts';
import { StartError } from '../database/start-error.ts';
import { documentKeyFileOf, firstSealed, readKeys } from './document-store.ts';

/** The keys of ID documents on their way to another installation. */
export type CarriedKeys = {
  /** Copies them where they are missing, and returns the file that they are in then. */
  copy(): Promise<string | undefined>;
};

const NOTHING_TO_COPY: CarriedKeys = { copy: async () => undefined };

/**
 * The keys that open the ID documents of a data folder, for the installation of the environment.
 * Throws a `StartError`, before anything is copied, where it could not open them.
 *
 * @param from - The data folder of the installation that is left.
 */
export async function carryDocumentKeys(
  blobs: BlobStore,
  { from, config }: { readonly from: string; readonly config: Config },
): Promise<CarriedKeys> {
  const source = documentKeyFileOf({ dataDir: from, documentKeyFile: undefined });
  const target = documentKeyFileOf(config);
  if (source === target) return NOTHING_TO_COPY;
  const [there, here] = [await readKeys(source), await readKeys(target)];
  if (here) {
    if (there?.every((key) => here.includes(key)) ?? true) return NOTHING_TO_COPY;
    throw new StartError(
      `The file ${target} does not contain all keys of ${source}, so ID documents could not be read. Add the keys as further lines, or set DOCUMENT_KEY_FILE to another file.`,
    );
  }
  if (there) {
    return {
      async copy() {
        await mkdir(dirname(target), { recursive: true, mode: 0o700 });
        await copyFile(source, target, constants.COPYFILE_EXCL);
        return target;
      },
    };
  }
  const sealed = await firstSealed(blobs);
  if (sealed === undefined) return NOTHING_TO_COPY;
  throw new StartError(
    `${join(from, 'files')} has encrypted ID documents, and neither ${source} nor ${target} is there to open them. Set DOCUMENT_KEY_FILE to the file with their keys.`,
  );
}
