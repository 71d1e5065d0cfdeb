import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the guides 'how to add …' keep their changes (docs/changing.md). */
export const CHANGES = 'docs/changing';

/** A change of a guide, and the files that it opens. */
export type Change = {
  readonly name: string;
  /** Its patch, from the project's folder. */
  readonly patch: string;
  /** What somebody writes, migrations included. */
  readonly code: readonly string[];
  /** Files of texts, one for each language. */
  readonly texts: readonly string[];
  /** Tests that name every member by hand. */
  readonly tests: readonly string[];
};

/** The changes that docs/changing.md shows, in the order of their names. */
export const changesOf = (root: string): readonly Change[] =>
  readdirSync(join(root, CHANGES))
    .filter((file) => file.endsWith('.patch'))
    .toSorted()
    .map((file) => {
      const patch = `${CHANGES}/${file}`;
      const files = filesOf(readFileSync(join(root, patch), 'utf8'));
      return {
        name: file.replace(/\.patch$/, ''),
        patch,
        code: files.filter((path) => !isText(path) && !isTest(path) && path !== GENERATED),
        texts: files.filter(isText),
        tests: files.filter(isTest),
      };
    });

const isText = (path: string): boolean => path.startsWith('src/i18n/');
const isTest = (path: string): boolean => path.startsWith('tests/');
/** Written by `npm run types:database` after a migration. */
const GENERATED = 'server/database/database-types.ts';

/** The files that a patch in git's format changes, creates or deletes. */
export const filesOf = (patch: string): readonly string[] =>
  [...patch.matchAll(/^diff --git a\/(\S+) b\/\S+$/gm)].flatMap(([, path]) => path ?? []);
