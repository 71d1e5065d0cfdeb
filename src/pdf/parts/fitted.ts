import type { ReactElement } from 'react';
import { advanceOf } from '../fonts/advance.ts';
import type { Weight } from '../fonts/families.ts';
import { linesWithin } from '../text/lines.ts';
import { type Style, text } from './elements.ts';

/** Letters are made smaller to this share of their size, and no further. */
const LEAST = { line: 0.55, paragraph: 0.75 };
/** Kerning and rounding, so that what was measured as fitting does fit. */
const SPARE = 0.98;

type Room = {
  /** In points. */
  readonly width: number;
  readonly size: number;
  readonly weight?: Weight;
  readonly maxLines?: number;
};

/** A text in at most so many lines of its own size; what does not fit ends in an ellipsis. */
export function clipped(
  style: Style,
  content: string,
  { width, size, weight = 400, maxLines = 1 }: Room,
): ReactElement {
  const room = { width: (width * SPARE) / size, most: maxLines };
  const lines = linesWithin(content, room, advanceOf(weight));
  return text({ ...style, fontSize: size, fontWeight: weight }, lines.join('\n'));
}

/**
 * A text that stays within its room: in smaller letters where one of its words, or the whole of a
 * text of one line, is too wide; and divided or cut where it is too wide even then.
 */
export function fitted(style: Style, content: string, room: Room): ReactElement {
  const { width, size, weight = 400, maxLines = 1 } = room;
  const least = maxLines === 1 ? LEAST.line : LEAST.paragraph;
  const words = maxLines === 1 ? [content] : content.split(/[ \n]+/);
  const widest = Math.max(...words.map(advanceOf(weight))) * size;
  const share = Math.max(least, Math.min(1, (width * SPARE) / widest));
  return clipped(style, content, { ...room, size: size * share });
}
