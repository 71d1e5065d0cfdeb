import { Font } from '@react-pdf/renderer';
import type { Weight } from './families.ts';

type Advance = (text: string) => number;
const advances = new Map<Weight, Advance>();

/** The first font, as the engine has loaded it. */
export function fontOf(weight: Weight) {
  const font = Font.getFont({ fontFamily: 'Latin', fontWeight: weight }).data;
  if (!font) throw new Error('A text was measured before its font was loaded.');
  return font;
}

/** Width of a letter of another font, in ems: rather more than Arabic ones take within a word. */
const ELSEWHERE = 0.5;

/** Measures texts in ems of the first font, without kerning; other letters as wide as they may be. */
export function advanceOf(weight: Weight): Advance {
  const known = advances.get(weight);
  if (known) return known;
  const font = fontOf(weight);
  const widths = new Map<string, number>();
  const widthOf = (letter: string): number => {
    const point = letter.codePointAt(0) ?? 0;
    const width = font.hasGlyphForCodePoint(point)
      ? font.glyphForCodePoint(point).advanceWidth / font.unitsPerEm
      : ELSEWHERE;
    widths.set(letter, width);
    return width;
  };
  const advance: Advance = (text) => {
    let sum = 0;
    for (const letter of text) sum += widths.get(letter) ?? widthOf(letter);
    return sum;
  };
  advances.set(weight, advance);
  return advance;
}
