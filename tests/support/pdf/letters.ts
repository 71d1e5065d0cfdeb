const NOT_A_LETTER = /[^\p{L}\p{N}]+/u;
const MARKS = /\p{M}/gu;

/**
 * The words of a text as they can be compared with what a reader takes out of a PDF: without marks,
 * and each with its letters sorted, because readers give back lam-alef in either order.
 */
export const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFKC')
    .normalize('NFD')
    .replace(MARKS, '')
    .split(NOT_A_LETTER)
    .filter(Boolean)
    .map((word) => [...word].sort().join(''));

/**
 * All letters and figures of a text, sorted: two readers agree on them, and not on where a word ends
 * that is turned or stands beside a larger one.
 */
export const lettersOf = (text: string): string => [...wordsOf(text).join('')].sort().join('');

/** The words of texts that a PDF's text does not have. */
export function lostWords(texts: readonly string[], printed: string): readonly string[] {
  const found = new Set(wordsOf(printed));
  return texts.filter((text) => wordsOf(text).some((word) => !found.has(word)));
}
