import type { Weight } from '../fonts/families.ts';
import { column, type Piece, row, type Style, text } from './elements.ts';
import { linesIn, linesWithNumber, sizeIn } from './fitted.ts';

/**
 * An element whose height is known before the engine lays it out, so that a page can be planned:
 * what fits on it, and which sums are carried over to the next one. Heights are in points.
 */
export type Measured = { readonly piece: Piece; readonly height: number };

const LINE_HEIGHT = 1.3;

export const NOTHING: Measured = { piece: null, height: 0 };

type TextLook = {
  /** In points, padding included; the text takes as many lines as it needs within it. */
  readonly width: number;
  readonly size: number;
  readonly weight?: Weight;
  readonly color?: string;
  readonly align?: 'left' | 'right';
  readonly padding?: number;
  readonly below?: number;
  /** Whether a word that is wider than the text is divided with a hyphen; by default it is. */
  readonly hasHyphens?: boolean;
  /** Whether a number at the end stays with the word before it, as in a street. */
  readonly keepsNumber?: boolean;
};

/** A text in as many lines as it needs, never cut; nothing if it is empty. */
export function textBlock(content: string, look: TextLook): Measured {
  if (content === '') return NOTHING;
  const { width, weight = 400, color, align = 'left', padding = 0, below = 0, hasHyphens } = look;
  const space = {
    width: width - 2 * padding,
    size: look.size,
    weight,
    maxLines: Number.POSITIVE_INFINITY,
    hasHyphens,
  };
  const size = sizeIn(content, space);
  const paragraphs = content.split('\n');
  const linesOf = look.keepsNumber ? linesWithNumber : linesIn;
  const lines = paragraphs.flatMap((each) => linesOf(each, { ...space, size }));
  const style: Style = {
    width,
    fontSize: size,
    fontWeight: weight,
    textAlign: align,
    lineHeight: LINE_HEIGHT,
    paddingHorizontal: padding,
    marginBottom: below,
    ...(color && { color }),
  };
  return {
    piece: text(style, lines.join('\n')),
    height: lines.length * size * LINE_HEIGHT + below,
  };
}

/** The same without hyphens in words that are divided, for layouts that no longer change. */
export const unhyphenated = (content: string, look: TextLook): Measured =>
  textBlock(content, { ...look, hasHyphens: false });

/** Measured elements below each other, with space above and below them all. */
export function stacked(
  { above = 0, below = 0, ...style }: Style & { above?: number; below?: number },
  ...items: readonly Measured[]
): Measured {
  const height = items.reduce((sum, item) => sum + item.height, 0);
  if (height === 0) return NOTHING;
  return {
    piece: column(
      { ...style, marginTop: above, marginBottom: below },
      ...items.map(({ piece }) => piece),
    ),
    height: above + height + below,
  };
}

/** Measured elements beside each other, at the two edges of their container. */
export const beside = (
  { above = 0, below = 0, ...style }: Style & { above?: number; below?: number },
  ...items: readonly Measured[]
): Measured => ({
  piece: row(
    { justifyContent: 'space-between', ...style, marginTop: above, marginBottom: below },
    ...items.map(({ piece }) => piece),
  ),
  height: above + Math.max(...items.map(({ height }) => height)) + below,
});
