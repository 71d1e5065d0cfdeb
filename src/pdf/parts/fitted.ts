import type { ReactElement } from 'react';
import { advanceOf } from '../fonts/advance.ts';
import type { Weight } from '../fonts/families.ts';
import { linesWithin } from '../text/lines.ts';
import { type Style, text } from './elements.ts';

/** Letters are made smaller to this share of their size, and no further. */
const LEAST = { line: 0.55, paragraph: 0.75 };
/** Kerning and rounding, so that what was measured as fitting does fit. */
const SPARE = 0.98;

export type Room = {
  /** In points. */
  readonly width: number;
  readonly size: number;
  readonly weight?: Weight;
  readonly maxLines?: number;
};

/** The lines of a text in its room; what does not fit ends in an ellipsis. */
export const linesIn = (
  content: string,
  { width, size, weight = 400, maxLines = 1 }: Room,
): readonly string[] =>
  linesWithin(content, { width: (width * SPARE) / size, most: maxLines }, advanceOf(weight));

/**
 * The size of letters, no larger than that of the room, at which each word fits, or the whole of a
 * text of one line.
 */
export function sizeIn(content: string, { width, size, weight = 400, maxLines = 1 }: Room): number {
  const least = maxLines === 1 ? LEAST.line : LEAST.paragraph;
  const words = maxLines === 1 ? [content] : content.split(/[ \n]+/);
  const widest = Math.max(...words.map(advanceOf(weight))) * size;
  return size * Math.max(least, Math.min(1, (width * SPARE) / widest));
}

/** A text in at most so many lines of its own size; what does not fit ends in an ellipsis. */
export function clipped(style: Style, content: string, room: Room): ReactElement {
  const { size, weight = 400 } = room;
  return text({ ...style, fontSize: size, fontWeight: weight }, linesIn(content, room).join('\n'));
}

/**
 * A text that stays within its room: in smaller letters where one of its words, or the whole of a
 * text of one line, is too wide; and divided or cut where it is too wide even then.
 */
export const fitted = (style: Style, content: string, room: Room): ReactElement =>
  clipped(style, content, { ...room, size: sizeIn(content, room) });

/** A text in as many lines as it takes, which is never cut: papers that are proof say all of it. */
export const whole = (style: Style, content: string, room: Omit<Room, 'maxLines'>): ReactElement =>
  fitted(style, content, { ...room, maxLines: Number.POSITIVE_INFINITY });
