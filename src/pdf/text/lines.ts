import { divided } from './divided-word.ts';

/** Measures a text, in the unit of the widths that go with it. */
type Measure = (text: string) => number;

const ELLIPSIS = '…';

/**
 * A text that was made to fit exactly comes out a little wider or narrower, because its width is
 * multiplied and divided again. In the unit of the widths; a letter is some hundred thousand times
 * wider.
 */
const TOLERANCE = 1e-6;

/**
 * As much of a text as fits into a width, with an ellipsis if something is left out. The engine's
 * own ellipsis is drawn in the font of the letter before it, where its glyph number is another
 * sign.
 */
export function cut(text: string, width: number, measure: Measure): string {
  if (fitsInto(width, measure(text))) return text;
  const letters = [...text];
  const taken = lettersWithin(letters, (part) => fitsInto(width, measure(part + ELLIPSIS)));
  return letters.slice(0, taken).join('').trimEnd() + ELLIPSIS;
}

const fitsInto = (width: number, needed: number): boolean => needed <= width + TOLERANCE;

/** How many letters from the beginning fit. */
function lettersWithin(letters: readonly string[], fits: (text: string) => boolean): number {
  let [least, most] = [0, letters.length];
  while (least < most) {
    const middle = Math.ceil((least + most) / 2);
    if (fits(letters.slice(0, middle).join(''))) least = middle;
    else most = middle - 1;
  }
  return least;
}

/**
 * A part of a text that stays on one line: a word, or a part of one that is wider than a line.
 * `shown` ends in a hyphen where the word goes on.
 */
type Piece = { readonly letters: string; readonly shown: string; readonly goesOn: boolean };

/** A word in pieces that fit, because the engine would let it run across its neighbours. */
function pieces(word: string, { width, hasHyphens = true }: Space, measure: Measure): Piece[] {
  const fits = (text: string) => fitsInto(width, measure(text));
  const found: Piece[] = [];
  let rest = [...word];
  while (!fits(rest.join(''))) {
    const most = Math.max(1, lettersWithin(rest, fits));
    if (most >= rest.length) break;
    const { taken, hyphen } = hasHyphens ? divided(rest, most, fits) : { taken: most, hyphen: '' };
    const letters = rest.slice(0, taken).join('');
    found.push({ letters, shown: letters + hyphen, goesOn: found.length > 0 });
    rest = rest.slice(taken);
  }
  const letters = rest.join('');
  return [...found, { letters, shown: letters, goesOn: found.length > 0 }];
}

/** `width` in the unit of the measure, `most` the number of lines. */
type Space = {
  readonly width: number;
  readonly most: number;
  /** Whether a divided word ends in a hyphen; by default it does. */
  readonly hasHyphens?: boolean;
};

/**
 * A text in lines of a given width, broken between words, and within a word only if it is wider
 * than a line; text that does not fit on the last line ends in an ellipsis.
 */
export function linesWithin(text: string, space: Space, measure: Measure): readonly string[] {
  const { width, most } = space;
  const words = text.split(/[ \n]+/).filter(Boolean);
  const parts =
    most === 1
      ? words.map((word) => ({ letters: word, shown: word, goesOn: false }))
      : words.flatMap((word) => pieces(word, space, measure));
  const lines: { letters: string; shown: string }[] = [];
  for (const { letters, shown, goesOn } of parts) {
    const last = lines.at(-1);
    const before = last ? `${last.letters}${goesOn ? '' : ' '}` : '';
    const longer = { letters: before + letters, shown: before + shown };
    if (last && lines.length === most) {
      lines[most - 1] = { letters: longer.letters, shown: longer.letters };
    } else if (last && !goesOn && fitsInto(width, measure(longer.shown))) {
      lines[lines.length - 1] = longer;
    } else lines.push({ letters, shown });
  }
  return lines.map(({ shown }) => cut(shown, width, measure));
}
