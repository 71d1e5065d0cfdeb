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
