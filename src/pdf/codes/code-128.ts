import { code128 } from 'bwip-js/generic';
import { type Bar, rectangle } from './bars.ts';

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
 * A text as Code 128 with a module of `module` millimetres: 0.25 and its multiples are whole dots
 * on printers with 8 or 12 dots per millimetre (203 and 300 dpi).
 */
export function code128Outline(text: string, module: number, height: number): CodeOutline {
  const { bars, modules } = barsOf(text);
  const d = bars.map(({ at, width }) => rectangle(at * module, 0, width * module, height)).join('');
  return { d, width: modules * module, height };
}
