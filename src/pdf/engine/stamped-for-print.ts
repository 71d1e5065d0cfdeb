import type { PDFDocument, PDFPage } from '@cantoo/pdf-lib';
import { fontOf } from '../fonts/advance.ts';
import { mm, WATERMARK } from '../parts/elements.ts';

const WORD = 'Kopie';
/** The watermark looks like that of a draft: letters of this size across the middle of the page. */
const SIZE = 130;
const ANGLE = (35 * Math.PI) / 180;

type Step = { readonly command: string; readonly args: readonly number[] };

/** The part of the engine's font that is used here. */
type Run = {
  readonly advanceWidth: number;
  readonly glyphs: readonly {
    readonly advanceWidth: number;
    readonly path: { readonly commands: readonly Step[] };
  }[];
};

type Library = typeof import('@cantoo/pdf-lib');

/**
 * A stored file with 'Kopie' across each of its pages. The stored bytes do not change: this is
 * another file, for printing.
 */
export async function markedAsCopy(pdf: Uint8Array): Promise<Uint8Array> {
  const library = await import('@cantoo/pdf-lib');
  const document = await library.PDFDocument.load(pdf, { updateMetadata: false });
  for (const page of document.getPages()) putBelow(library, document, page);
  return document.save();
}

/**
 * The PDF operators for a step of an outline from (x, y); PDF has no curve with one control point.
 */
function operators({ command, args }: Step, [x, y]: readonly [number, number]): string {
  const [a = 0, b = 0, c = 0, d = 0] = args;
  switch (command) {
    case 'moveTo':
      return `${a} ${b} m`;
    case 'lineTo':
      return `${a} ${b} l`;
    case 'quadraticCurveTo': {
      const near = [x + (2 * (a - x)) / 3, y + (2 * (b - y)) / 3];
      const far = [c + (2 * (a - c)) / 3, d + (2 * (b - d)) / 3];
      return `${[...near, ...far, c, d].map((one) => one.toFixed(2)).join(' ')} c`;
    }
    case 'bezierCurveTo':
      return `${args.join(' ')} c`;
    default:
      return 'h';
  }
}

function outlineOf(steps: readonly Step[]): string {
  let at: readonly [number, number] = [0, 0];
  return steps
    .map((step) => {
      const drawn = operators(step, at);
      const [x, y] = step.args.slice(-2);
      if (x !== undefined && y !== undefined) at = [x, y];
      return drawn;
    })
    .join('\n');
}

/** The watermark as outlines around the middle of a page, so that the file needs no font. */
function mark(width: number, height: number): string {
  const font = fontOf(700);
  const { glyphs, advanceWidth }: Run = font.layout(WORD);
  const scale = SIZE / font.unitsPerEm;
  const [sin, cos] = [Math.sin(ANGLE) * scale, Math.cos(ANGLE) * scale];
  const grey = Number.parseInt(WATERMARK.slice(1, 3), 16) / 255;
  let left = -advanceWidth / 2;
  const letters = glyphs.map((glyph) => {
    const moved = `q 1 0 0 1 ${left} 0 cm\n${outlineOf(glyph.path.commands)}\nf Q`;
    left += glyph.advanceWidth;
    return moved;
  });
  const turned = [cos, sin, -sin, cos, width / 2, height / 2 - mm(10)];
  const placed = turned.map((one) => one.toFixed(4)).join(' ');
  return `q ${grey.toFixed(3)} g ${placed} cm\n${letters.join('\n')}\nQ\n`;
}

/** Puts the watermark below everything on the page, so that it covers nothing. */
function putBelow({ PDFArray, PDFName }: Library, document: PDFDocument, page: PDFPage): void {
  const key = PDFName.of('Contents');
  const { context } = document;
  const { width, height } = page.getSize();
  const below = context.register(context.flateStream(mark(width, height)));
  const contents = page.node.Contents();
  const streams = contents instanceof PDFArray ? contents.asArray() : [page.node.get(key)];
  page.node.set(key, context.obj([below, ...streams.filter((stream) => stream !== undefined)]));
}
