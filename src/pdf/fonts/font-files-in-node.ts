import { createRequire } from 'node:module';
import type { FontFiles, Weight } from './families.ts';

const { resolve } = createRequire(import.meta.url);

const latin = (script: string, weight: Weight): string =>
  resolve(`@fontsource/noto-sans/files/noto-sans-${script}-${weight}-normal.woff`);
const arabic = (weight: Weight): string =>
  resolve(`@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-${weight}-normal.woff`);

/** The fonts as they lie in the installed packages. */
export const fontFilesInNode = (): FontFiles => ({
  Latin: { 400: latin('latin', 400), 700: latin('latin', 700) },
  LatinExtended: { 400: latin('latin-ext', 400), 700: latin('latin-ext', 700) },
  Arabic: { 400: arabic(400), 700: arabic(700) },
});
