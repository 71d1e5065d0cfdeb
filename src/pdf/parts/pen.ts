import { advanceOf, fontOf } from '../fonts/advance.ts';
import type { Weight } from '../fonts/families.ts';
import { cut } from '../text/lines.ts';

/** The part of the engine's painter that a pen uses; the engine types it as `any`. */
export type Painter = {
  font(source: unknown, size: number): Painter;
  text(text: string, x: number, y: number, options: object): Painter;
  rect(x: number, y: number, width: number, height: number): Painter;
  fill(colour: string): Painter;
  fillColor(colour: string): Painter;
};

/**
 * Letters that the first font has and that are written from left to right, one beside the other.
 */
const PLAIN = /^[ -~\u00a0-\u00ff–—‘’“”„…€]*$/;

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
