import { Font } from '@react-pdf/renderer';
import type { Weight } from '../fonts/families.ts';

/** The part of the engine's painter that a pen uses; the engine types it as `any`. */
export type Painter = {
  font(source: unknown, size: number): Painter;
  text(text: string, x: number, y: number, options: object): Painter;
  rect(x: number, y: number, width: number, height: number): Painter;
  fill(colour: string): Painter;
  fillColor(colour: string): Painter;
};

/** Letters that the first font has and that are written from the left, one beside the other. */
const PLAIN = /^[ -~\u00a0-\u00ff–—‘’“”„…€]*$/;
const ELLIPSIS = '…';

/** Whether a pen can write a text; another needs the engine's own layout. */
export const isPlain = (text: string): boolean => PLAIN.test(text);

type Advance = (text: string) => number;
const advances = new Map<Weight, Advance>();

/** Width of a text in ems, without kerning. */
function advanceOf(weight: Weight): Advance {
  const known = advances.get(weight);
  if (known) return known;
  const font = fontOf(weight);
  const widths = new Map<string, number>();
  const widthOf = (letter: string): number => {
    const point = letter.codePointAt(0) ?? 0;
    const width = font.glyphForCodePoint(point).advanceWidth / font.unitsPerEm;
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

function fontOf(weight: Weight) {
  const font = Font.getFont({ fontFamily: 'Latin', fontWeight: weight }).data;
  if (!font) throw new Error('A pen was asked to write before its font was loaded.');
  return font;
}

/** As much of a text as fits into `width` ems, with an ellipsis where something is left out. */
function fitted(text: string, width: number, advance: Advance): string {
  if (advance(text) <= width) return text;
  let end = text.length;
  while (end > 0 && advance(text.slice(0, end) + ELLIPSIS) > width) end -= 1;
  return text.slice(0, end).trimEnd() + ELLIPSIS;
}

export type Written = {
  readonly text: string;
  readonly x: number;
  /** Where the letters stand. */
  readonly baseline: number;
  readonly width: number;
  readonly size: number;
  readonly align: 'left' | 'right';
};

/** Writes plain texts of one weight and size, each in one line and cut to its width. */
export function write(
  painter: Painter,
  { weight, size, colour }: { weight: Weight; size: number; colour: string },
  texts: readonly Omit<Written, 'size'>[],
): void {
  if (texts.length === 0) return;
  const advance = advanceOf(weight);
  painter.font(fontOf(weight), size).fillColor(colour);
  for (const { text, x, baseline, width, align } of texts) {
    const shown = fitted(text, width / size, advance);
    const left = align === 'left' ? x : x + width - advance(shown) * size;
    painter.text(shown, left, baseline, { lineBreak: false, baseline: 'alphabetic' });
  }
}
