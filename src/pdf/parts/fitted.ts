import type { ReactElement } from 'react';
import { advanceOf } from '../fonts/advance.ts';
import type { Weight } from '../fonts/families.ts';
import { clipped, type Style } from './elements.ts';

/** Letters are made smaller to this share of their size, and no further. */
const LEAST = { line: 0.55, paragraph: 0.75 };
/** Kerning and rounding, so that what was measured as fitting does fit. */
const SPARE = 0.98;

type Room = {
  /** In points. */
  readonly width: number;
  readonly size: number;
  readonly weight?: Weight;
  readonly maxLines?: number;
};

/** A word in pieces that fit, because the engine would let it run across its neighbours. */
function divided(word: string, width: number, advance: (text: string) => number): string {
  const pieces: string[] = [''];
  for (const letter of word) {
    const last = pieces.at(-1) ?? '';
    if (last !== '' && advance(last + letter) > width) pieces.push(letter);
    else pieces[pieces.length - 1] = last + letter;
  }
  return pieces.join(' ');
}

/**
 * A text that stays within its room: in smaller letters where one of its words, or the whole of a
 * text of one line, is too wide; and with a word divided that is too wide even then.
 */
export function fitted(
  style: Style,
  content: string,
  { width, size, weight = 400, maxLines = 1 }: Room,
): ReactElement {
  const advance = advanceOf(weight);
  const room = width * SPARE;
  const least = maxLines === 1 ? LEAST.line : LEAST.paragraph;
  const words = maxLines === 1 ? [content] : content.split(' ');
  const widest = Math.max(...words.map(advance)) * size;
  const fontSize = size * Math.max(least, Math.min(1, room / widest));
  const shown = content
    .split(' ')
    .map((word) => divided(word, room / fontSize, advance))
    .join(' ');
  return clipped({ ...style, fontSize, fontWeight: weight }, shown, maxLines);
}
