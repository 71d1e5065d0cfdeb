import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { PrintJob } from '../../../domain/documents/print-job.ts';
import type { ReadFont } from '../fonts/families.ts';
import { createEngine, type Engine, loadedOnce } from './pdf-engine.ts';
import type { PrintedBytes } from './printed.ts';

const engine = loadedOnce(() => createEngine(readFontInNode));

/**
 * Makes one PDF of a job in this process, with the same documents as the browser's worker. The
 * first call loads the fonts. It needs no build, because nothing in `src/pdf` is JSX.
 */
export async function printInNode(
  job: PrintJob,
  watch?: Parameters<Engine['print']>[1],
): Promise<PrintedBytes> {
  return (await engine()).print(job, watch);
}

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
