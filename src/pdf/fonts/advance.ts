import { Font } from '@react-pdf/renderer';
import { FAMILIES, type Family, type Weight } from './families.ts';

/** Measures a text in ems, without kerning. */
type Advance = (text: string) => number;
const advances = new Map<Weight, Advance>();

/** A font as the engine has loaded it; the pen writes with the first one. */
export function fontOf(weight: Weight, family: Family = 'Latin') {
  const font = Font.getFont({ fontFamily: family, fontWeight: weight }).data;
  if (!font) throw new Error('A text was measured before its font was loaded.');
  return font;
}

/** Arabic letters, whose width depends on their neighbours. */
const JOINED = /([\u0600-\u06ff]+)/;
/**
 * Words are cached up to this number, so that a process that runs for months does not fill up with
 * names.
 */
const MOST_WORDS = 5_000;
/** Width of a letter that is in no font. */
const NOWHERE = 0.6;

/** Looks up a cached result; clears the cache when it is full. */
function remembered(work: (text: string) => number): Advance {
  const known = new Map<string, number>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    if (known.size >= MOST_WORDS) known.clear();
    const width = work(text);
    known.set(text, width);
    return width;
  };
}

/**
 * Measures with the fonts of a weight: each letter in the first font that has it, Arabic words as
 * joined.
 */
export function advanceOf(weight: Weight): Advance {
  const known = advances.get(weight);
  if (known) return known;
  const fonts = FAMILIES.map((family) => fontOf(weight, family));
  const arabic = fontOf(weight, 'Arabic');
  const letter = remembered((one) => {
    const point = one.codePointAt(0) ?? 0;
    const font = fonts.find((each) => each.hasGlyphForCodePoint(point));
    return font ? font.glyphForCodePoint(point).advanceWidth / font.unitsPerEm : NOWHERE;
  });
  // The engine shapes from the left as well.
  const joined = remembered(
    (word) =>
      arabic.layout(word, undefined, undefined, undefined, 'ltr').advanceWidth / arabic.unitsPerEm,
  );
  const advance: Advance = (text) => {
    let sum = 0;
    text.split(JOINED).forEach((part, at) => {
      if (at % 2 === 1) sum += joined(part);
      else for (const one of part) sum += letter(one);
    });
    return sum;
  };
  advances.set(weight, advance);
  return advance;
}
