import { Font } from '@react-pdf/renderer';
import { FAMILIES, type Family, type ReadFont, WEIGHTS } from './families.ts';
import { unpackWoff } from './unpack-woff.ts';

/**
 * Registers the fonts, loads them and requests every glyph from each once. fontkit caches glyphs by
 * number only: embedding `Ü` would otherwise create the glyph of `U` without its letter, and later
 * documents of the same process would lose every `U`. Presentation forms are left out because one
 * of their glyphs stands for two letters.
 */
export async function loadFonts(readFont: ReadFont): Promise<void> {
  const files = FAMILIES.flatMap((family) => WEIGHTS.map((weight) => ({ family, weight })));
  // All fonts are read before any is registered, so that a failed attempt leaves nothing behind.
  const read = await Promise.all(
    files.map(async ({ family, weight }) => ({
      family,
      fontWeight: weight,
      src: dataUri(await unpackWoff(await readFont(family, weight))),
    })),
  );
  for (const file of read) Font.register(file);
  Font.registerHyphenationCallback((word) => [word]);
  await Promise.all(FAMILIES.map(prewarm));
}

const isForm = (point: number): boolean =>
  (point >= 0xfb00 && point <= 0xfdff) || (point >= 0xfe70 && point <= 0xfeff);

/** Bytes in a form that the engine takes without a network request. */
function dataUri(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return `data:font/ttf;base64,${btoa(binary)}`;
}

async function prewarm(family: Family): Promise<void> {
  for (const source of Font.getRegisteredFonts()[family]?.sources ?? []) {
    await source.load();
    const font = source.data;
    if (!font || !('createSubset' in font)) throw new Error(`The font ${family} did not load.`);
    rememberLetters(font);
    for (const point of font.characterSet) if (!isForm(point)) font.glyphForCodePoint(point);
    giveOwnName(font, `Noto${family}-${source.fontWeight}`);
    standOnOneLine(font);
  }
}

type Glyph = { codePoints: readonly number[]; isLigature: boolean };
type GetGlyph = (id: number, letters?: readonly number[]) => Glyph | null;

/**
 * Letters within a word have glyphs that no character maps to, and embedding `ش` creates that of
 * `س` without its letter in the same way: سطات became طات. Such a glyph gets its letters when a
 * text first requests it with them.
 */
function rememberLetters(font: object): void {
  const glyphs = font as { getGlyph: GetGlyph };
  const getGlyph: GetGlyph = glyphs.getGlyph.bind(font);
  glyphs.getGlyph = (id, letters = []) => {
    const glyph = getGlyph(id, letters);
    if (glyph?.codePoints.length === 0 && letters.length > 0) {
      Object.assign(glyph, { codePoints: letters, isLigature: letters.length > 1 });
    }
    return glyph;
  };
}

/**
 * The scripts of one typeface share one name, so pdfkit would embed the second of them again at
 * each use. It also compares all records of the name table at every change of font, which the
 * documents do not need.
 */
function giveOwnName(font: object, name: string): void {
  Object.defineProperty(font, 'postscriptName', { value: name });
  if ('name' in font) Object.assign(font.name as object, { records: {} });
}

/** The line metrics of Noto Sans, in its units; all three fonts have 1000 units per em. */
const LINE = { ascent: 1069, descent: -293 };

/**
 * The Arabic font requires lines of twice the height, for marks that names do not have; its letters
 * would be lower than Latin ones beside them. All fonts share the line of the Latin one.
 */
function standOnOneLine(font: object): void {
  for (const [edge, height] of Object.entries(LINE)) {
    Object.defineProperty(font, edge, { value: height });
  }
}
