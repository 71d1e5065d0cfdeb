import { mm } from './elements.ts';
import { HEAD } from './letter-page.ts';

const A4 = 297;
/** The engine's rounding, so that what was planned for a page does fit on it. */
const SPARE = 4;

/**
 * The height available for a table below the beginning of a letter, and on its later pages, in
 * points.
 */
export function letterRoom(
  foot: number,
  beginning: readonly { readonly height: number }[],
): { readonly first: number; readonly later: number } {
  const page = mm(A4) - foot - SPARE;
  const taken = beginning.reduce((sum, { height }) => sum + height, 0);
  return { first: page - mm(HEAD.first) - taken, later: page - mm(HEAD.later) };
}
