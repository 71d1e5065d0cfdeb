const NOT_A_LETTER = /[^\p{L}\p{N}]+/u;
const MARKS = /\p{M}/gu;

/**
 * The words of a text in a form that can be compared with a PDF's text: without diacritics, and
 * with the letters of each word sorted, because readers return lam-alef in either order.
 */
export const textsOf = (text: string): readonly string[] =>
  text
    .normalize('NFKC')
    .normalize('NFD')
    .replace(MARKS, '')
    .split(NOT_A_LETTER)
    .filter(Boolean)
    .map((word) => [...word].sort().join(''));

/**
 * All letters and digits of a text, sorted: two readers agree on them, but not on where a word ends
 * if it is rotated or beside a larger one.
 */
export const lettersOf = (text: string): string => [...textsOf(text).join('')].sort().join('');

/** The words of texts that are missing from a PDF's text. */
export function lostWords(texts: readonly string[], printed: string): readonly string[] {
  const found = new Set(textsOf(printed));
  return texts.filter((text) => textsOf(text).some((word) => !found.has(word)));
}
