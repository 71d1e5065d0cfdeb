import latin400 from '@fontsource/noto-sans/files/noto-sans-latin-400-normal.woff?url';
import latin700 from '@fontsource/noto-sans/files/noto-sans-latin-700-normal.woff?url';
import extended400 from '@fontsource/noto-sans/files/noto-sans-latin-ext-400-normal.woff?url';
import extended700 from '@fontsource/noto-sans/files/noto-sans-latin-ext-700-normal.woff?url';
import arabic400 from '@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-400-normal.woff?url';
import arabic700 from '@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-700-normal.woff?url';
import type { FontFiles } from './families.ts';

/** The engine tells an address from a path by its origin. */
const here = (file: string): string => new URL(file, self.location.href).href;

/** The fonts beside the built scripts, of our own origin. */
export const fontFilesInBrowser = (): FontFiles => ({
  Latin: { 400: here(latin400), 700: here(latin700) },
  LatinExtended: { 400: here(extended400), 700: here(extended700) },
  Arabic: { 400: here(arabic400), 700: here(arabic700) },
});
