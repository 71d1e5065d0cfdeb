import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSources } from '../../tools/house/sources.ts';

const ROOT = join(import.meta.dirname, '../..');

/** Takes the selection out of react-admin's list, at once or of what it was given a name as. */
const SELECTION_OF_LIST =
  /\bselectedIds\b[^;]*=\s*useListContext\b|useListContext[^;]*\.selectedIds\b/;
const NAMED_LIST = /\bconst (\w+) = useListContext\b/g;

const readsSelection = (text: string): boolean =>
  SELECTION_OF_LIST.test(text) ||
  [...text.matchAll(NAMED_LIST)].some(([, name]) => text.includes(`${name}.selectedIds`));

const readers = (sources: readonly { readonly path: string; readonly text: string }[]) =>
  sources.filter(({ text }) => readsSelection(text)).map(({ path }) => path);

test('nobody reads the selection from the list, which does not know it', () => {
  expect(readers(readSources(ROOT, ['src']))).toEqual([]);
  for (const text of [
    'const { data, selectedIds = [] } = useListContext();',
    'const list = useListContext();\nconst first = list.selectedIds[0];',
  ]) {
    expect(readers([{ path: 'reader.tsx', text }])).toEqual(['reader.tsx']);
  }
});
