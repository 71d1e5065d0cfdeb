import cyrillic400 from '@fontsource/noto-sans/files/noto-sans-cyrillic-400-normal.woff?url';
import cyrillic700 from '@fontsource/noto-sans/files/noto-sans-cyrillic-700-normal.woff?url';
import greek400 from '@fontsource/noto-sans/files/noto-sans-greek-400-normal.woff?url';
import greek700 from '@fontsource/noto-sans/files/noto-sans-greek-700-normal.woff?url';
import latin400 from '@fontsource/noto-sans/files/noto-sans-latin-400-normal.woff?url';
import latin700 from '@fontsource/noto-sans/files/noto-sans-latin-700-normal.woff?url';
import extended400 from '@fontsource/noto-sans/files/noto-sans-latin-ext-400-normal.woff?url';
import extended700 from '@fontsource/noto-sans/files/noto-sans-latin-ext-700-normal.woff?url';
import arabic400 from '@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-400-normal.woff?url';
import arabic700 from '@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-700-normal.woff?url';
import type { ReadFont } from './families.ts';

const FILES = {
  Latin: { 400: latin400, 700: latin700 },
  LatinExtended: { 400: extended400, 700: extended700 },
  Arabic: { 400: arabic400, 700: arabic700 },
  Greek: { 400: greek400, 700: greek700 },
  Cyrillic: { 400: cyrillic400, 700: cyrillic700 },
} as const;

/** Fetches a font that is stored beside the built scripts. */
export const readFontInBrowser: ReadFont = async (family, weight) => {
  const answer = await fetch(FILES[family][weight]);
  if (!answer.ok)
    throw new Error(`A font of the documents could not be loaded: status ${answer.status}.`);
  return new Uint8Array(await answer.arrayBuffer());
};
