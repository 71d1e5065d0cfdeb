import { Canvas, Image, Path, type Styles, Svg, Text, View } from '@react-pdf/renderer';
import { createElement, type ReactElement } from 'react';
import type { Weight } from '../fonts/families.ts';
import { directionOf } from '../text/printable.ts';
import { isArabicAlone, isVocalised, withoutMarks } from '../text/vocalised.ts';
import { type Painter, widthOfArabic, writeVocalised } from './pen.ts';

/** The style of an element, in the engine's own terms. */
export type Style = Styles[string];

/** Nothing is drawn if a document has nothing to show. */
export type Piece = ReactElement | null;

/**
 * The engine may break a word, with a hyphen, wherever its letters change font or direction:
 * Ş-ablon. At this penalty it never does.
 */
const NEVER = 10_000;

const PLAIN: Style = { fontSize: 9.5, lineHeight: 1.3, textAlign: 'left' };

/** Converts millimetres to the engine's points. */
export const mm = (millimetres: number): number => (millimetres * 72) / 25.4;

/** Elements below each other. */
export const column = (style: Style, ...pieces: readonly Piece[]): ReactElement =>
  createElement(View, { style }, ...pieces);

/** Elements beside each other. */
export const row = (style: Style, ...pieces: readonly Piece[]): ReactElement =>
  column({ flexDirection: 'row', ...style }, ...pieces);

/** Elements that stay together on one page. */
export const together = (style: Style, ...pieces: readonly Piece[]): ReactElement =>
  createElement(View, { style, wrap: false }, ...pieces);

/** Elements that stay together on a new page. */
export const broken = (style: Style, ...pieces: readonly Piece[]): ReactElement =>
  createElement(View, { style, wrap: false, break: true }, ...pieces);

/** An element that is repeated on each page that its neighbours reach. */
export const repeated = (style: Style, ...pieces: readonly Piece[]): ReactElement =>
  createElement(View, { style, fixed: true, wrap: false }, ...pieces);

/** The letters of a text; the rest of a style says where they are placed. */
const OF_LETTERS = ['fontSize', 'fontWeight', 'lineHeight', 'color', 'textAlign'] as const;

/**
 * One line of letters, or more if the engine breaks it. The engine puts the marks of Arabic letters
 * into wrong places: a line of Arabic alone is written by the pen, and in a line that is mixed with
 * other letters or digits, whose order only the engine knows, they are left out.
 */
function letters(style: Style, content: string): ReactElement {
  const look = { ...PLAIN, ...style };
  const isFlagged = isVocalised(content);
  if (isFlagged && isArabicAlone(content)) return vocalised(look, content);
  const shown = isFlagged ? withoutMarks(content) : content;
  return createElement(Text, { hyphenationPenalty: NEVER, style: look }, shown);
}

/** A line of Arabic letters with their marks, as wide as its place, or as its letters need. */
function vocalised(style: Style, content: string): ReactElement {
  const size = Number(style.fontSize);
  const weight: Weight = Number(style.fontWeight ?? 400) >= 600 ? 700 : 400;
  const align =
    style.textAlign === 'right' || style.textAlign === 'center' ? style.textAlign : 'left';
  const colour = typeof style.color === 'string' ? style.color : BLACK;
  const paint = (painter: Painter, width: number): null => {
    writeVocalised(painter, { weight, size, colour }, { text: content, width, align });
    return null;
  };
  const place = {
    minWidth: widthOfArabic(content, weight) * size,
    height: size * Number(style.lineHeight),
  };
  return column(style, createElement(Canvas, { style: place, paint }));
}

/**
 * A text, read in the direction of its first letter. Whatever its script, it is aligned to the
 * left, because documents are forms with columns, unless the style says otherwise. Each text states
 * its own line height: the engine inherits it in points, which fit one size of letters only. Lines
 * are texts of their own, because the engine looks up the line break in a font, and finds it in one
 * that is not embedded.
 */
export function text(style: Style, content: string): ReactElement {
  const direction = directionOf(content);
  const lines = content.split('\n');
  if (lines.length === 1) return letters({ direction, ...style }, content);
  const look = Object.fromEntries(
    OF_LETTERS.flatMap((key) => (key in style ? [[key, style[key]]] : [])),
  );
  return column(style, ...lines.map((line) => letters({ direction, ...look }, line)));
}

/** A text, or nothing if it is empty. */
export const optional = (style: Style, content: string): Piece =>
  content === '' ? null : text(style, content);

/** What the pen paints on a page of this size in points, below everything else. */
export const painted = (
  [width, height]: readonly [number, number],
  paint: (painter: Painter) => void,
): ReactElement =>
  createElement(Canvas, {
    style: { position: 'absolute', left: 0, top: 0, width, height },
    paint: (painter: Painter) => {
      paint(painter);
      return null;
    },
  });

/** A filled outline in millimetres, such as a barcode. */
export const outline = (
  style: Style,
  [width, height]: readonly [number, number],
  d: string,
): ReactElement =>
  createElement(
    Svg,
    { style, width: mm(width), height: mm(height), viewBox: `0 0 ${width} ${height}` },
    createElement(Path, { d, fill: '#000' }),
  );

/** A picture given as a data URI. */
export const picture = (style: Style, src: string): ReactElement =>
  createElement(Image, { style, src });

/**
 * Documents are read as copies and from bad printers: one ink, one accent, and greys that survive
 * both.
 */
export const INK = '#111418';
export const SOFT = '#4b5560';
export const RULE = '#b8c0c8';
export const FAINT = '#eef2f4';
export const ACCENT = '#0b6073';
export const UNPAID = '#ffe3dc';
export const WATERMARK = '#e3e7ea';
/** Label printers print a dot or leave it out, so any lighter ink comes out speckled. */
export const BLACK = '#000';
