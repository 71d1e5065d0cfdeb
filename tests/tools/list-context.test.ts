import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSources } from '../../tools/house/sources.ts';

const ROOT = join(import.meta.dirname, '../..');

/** Takes the selection out of react-admin's list. */
const SELECTION_OF_LIST =
  /\bselectedIds\b[^;]*=\s*useListContext\b|useListContext[^;]*\.selectedIds\b/;

const readers = (sources: readonly { readonly path: string; readonly text: string }[]) =>
  sources.filter(({ text }) => SELECTION_OF_LIST.test(text)).map(({ path }) => path);

test('nobody reads the selection from the list, which does not know it', () => {
  expect(readers(readSources(ROOT, ['src']))).toEqual([]);
  const text = 'const { data, selectedIds = [] } = useListContext();';
  expect(readers([{ path: 'reader.tsx', text }])).toEqual(['reader.tsx']);
});
