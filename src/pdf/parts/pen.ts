import { advanceOf, fontOf } from '../fonts/advance.ts';
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

/** As much of a text as fits into `width` ems, with an ellipsis where something is left out. */
function cut(text: string, width: number, advance: (text: string) => number): string {
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
    const shown = cut(text, width / size, advance);
    const left = align === 'left' ? x : x + width - advance(shown) * size;
    painter.text(shown, left, baseline, { lineBreak: false, baseline: 'alphabetic' });
  }
}
