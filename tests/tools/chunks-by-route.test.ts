import { expect, test } from 'vitest';
import { chunkOfEach, type Division } from '../../tools/chunks-by-route.ts';

type Chunk = { modules: string[]; imports?: string[]; of?: string; isEntry?: boolean };

const division = (chunks: Record<string, Chunk>): Division =>
  new Map(
    Object.entries(chunks).map(([file, { modules, imports = [], of, isEntry = false }]) => [
      file,
      {
        imports,
        isEntry,
        facadeModuleId: of ? `/project/${of}` : null,
        modules: Object.fromEntries(modules.map((id) => [id, {}])),
      },
    ]),
  );

const BUILT = division({
  'entry.js': { modules: ['main'], imports: ['react.js'], isEntry: true },
  'react.js': { modules: ['react'] },
  'list.js': { modules: ['list'], imports: ['table.js'], of: 'src/List.tsx' },
  'record.js': { modules: ['record'], imports: ['table.js', 'deep.js'], of: 'src/Record.tsx' },
  'table.js': { modules: ['table'], imports: ['react.js', 'deep.js'] },
  'deep.js': { modules: ['deep'], imports: ['table.js'] },
  'dialog.js': { modules: ['dialog'], of: 'src/Dialog.tsx' },
});

const ROUTES = [
  { name: 'front', screens: [] },
  { name: 'list', screens: ['src/List.tsx'] },
  { name: 'record', screens: ['src/Record.tsx'] },
];

test('a module comes with the first route that needs it, however deep, and the entry with the first', () => {
  expect(Object.fromEntries(chunkOfEach(BUILT, ROUTES))).toEqual({
    main: 'front',
    react: 'front',
    list: 'list',
    table: 'list',
    deep: 'list',
    record: 'record',
  });
});

test('what no route needs stays a file of its own', () => {
  expect(chunkOfEach(BUILT, ROUTES).has('dialog')).toBe(false);
});

test('a route whose screen no page loads fails the build', () => {
  const renamed = [{ name: 'list', screens: ['src/OldList.tsx'] }];
  expect(() => chunkOfEach(BUILT, renamed)).toThrow('OldList');
});

test('what several languages need goes to the chunk that is loaded with any of them', () => {
  const built = division({
    'entry.js': { modules: ['main'], isEntry: true },
    'en.js': { modules: ['en'], imports: ['texts.js'], of: 'src/en.ts' },
    'de.js': { modules: ['de'], imports: ['texts.js'], of: 'src/de.ts' },
    'texts.js': { modules: ['texts'] },
  });
  const routes = [
    { name: 'front', screens: [] },
    { name: 'login-en', sharedIn: 'front', screens: ['src/en.ts'] },
    { name: 'login-de', sharedIn: 'front', screens: ['src/de.ts'] },
  ];
  expect(Object.fromEntries(chunkOfEach(built, routes))).toEqual({
    main: 'front',
    en: 'login-en',
    de: 'login-de',
    texts: 'front',
  });
});
