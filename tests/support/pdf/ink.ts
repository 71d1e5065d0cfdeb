import type { Raster } from './read-pdf.ts';

type Dot = readonly [x: number, y: number];

const isDark = ({ width, height, data }: Raster, x: number, y: number): boolean =>
  x >= 0 && y >= 0 && x < width && y < height && (data[y * width + x] ?? 255) < 128;

function inkOf(picture: Raster): readonly Dot[] {
  const dots: Dot[] = [];
  for (let y = 0; y < picture.height; y += 1) {
    for (let x = 0; x < picture.width; x += 1) if (isDark(picture, x, y)) dots.push([x, y]);
  }
  return dots;
}

const corner = (ink: readonly Dot[]): Dot => [
  Math.min(...ink.map(([x]) => x)),
  Math.min(...ink.map(([, y]) => y)),
];

/** How many dots of `ink` have no dot of `other` within this distance, in dots. */
function strays(ink: readonly Dot[], from: Dot, other: Raster, to: Dot, within: number): number {
  const near = (x: number, y: number): boolean => {
    for (let dy = -within; dy <= within; dy += 1) {
      for (let dx = -within; dx <= within; dx += 1) if (isDark(other, x + dx, y + dy)) return true;
    }
    return false;
  };
  return ink.filter(([x, y]) => !near(x - from[0] + to[0], y - from[1] + to[1])).length;
}

/**
 * The share of the ink of two pictures that the other one does not have within two dots, once both
 * are aligned to the same corner: 0 for the same word, 1 for a word and an empty picture.
 */
export function inkDifference(a: Raster, b: Raster): number {
  const [inkOfA, inkOfB] = [inkOf(a), inkOf(b)];
  if (inkOfA.length === 0 || inkOfB.length === 0) return 1;
  const [cornerA, cornerB] = [corner(inkOfA), corner(inkOfB)];
  const stray = strays(inkOfA, cornerA, b, cornerB, 2) + strays(inkOfB, cornerB, a, cornerA, 2);
  return stray / (inkOfA.length + inkOfB.length);
}

/**
 * How many dots are dark in a part of a page, given in points, in a picture of 144 dots per inch.
 */
export function inkBetween(
  { width, data }: Raster,
  [left, right]: readonly [number, number],
  [top, bottom]: readonly [number, number],
): number {
  let dots = 0;
  for (let y = Math.ceil(top * 2); y < bottom * 2; y += 1) {
    for (let x = Math.ceil(left * 2); x < right * 2; x += 1) {
      if ((data[y * width + x] ?? 255) < 128) dots += 1;
    }
  }
  return dots;
}

/** A part of a page that was drawn at 144 dots per inch, between these edges in points. */
export function partOf(
  { width, data }: Raster,
  [left, right]: readonly [number, number],
  [top, bottom]: readonly [number, number],
): Raster {
  const [x, end] = [Math.ceil(left * 2), Math.ceil(right * 2)];
  const rows = Array.from({ length: Math.ceil(bottom * 2) - Math.ceil(top * 2) }, (_, at) => {
    const start = (Math.ceil(top * 2) + at) * width;
    return [...data.subarray(start + x, start + end)];
  });
  return { width: end - x, height: rows.length, data: Uint8Array.from(rows.flat()) };
}
