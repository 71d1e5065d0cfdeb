import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** An import or export that is there when the program runs, and its path. */
const IMPORT = /^(?:import|export) (?!type ).*?'(\.[^']+)';$/gms;

/** Every file of the product that a file imports whenever it is loaded, itself included. */
export async function loadedWith(
  file: string,
  seen = new Set<string>(),
): Promise<ReadonlySet<string>> {
  if (seen.has(file)) return seen;
  seen.add(file);
  const source = await readFile(file, 'utf8');
  for (const [, path = ''] of source.matchAll(IMPORT)) {
    if (path.endsWith('.ts')) await loadedWith(join(dirname(file), path), seen);
  }
  return seen;
}

/** An import or export of a package that is there when the program runs, and its name. */
const PACKAGE = /^(?:import|export) (?!type )[^;]*?'(?!node:)([^.'][^']*)';$/gm;

/** Every package that these files import whenever they are loaded. */
export async function packagesOf(files: ReadonlySet<string>): Promise<ReadonlySet<string>> {
  const sources = await Promise.all([...files].map((file) => readFile(file, 'utf8')));
  return new Set(
    sources.flatMap((source) => [...source.matchAll(PACKAGE)].map(([, name = '']) => name)),
  );
}
