import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Where there is a backup of each released state, named by the last migration of its database. */
export const RELEASES = join(import.meta.dirname, '../../fixtures/releases');

/** The key of the ID documents of all of them; what it encrypts is invented. */
export const DOCUMENT_KEY = join(RELEASES, 'documents-key.txt');

/** The last migrations of the states that there is a backup of, the earliest first. */
export const releasedStates = async (): Promise<readonly string[]> =>
  (await readdir(RELEASES))
    .filter((name) => name.endsWith('.tar.zst'))
    .map((name) => name.replace('.tar.zst', ''))
    .toSorted();
