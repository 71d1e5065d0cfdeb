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
  const kept = lettersWithin(letters, (part) => fitsInto(width, measure(part + ELLIPSIS)));
  return letters.slice(0, kept).join('').trimEnd() + ELLIPSIS;
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

/** A word in pieces that fit, because the engine would let it run across its neighbours. */
function pieces(word: string, width: number, measure: Measure): readonly string[] {
  if (fitsInto(width, measure(word))) return [word];
  const letters = [...word];
  const kept = Math.max(
    1,
    lettersWithin(letters, (part) => fitsInto(width, measure(part))),
  );
  const rest = letters.slice(kept).join('');
  const first = letters.slice(0, kept).join('');
  return rest === '' ? [first] : [first, ...pieces(rest, width, measure)];
}

/**
 * A text in lines of a given width, broken between words, and within a word only if it is wider
 * than a line; text that does not fit on the last line ends in an ellipsis.
 */
export function linesWithin(
  text: string,
  { width, most }: { readonly width: number; readonly most: number },
  measure: Measure,
): readonly string[] {
  const words = text.split(/[ \n]+/).filter(Boolean);
  const lines: string[] = [];
  for (const piece of most === 1 ? words : words.flatMap((word) => pieces(word, width, measure))) {
    const longer = `${lines.at(-1) ?? ''} ${piece}`.trimStart();
    const isLast = lines.length === most;
    if (lines.length > 0 && (isLast || fitsInto(width, measure(longer))))
      lines[lines.length - 1] = longer;
    else lines.push(piece);
  }
  return lines.map((line) => cut(line, width, measure));
}
