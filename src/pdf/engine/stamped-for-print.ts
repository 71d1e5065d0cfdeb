import type { PDFDocument, PDFPage } from '@cantoo/pdf-lib';
import type { PaidStamp } from '../../../domain/documents/printed-documents.ts';
import { invoiceTexts } from '../../i18n/printed/invoice/de.ts';
import { fontOf } from '../fonts/advance.ts';
import { mm, WATERMARK } from '../parts/elements.ts';
import { day } from '../text/figures.ts';

/** The note on a stored file when it is printed, and not in the file itself. */
export type Stamps = {
  /** 'Kopie' across each page. */
  readonly isCopy: boolean;
  /** When and how its order was paid, up the margin of each page. */
  readonly paid: PaidStamp | undefined;
};

const COPY = 'Kopie';

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
 * A stored file with stamps on each of its pages. The stored bytes do not change: this is another file,
 * for printing.
 */
export async function stampedForPrint(
  pdf: Uint8Array,
  { isCopy, paid }: Stamps,
): Promise<Uint8Array> {
  const library = await import('@cantoo/pdf-lib');
  const document = await library.PDFDocument.load(pdf, { updateMetadata: false });
  for (const page of document.getPages()) {
    const { width, height } = page.getSize();
    const drawn = [
      ...(isCopy ? [watermark(COPY, width, height)] : []),
      ...(paid ? [marginal(paidText(paid), height)] : []),
    ];
    putBelow(library, document, page, drawn.join(''));
  }
  return document.save();
}

const paidText = ({ on, via }: PaidStamp): string =>
  invoiceTexts.paidStamp(on === null ? '' : day(on), via === null ? '' : invoiceTexts.ways[via]);

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

type Look = {
  /** In points. */
  readonly size: number;
  /** The first two digits of its grey, as a colour of hexadecimal digits says it. */
  readonly grey: string;
  /** Counterclockwise, in radians. */
  readonly angle: number;
  /** The middle of the text on the page, in points from its lower left corner. */
  readonly middle: readonly [number, number];
};

/** A bold text as outlines, so that the file needs no font. */
function outlined(text: string, { size, grey, angle, middle }: Look): string {
  const font = fontOf(700);
  const { glyphs, advanceWidth }: Run = font.layout(text);
  const scale = size / font.unitsPerEm;
  const [sin, cos] = [Math.sin(angle) * scale, Math.cos(angle) * scale];
  let left = -advanceWidth / 2;
  const letters = glyphs.map((glyph) => {
    const moved = `q 1 0 0 1 ${left} 0 cm\n${outlineOf(glyph.path.commands)}\nf Q`;
    left += glyph.advanceWidth;
    return moved;
  });
  const placed = [cos, sin, -sin, cos, ...middle].map((one) => one.toFixed(4)).join(' ');
  return `q ${(Number.parseInt(grey, 16) / 255).toFixed(3)} g ${placed} cm\n${letters.join('\n')}\nQ\n`;
}

/** It looks like that of a draft: large letters across the middle of the page. */
const watermark = (text: string, width: number, height: number): string =>
  outlined(text, {
    size: 130,
    grey: WATERMARK.slice(1, 3),
    angle: (35 * Math.PI) / 180,
    middle: [width / 2, height / 2 - mm(10)],
  });

/** In the margin for punched holes, where a letter has nothing else, and above its hole marks. */
const marginal = (text: string, height: number): string =>
  outlined(text, { size: 11, grey: '22', angle: Math.PI / 2, middle: [mm(19), height - mm(75)] });

/** Puts what is drawn below everything on the page, so that it covers nothing. */
function putBelow(
  { PDFArray, PDFName }: Library,
  document: PDFDocument,
  page: PDFPage,
  drawn: string,
): void {
  const key = PDFName.of('Contents');
  const { context } = document;
  const below = context.register(context.flateStream(drawn));
  const contents = page.node.Contents();
  const streams = contents instanceof PDFArray ? contents.asArray() : [page.node.get(key)];
  page.node.set(key, context.obj([below, ...streams.filter((stream) => stream !== undefined)]));
}
