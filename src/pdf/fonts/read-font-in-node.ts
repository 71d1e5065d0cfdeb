import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { ReadFont } from './families.ts';

const { resolve } = createRequire(import.meta.url);

const FILES = {
  Latin: '@fontsource/noto-sans/files/noto-sans-latin',
  LatinExtended: '@fontsource/noto-sans/files/noto-sans-latin-ext',
  Arabic: '@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic',
  Greek: '@fontsource/noto-sans/files/noto-sans-greek',
  Cyrillic: '@fontsource/noto-sans/files/noto-sans-cyrillic',
} as const;

/** Reads a font of the installed packages. */
export const readFontInNode: ReadFont = async (family, weight) =>
  new Uint8Array(await readFile(resolve(`${FILES[family]}-${weight}-normal.woff`)));
