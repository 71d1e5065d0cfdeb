import { advanceOf, fontOf } from '../fonts/advance.ts';
import type { Weight } from '../fonts/families.ts';
import { cut } from '../text/lines.ts';
import { withoutMarks } from '../text/vocalised.ts';

/** The part of the engine's painter that a pen uses; the engine types it as `any`. */
export type Painter = {
  font(source: unknown, size: number): Painter;
  text(text: string, x: number, y: number, options: object): Painter;
  rect(x: number, y: number, width: number, height: number): Painter;
  fill(colour: string): Painter;
  fontSize(size: number): Painter;
  fillColor(colour: string): Painter;
  path(outline: string): Painter;
  translate(x: number, y: number): Painter;
  scale(x: number, y: number): Painter;
  save(): Painter;
  restore(): Painter;
};

/**
 * Letters that the first font has and that are written from left to right, one beside the other.
 */
const PLAIN = /^[ -~\u00a0-\u00ff–—‘’“”„…€‹›]*$/;

/** Whether a pen can write a text; other texts need the engine's own layout. */
export const isPlain = (text: string): boolean => PLAIN.test(text);

export type Written = {
  readonly text: string;
  readonly x: number;
  /** The baseline of the letters. */
  readonly baseline: number;
  readonly width: number;
  readonly size: number;
  readonly align: 'left' | 'right' | 'center';
};

/** The share of the unused width that goes before the text. */
const SHARE_BEFORE = { left: 0, center: 0.5, right: 1 } as const;

/** Writes plain texts of one weight and size, each on one line and cut to its width. */
export function write(
  painter: Painter,
  { weight, size, colour }: { weight: Weight; size: number; colour: string },
  texts: readonly Omit<Written, 'size'>[],
): void {
  if (texts.length === 0) return;
  const advance = advanceOf(weight);
  painter.font(fontOf(weight), size).fillColor(colour);
  for (const { text, x, baseline, width, align } of texts) {
    const shown = cut(text, width / size, advance);
    const spare = width - advance(shown) * size;
    painter.text(shown, x + spare * SHARE_BEFORE[align], baseline, {
      lineBreak: false,
      baseline: 'alphabetic',
    });
  }
}

/** A line of plain letters on a page. */
export type Line = Written & { readonly weight: Weight };

/** Writes plain lines of one colour and of any weight and size, each on its place. */
export function writeLines(painter: Painter, colour: string, lines: readonly Line[]): void {
  painter.fillColor(colour);
  const opened = new Set<Weight>();
  let current: Weight | undefined;
  for (const { weight, size, text, x, baseline, width, align } of lines) {
    const font = fontOf(weight);
    // A font is opened anew whenever it is given as such; afterwards its name finds the open one.
    if (!opened.has(weight)) painter.font(font, size);
    else if (weight !== current) painter.font(font.postscriptName, size);
    else painter.fontSize(size);
    opened.add(weight);
    current = weight;
    const spare = width - advanceOf(weight)(text) * size;
    painter.text(text, x + spare * SHARE_BEFORE[align], baseline, {
      lineBreak: false,
      baseline: 'alphabetic',
    });
  }
}

/** Fills an outline that is given in its own unit, from a place on the page in points. */
export function fillOutline(
  painter: Painter,
  { d, x, y, scale }: { d: string; x: number; y: number; scale: number },
  colour: string,
): void {
  painter.save().translate(x, y).scale(scale, scale).path(d).fill(colour).restore();
}

/** Height of the baseline below the upper edge of a line in the engine's layout, in letter sizes. */
export const ASCENT = 1.069;

/**
 * Writes a line of Arabic letters with their marks below the painter's origin, where the engine would
 * write it. The engine drops the offsets of vowel signs, because it lays out from left to right. They
 * are outlines here: a reader would put signs that are text into an order of its own, and the name
 * could no longer be found. In a line that also has digits or other letters they are left out, because
 * only the engine knows the order of its parts.
 */
export function writeVocalised(
  painter: Painter,
  { weight, size, colour }: { weight: Weight; size: number; colour: string },
  { text, width, align }: Pick<Written, 'text' | 'width' | 'align'>,
): void {
  const { glyphs, positions, advance, scale } = layoutOf(text, weight);
  const left = (width - advance * size) * SHARE_BEFORE[align];
  // Without features the engine would lay out each word alone, from left to right.
  const options = { lineBreak: false, baseline: 'alphabetic', features: [] };
  painter
    .font(fontOf(weight, 'Arabic'), size)
    .fillColor(colour)
    .text(withoutMarks(text), left, ASCENT * size, options);
  let x = 0;
  glyphs.forEach((glyph, at) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[at] ?? {};
    if (glyph.isMark) {
      painter
        .save()
        .translate(left + (x + xOffset) * scale * size, (ASCENT - yOffset * scale) * size)
        .scale(scale * size, -scale * size)
        .path(glyph.path.toSVG())
        .fill(colour)
        .restore();
    }
    x += xAdvance;
  });
}

/** The width of a line of Arabic letters in ems. */
export const widthOfArabic = (text: string, weight: Weight): number =>
  layoutOf(text, weight).advance;

/** The part of a font's layout that the pen uses. */
type Layout = {
  readonly glyphs: readonly { readonly isMark: boolean; readonly path: { toSVG(): string } }[];
  readonly positions: readonly { xAdvance: number; xOffset: number; yOffset: number }[];
  readonly advanceWidth: number;
};

/** Glyphs from left to right, their places in units of the font, and the units as ems. */
function layoutOf(text: string, weight: Weight): Layout & { advance: number; scale: number } {
  const font = fontOf(weight, 'Arabic');
  const layout: Layout = font.layout(text);
  const scale = 1 / font.unitsPerEm;
  return { ...layout, advance: layout.advanceWidth * scale, scale };
}
