import { readFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';

const SERVER = join(import.meta.dirname, '../../../server');

/** Every file that a file imports whenever it is loaded, itself included. */
async function loadedWith(file: string, seen = new Set<string>()): Promise<ReadonlySet<string>> {
  if (seen.has(file)) return seen;
  seen.add(file);
  const source = await readFile(file, 'utf8');
  for (const [, path = ''] of source.matchAll(/^(?:import|export) (?!type ).*?'(\.[^']+)';$/gms)) {
    if (path.endsWith('.ts')) await loadedWith(join(dirname(file), path), seen);
  }
  return seen;
}

test('a server that starts without the sample week imports nothing of it', async () => {
  const files = [...(await loadedWith(join(SERVER, 'start.ts')))].map((file) =>
    relative(SERVER, file),
  );
  expect(files.length).toBeGreaterThan(300);
  expect(files.filter((file) => file.startsWith('sample/'))).toEqual([]);
});
