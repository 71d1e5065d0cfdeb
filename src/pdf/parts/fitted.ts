import type { ReactElement } from 'react';
import { advanceOf } from '../fonts/advance.ts';
import type { Weight } from '../fonts/families.ts';
import { linesWithin } from '../text/lines.ts';
import { type Style, text } from './elements.ts';

/**
 * Letters shrink to this share of their size and no further, unless the box sets another limit.
 */
const LEAST = { line: 0.55, paragraph: 0.75 };
/** In points. */
const STEP = 0.25;
/** Allowance for kerning and rounding, so that a text measured as fitting does fit. */
const SPARE = 0.98;
/** Height of a line, as a multiple of the letter size. */
export const LINE_HEIGHT = 1.3;
const ALL = Number.POSITIVE_INFINITY;

export type Space = {
  /** In points. */
  readonly width: number;
  readonly size: number;
  readonly weight?: Weight;
  /** One line if neither lines nor a height are given. */
  readonly maxLines?: number;
  /** In points, instead of a number of lines: the smaller the letters, the more lines fit. */
  readonly height?: number;
  /** The smallest letters, in points. */
  readonly least?: number;
  /** Whether a word that is wider than the box is divided with a hyphen; by default it is. */
  readonly hasHyphens?: boolean;
};

/** The lines of a text in its box; a text that does not fit ends in an ellipsis. */
export const linesIn = (content: string, space: Space): readonly string[] =>
  linesAt(content, space, mostLines(space));

const NO_BREAK = '\u00a0';

/**
 * The lines of a text whose last word is a number, such as a house number: it stays on the line of
 * the word before it, where both fit on one.
 */
export function linesWithNumber(content: string, space: Space): readonly string[] {
  const [end = '', before, number] = /(\S+) (\d\S*)$/.exec(content) ?? [];
  const fits = advanceOf(space.weight ?? 400)(end) * space.size <= space.width * SPARE;
  if (!before || !fits) return linesIn(content, space);
  const shortened = `${content.slice(0, -end.length)}${before}${NO_BREAK}${number}`;
  return linesIn(shortened, space).map((line) => line.replace(NO_BREAK, ' '));
}

const isOneLine = ({ maxLines, height }: Space): boolean =>
  height === undefined && (maxLines ?? 1) === 1;

const leastOf = (space: Space): number =>
  space.least ?? space.size * (isOneLine(space) ? LEAST.line : LEAST.paragraph);

const linesAt = (
  content: string,
  { width, size, weight = 400, hasHyphens }: Space,
  most: number,
): readonly string[] =>
  linesWithin(content, { width: (width * SPARE) / size, most, hasHyphens }, advanceOf(weight));

function mostLines({ maxLines = 1, height, size }: Space): number {
  return height === undefined ? maxLines : Math.max(1, Math.floor(height / (size * LINE_HEIGHT)));
}

/** Whether all of a text fits in a box, in letters of the box's size. */
const hasPlace = (content: string, space: Space): boolean => {
  const most = mostLines(space);
  return most === ALL || linesAt(content, space, ALL).length <= most;
};

/**
 * The letter size, at most that of the box, at which each word fits, or all of a text on one line.
 */
export function sizeIn(content: string, space: Space): number {
  const { width, size, weight = 400 } = space;
  const words = isOneLine(space) ? [content] : content.split(/[ \n]+/);
  const widest = Math.max(...words.map(advanceOf(weight))) * size;
  return Math.max(leastOf(space), size * Math.min(1, (width * SPARE) / widest));
}

/** The box with letters small enough for the whole text, but no smaller than the box allows. */
function shrunk(content: string, space: Space): Space {
  const least = leastOf(space);
  let size = sizeIn(content, space);
  while (size > least && !hasPlace(content, { ...space, size }))
    size = Math.max(least, size - STEP);
  return { ...space, size };
}

/** The lines of a text in letters as small as its box needs, and their size. */
export function fittedText(
  content: string,
  space: Space,
): { readonly lines: readonly string[]; readonly size: number } {
  const small = shrunk(content, space);
  return { lines: linesIn(content, small), size: small.size };
}

/** The lines of a text in letters as small as its box needs. */
export const fittedLines = (content: string, space: Space): readonly string[] =>
  fittedText(content, space).lines;

/** Whether a text is cut off even in the smallest letters of its box. */
export const isCut = (content: string, space: Space): boolean =>
  !hasPlace(content, shrunk(content, space));

/**
 * A text in at most the given number of lines, without shrinking; a text that does not fit ends in
 * an ellipsis.
 */
export function clipped(style: Style, content: string, space: Space): ReactElement {
  const { size, weight = 400 } = space;
  return text({ ...style, fontSize: size, fontWeight: weight }, linesIn(content, space).join('\n'));
}

/**
 * A text that stays within its box: its letters shrink as far as needed, and it is divided or cut
 * only if it does not fit in the smallest ones.
 */
export const fitted = (style: Style, content: string, space: Space): ReactElement =>
  clipped(style, content, shrunk(content, space));

/** A text in as many lines as it needs, never cut: documents used as evidence must show all of it. */
export const whole = (
  style: Style,
  content: string,
  space: Omit<Space, 'maxLines'>,
): ReactElement => fitted(style, content, { ...space, maxLines: ALL });
