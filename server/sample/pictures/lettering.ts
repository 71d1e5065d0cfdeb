/**
 * Capital letters as strokes on a grid of 4 by 6. Sample pictures may be drawn on machines without
 * any font, where a text in an SVG would show empty boxes or nothing.
 */
const STROKES: Readonly<Record<string, string>> = {
  A: 'M0 6L2 0L4 6M.8 4H3.2',
  B: 'M0 0V6H2.6Q4 6 4 4.5T2.6 3H0M0 0H2.4Q3.7 0 3.7 1.5T2.4 3',
  C: 'M4 1Q3.3 0 2 0Q0 0 0 3T2 6Q3.3 6 4 5',
  D: 'M0 0V6H1.8Q4 6 4 3T1.8 0Z',
  E: 'M4 0H0V6H4M0 3H3',
  F: 'M4 0H0V6M0 3H3',
  G: 'M4 1Q3.3 0 2 0Q0 0 0 3T2 6Q4 6 4 3.4H2.4',
  H: 'M0 0V6M4 0V6M0 3H4',
  I: 'M2 0V6',
  J: 'M3.4 0V4.4Q3.4 6 1.7 6T0 4.6',
  K: 'M0 0V6M4 0L0 3.6M1.5 2.5L4 6',
  L: 'M0 0V6H4',
  M: 'M0 6V0L2 3.6L4 0V6',
  N: 'M0 6V0L4 6V0',
  O: 'M2 0Q0 0 0 3T2 6Q4 6 4 3T2 0',
  P: 'M0 6V0H2.5Q4 0 4 1.7T2.5 3.4H0',
  Q: 'M2 0Q0 0 0 3T2 6Q4 6 4 3T2 0M2.6 4.4L4 6.2',
  R: 'M0 6V0H2.5Q4 0 4 1.6T2.5 3.2H0M2 3.2L4 6',
  S: 'M3.8 .9Q3.2 0 2 0Q.2 0 .2 1.5T2 3Q4 3.2 4 4.5T2 6Q.6 6 0 5',
  T: 'M0 0H4M2 0V6',
  U: 'M0 0V4Q0 6 2 6T4 4V0',
  V: 'M0 0L2 6L4 0',
  W: 'M0 0L1 6L2 2L3 6L4 0',
  X: 'M0 0L4 6M4 0L0 6',
  Y: 'M0 0L2 3L4 0M2 3V6',
  Z: 'M0 0H4L0 6H4',
  '-': 'M.8 3H3.2',
  "'": 'M2 0V1.4',
  '·': 'M2 2.9V3.1',
};

const ADVANCE = 5.6;

/** Letters without the diacritics that the strokes do not have: É becomes E, Ü becomes UE. */
const plain = (text: string): string =>
  text
    .replace(/ä/gi, 'ae')
    .replace(/ö/gi, 'oe')
    .replace(/ü/gi, 'ue')
    .replace(/ß/g, 'ss')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toUpperCase();

/** The width of a text at a height of `size`. */
export const letteringWidth = (text: string, size: number): number =>
  ((plain(text).length * ADVANCE - (ADVANCE - 4)) * size) / 6;

/**
 * A text as an SVG group with its upper left corner at `x`, `y`; `size` is the height of a capital.
 */
export function lettering(
  text: string,
  {
    x,
    y,
    size,
    weight,
    colour,
  }: { x: number; y: number; size: number; weight: number; colour: string },
): string {
  const scale = size / 6;
  const letters = [...plain(text)]
    .map((letter, at) => {
      const path = STROKES[letter];
      return path
        ? `<path transform="translate(${(at * ADVANCE).toFixed(1)} 0)" d="${path}"/>`
        : '';
    })
    .join('');
  return `<g transform="translate(${x} ${y}) scale(${scale.toFixed(3)})" fill="none" stroke="${colour}" stroke-width="${(weight / scale).toFixed(2)}" stroke-linecap="round" stroke-linejoin="round">${letters}</g>`;
}
