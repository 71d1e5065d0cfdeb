import { mm, type Piece, text } from './elements.ts';
import { linesIn, type Room, sizeIn } from './fitted.ts';

/** The lines of an address below the sender's line, in an envelope's window (DIN 5008, form B). */
const WINDOW = { width: mm(82), height: mm(36) };
/** In points; the smallest letters that can be read through a window. */
const SIZES = { most: 11, least: 6, step: 0.25 };
const LINE_HEIGHT = 1.3;

const roomOf = (size: number): Room => ({
  width: WINDOW.width,
  size,
  maxLines: Number.POSITIVE_INFINITY,
});

/**
 * Name and address of the addressee of a letter. Each takes as many lines as it needs, all in
 * letters of one size, which shrink until everything fits the window. Nothing is cut, because an
 * invoice must name its buyer in full (section 14 (4) no. 1 UStG).
 */
export function addressee(parts: readonly string[]): readonly Piece[] {
  const told = parts.filter(Boolean);
  const size = sizeOf(told);
  return told.map((part) =>
    text({ fontSize: size, lineHeight: LINE_HEIGHT }, linesIn(part, roomOf(size)).join('\n')),
  );
}

function sizeOf(parts: readonly string[]): number {
  let size = Math.min(...parts.map((part) => sizeIn(part, roomOf(SIZES.most))), SIZES.most);
  while (size > SIZES.least && heightOf(parts, size) > WINDOW.height) size -= SIZES.step;
  return Math.max(SIZES.least, size);
}

const heightOf = (parts: readonly string[], size: number): number =>
  parts.flatMap((part) => linesIn(part, roomOf(size))).length * size * LINE_HEIGHT;
