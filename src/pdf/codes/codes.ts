import { code128 } from 'bwip-js/generic';
import QRCode from 'qrcode';

/** A text as a QR code with error correction level M and modules of `module` millimetres. */
export function qrOutline(text: string, module: number): CodeOutline {
  const { size, data } = QRCode.create(text, { errorCorrectionLevel: 'M' }).modules;
  const rows = Array.from({ length: size }, (_, y) => data.subarray(y * size, (y + 1) * size));
  const d = rows
    .flatMap((row, y) =>
      [...runsOf(row)].map(([x, length]) =>
        rectangle(x * module, y * module, length * module, module),
      ),
    )
    .join('');
  return { d, width: size * module, height: size * module };
}

/** Starts and lengths of the dark runs of one row. */
function* runsOf(row: Uint8Array): Generator<readonly [number, number]> {
  for (let at = 0; at < row.length; at += 1) {
    const start = at;
    while (row[at]) at += 1;
    if (at > start) yield [start, at - start];
  }
}

/** An outline in millimetres and its size, without the quiet zone around it. */
export type CodeOutline = { readonly d: string; readonly width: number; readonly height: number };

/** Drawn at twice the module, so that the middle of every bar is a whole number. */
const SCALE = 2;

/** The bars of a Code 128 as the library draws them, and their total width, in modules. */
function barsOf(text: string): { bars: readonly Bar[]; modules: number } {
  const bars: Bar[] = [];
  let modules = 0;
  code128(
    { bcid: 'code128', text, scaleX: SCALE, scaleY: SCALE },
    {
      scale: () => [SCALE, SCALE],
      measure: () => ({ width: 0, ascent: 0, descent: 0 }),
      init: (width) => {
        modules = width / SCALE;
      },
      line: (x, _y, _x, _y1, width) =>
        bars.push({ at: (x - width / 2) / SCALE, width: width / SCALE }),
      polygon: () => {},
      hexagon: () => {},
      ellipse: () => {},
      fill: () => {},
      text: () => {},
      end: () => {},
    },
  );
  return { bars, modules };
}

/**
 * A text as Code 128, encoded once. `moduleOf` says how many millimetres a module has, given their
 * number: 0.25 and its multiples are whole dots on printers with 8 or 12 dots per millimetre (203
 * and 300 dpi).
 */
export function code128Outline(
  text: string,
  moduleOf: (modules: number) => number,
  height: number,
): CodeOutline {
  const { bars, modules } = barsOf(text);
  const module = moduleOf(modules);
  const d = bars.map(({ at, width }) => rectangle(at * module, 0, width * module, height)).join('');
  return { d, width: modules * module, height };
}

/** A dark bar of a code: its start and its width, in modules. */
type Bar = { readonly at: number; readonly width: number };

/** Rounded to micrometres, so that equal codes give equal bytes. */
const exact = (millimetres: number): string => String(Number(millimetres.toFixed(3)));

/** One rectangle of an outline, in millimetres. */
const rectangle = (x: number, y: number, width: number, height: number): string =>
  `M${exact(x)} ${exact(y)}h${exact(width)}v${exact(height)}h${exact(-width)}z`;
