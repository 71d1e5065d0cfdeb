import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { settingsOf, sourcesHash } from './sources-hash.ts';

const ROOT = join(import.meta.dirname, '..');

/** Where the built web client is. */
export const BUILT = join(ROOT, 'dist/web');
/** The file of a build that says of which sources it is. */
export const STAMP = '.vite/sources';

/** What the stamp of a build of the present sources is. */
export const presentStamp = (): string => sourcesHash(ROOT, settingsOf(process.env));

/** Whether there is a build of these sources. */
export const isBuilt = (stamp: string): boolean =>
  existsSync(join(BUILT, STAMP)) && readFileSync(join(BUILT, STAMP), 'utf8') === stamp;
