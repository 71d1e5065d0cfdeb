import { access, readFile, symlink } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { ignoringFailure } from '../../domain/ignoring-failure.ts';

/**
 * Creates the missing symbolic links of a `native/` folder. An npm package cannot contain links; if
 * its install script was not run, the libraries lack the names that the programs look for.
 */
export async function makeLinks(folder: string): Promise<void> {
  const list = await ignoringFailure(
    readFile(join(folder, 'pg-symlinks.json'), 'utf8'),
    'A system whose libraries need no links has no list of them.',
  );
  const links = JSON.parse(list ?? '[]') as { source: string; target: string }[];
  for (const { source, target } of links) {
    const path = join(dirname(folder), target);
    if (await exists(path)) continue;
    await symlink(basename(source), path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
}

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );
