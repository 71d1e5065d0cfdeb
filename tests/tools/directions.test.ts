import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { directionProblems } from '../../tools/house/check-directions.ts';
import { moduleOf } from '../../tools/house/modules.ts';

const ROOT = join(import.meta.dirname, '../..');

const importing = (...from: string[]) =>
  `${from.map((one, at) => `import type { A${at} } from '${one}';`).join('\n')}\n`;

/** A small project that has each kind of wrong import once. */
const FILES: Readonly<Record<string, string>> = {
  'domain/orders.ts': 'export {};\n',
  'server/table.ts': importing('../domain/orders.ts'),
  'src/kit/a.ts': importing('../custom/orders/list.ts'),
  'src/features/tiles/tiles.ts': importing('../rich-text/editor.ts'),
  'src/features/rich-text/editor.ts': 'export {};\n',
  'src/i18n/en.ts': 'export {};\n',
  'src/i18n/server-texts/de.ts': importing('../en.ts', './en.ts', '../../../domain/orders.ts'),
  'src/i18n/server-texts/en.ts': 'export {};\n',
  'src/custom/orders/list.ts': importing('../documents/deep/sheet.ts'),
  'src/custom/orders/late.ts': 'export const page = () => import("../documents/deep/sheet.ts");\n',
  'src/custom/orders/deep/own.ts': importing('../list.ts'),
  'src/custom/documents/deep/sheet.ts': importing('../../orders/deep/own.ts'),
};

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'jisr-directions-'));
  for (const [path, content] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

test('a maintainer is shown which folders need each other, and which imports point the wrong way', () => {
  expect(directionProblems(folder)).toEqual([
    expect.stringMatching(
      /^These folders need each other: src\/custom\/documents, src\/custom\/orders\.\n {2}src/,
    ),
    'Documents and trips import nothing of orders:\n  src/custom/documents/deep/sheet.ts imports src/custom/orders/deep/own.ts',
    'The kit imports no feature and nothing of custom:\n  src/kit/a.ts imports src/custom/orders/list.ts',
    'Features share what stands in the kit:\n  src/features/tiles/tiles.ts imports src/features/rich-text/editor.ts',
    'Texts for Node import domain and each other only:\n  src/i18n/server-texts/de.ts imports src/i18n/en.ts',
  ]);
});

test('all imports of the product follow the arrows', () => {
  expect(directionProblems(ROOT)).toEqual([]);
});

test('a maintainer who counts files gets every file in its module', () => {
  expect(moduleOf('src/custom/orders/deep/own.ts')).toBe('src/custom/orders');
  expect(moduleOf('src/kit/list/a.ts')).toBe('src/kit');
  expect(moduleOf('src/features/tiles/tiles.ts')).toBe('src/features/tiles');
  expect(moduleOf('src/App.tsx')).toBe('src');
  expect(moduleOf('server/trips/finish.ts')).toBe('server/trips');
  expect(moduleOf('domain/orders/stages.ts')).toBe('domain');
});
