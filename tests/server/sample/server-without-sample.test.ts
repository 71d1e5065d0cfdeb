import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { loadedWith } from '../../support/loaded-with.ts';

const SERVER = join(import.meta.dirname, '../../../server');

test('a server that starts without the sample week imports nothing of it', async () => {
  const files = new Set<string>();
  // The second is loaded by the first one while PostgreSQL starts.
  for (const file of ['start.ts', 'serve.ts']) await loadedWith(join(SERVER, file), files);
  expect(files.size).toBeGreaterThan(300);
  const names = [...files].map((file) => relative(SERVER, file));
  expect(names.filter((file) => file.startsWith('sample/'))).toEqual([]);
});
