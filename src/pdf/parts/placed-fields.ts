import { Page } from '@react-pdf/renderer';
import { createElement, type ReactElement } from 'react';
import { FONTS } from '../fonts/families.ts';
import { BLACK, mm, type Piece, painted, type Style, text } from './elements.ts';
import { fitted, fittedText, isCut, LINE_HEIGHT, type Space } from './fitted.ts';
import { ASCENT, isPlain, type Line, type Written, writeLines } from './pen.ts';

/** A text at a fixed place, as on a form: its letters shrink until it fits. */
export type Field = {
  /** The upper left corner in points. */
  readonly left: number;
  readonly top: number;
  readonly align: Written['align'];
  readonly content: string;
  readonly space: Space;
};

/** From the upper left corner of the page, in millimetres. */
type Place = readonly [x: number, y: number, width: number, height: number];

/** `size` in points; `least` the smallest letters that can be read there. */
type Look = Pick<Space, 'size' | 'weight' | 'least'> & {
  readonly align?: 'left' | 'right' | 'center';
};

/** Something at a fixed place on a page, in millimetres from its upper left corner. */
export const at = (x: number, y: number, width: number): Style => ({
  position: 'absolute',
  left: mm(x),
  top: mm(y),
  width: mm(width),
});

/** Lines of letters come out slightly higher than calculated. */
const ROUNDING = 0.1;

/** A text at a fixed place on a page. */
export const fieldAt = (
  [x, y, width, height]: Place,
  content: string,
  { align = 'left', ...space }: Look,
): Field => ({
  left: mm(x),
  top: mm(y),
  align,
  content,
  space: { ...space, width: mm(width), height: mm(height) + ROUNDING },
});

/**
 * Fields as a page of this size in points shows them, in their order, which readers follow. The pen
 * writes what is in plain letters in a fraction of the time that the engine takes for its layout: by
 * the engine alone, labels took more than the 5 times of pdfkit that `bench/pdf.ts` allows.
 */
export function drawnFields(
  fields: readonly Field[],
  size: readonly [width: number, height: number],
): readonly Piece[] {
  const pieces: Piece[] = [];
  let plain: Line[] = [];
  const close = (): void => {
    const lines = plain;
    if (lines.length > 0) {
      pieces.push(painted(size, (painter) => writeLines(painter, BLACK, lines)));
    }
    plain = [];
  };
  for (const field of fields) {
    if (isPlain(field.content)) plain.push(...writtenLines(field));
    else {
      close();
      pieces.push(laidOut(field));
    }
  }
  close();
  return pieces;
}

/** A field whose letters have an order or a font of their own. */
const laidOut = ({ left, top, align, content, space }: Field): Piece =>
  fitted({ position: 'absolute', left, top, width: space.width, textAlign: align }, content, space);

/** A field in plain letters as the lines that the pen writes. */
export function writtenLines({ left, top, align, content, space }: Field): readonly Line[] {
  if (content === '') return [];
  const { lines, size } = fittedText(content, space);
  return lines.map((text, at) => ({
    text,
    size,
    align,
    x: left,
    width: space.width,
    weight: space.weight ?? 400,
    baseline: top + (ASCENT + at * LINE_HEIGHT) * size,
  }));
}

/** Texts that are cut off, because they do not fit even in the smallest letters. */
export const cutIn = (fields: readonly Field[]): readonly string[] =>
  fields.filter(({ content, space }) => isCut(content, space)).map(({ content }) => content);

/** A page of this size in millimetres that says why there is no document. */
export const errorPage = (
  [width, height]: readonly [number, number],
  message: string,
): ReactElement =>
  createElement(
    Page,
    {
      size: [`${width}mm`, `${height}mm`],
      wrap: false,
      experimentalPagination: true,
      style: { fontFamily: FONTS, padding: 24 },
    },
    text({ fontSize: 18, fontWeight: 700 }, message),
  );
