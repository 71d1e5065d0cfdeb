import { hasGlyph } from '../fonts/has-glyph.ts';

/** Replaces a character that no font has. */
const UNPRINTABLE = '?';

const PLAIN = /^[\x20-\x7e]*$/;
/** Texts in European letters, which the fonts have and which are printed as they are. */
const LATIN = /^(?!.* {2})[\x20-\x7e\u00a1-\u00ac\u00ae-\u017f]*$/;
/**
 * Ligatures and letter forms; each stands for letters that the fonts have and shape on their own.
 */
const FORMS = /[\ufb00-\ufdff\ufe70-\ufefc]+/g;
const LINE_BREAK = /\r\n?|[\u2028\u2029]/g;
/** Invisible characters that need no font: controls, soft hyphens, directional marks. */
const INVISIBLE =
  /(?!\n)[\p{Cc}\u00ad\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]|\p{Variation_Selector}/gu;
/** Written in Morocco for the same letter, but in no font of the documents. */
const GAF = /\u0763/g;
const GAF_OF_THE_FONT = '\u06ad';
const SPACES = /(?:(?!\u00a0)[\p{Zs}\t])+/gu;
const LONG_NUMBER = /\+?\d[\d\s()./-]{3,}\d/g;
const LEFT_TO_RIGHT_MARK = '\u200e';
const NO_BREAK_SPACE = '\u00a0';

/**
 * A text as it can be printed: without invisible characters, and with `?` for a character that no
 * font has. Its lines stay separate; if a document has space for only one, they are joined. In a text
 * with Arabic letters, numbers such as phone numbers stay on one line and get a direction mark that
 * keeps their groups in order, which the rules of bidirectional text would reverse.
 */
export function printable(text: string): string {
  if (PLAIN.test(text) || LATIN.test(text)) return text;
  const shown = [...normal(text)]
    .map((letter) => (isShown(letter) ? letter : UNPRINTABLE))
    .join('');
  if (!hasRightToLeft(shown)) return shown;
  return shown.replace(
    LONG_NUMBER,
    (number) => LEFT_TO_RIGHT_MARK + number.replaceAll(' ', NO_BREAK_SPACE),
  );
}

/** A text in the letters of the fonts, each in its composed form. */
const normal = (text: string): string =>
  text
    .replace(LINE_BREAK, '\n')
    .replace(FORMS, (form) => form.normalize('NFKC'))
    .normalize('NFC')
    .replace(GAF, GAF_OF_THE_FONT)
    .replace(SPACES, ' ')
    .replace(INVISIBLE, '');

/** Whether a document can show a character; a line break counts as one. */
const isShown = (letter: string): boolean => letter === '\n' || hasGlyph(letter);

/** Characters of a text that no font has, each once, in the order of the text. */
const missingIn = (text: string): readonly string[] =>
  PLAIN.test(text) ? [] : [...new Set(normal(text))].filter((letter) => !isShown(letter));

/** Plain data with every text in it made printable; bytes are returned unchanged. */
export function printableData<T>(data: T): T;
export function printableData(data: unknown): unknown {
  if (typeof data === 'string') return printable(data);
  if (Array.isArray(data)) return data.map((item) => printableData(item));
  if (data === null || typeof data !== 'object' || ArrayBuffer.isView(data)) return data;
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, printableData(value)]),
  );
}

/** Every text inside plain data, however deeply nested. */
function* textsIn(data: unknown): Generator<string> {
  if (typeof data === 'string') yield data;
  else if (Array.isArray(data)) for (const item of data) yield* textsIn(item);
  else if (data !== null && typeof data === 'object' && !ArrayBuffer.isView(data)) {
    yield* textsIn(Object.values(data));
  }
}

/**
 * Characters that no font of the documents has, each once: of one text, of a list, or of everything in
 * a document. It uses a table and needs no engine, so that it can be called before anything is drawn.
 */
export const missingCharacters = (data: unknown): readonly string[] => [
  ...new Set([...textsIn(data)].flatMap(missingIn)),
];

const STRONG = /[\p{L}]/u;
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;

/** The direction in which a text is read: that of its first letter; `ltr` if it has none. */
export function directionOf(text: string): 'ltr' | 'rtl' {
  const first = STRONG.exec(text)?.[0] ?? '';
  return RIGHT_TO_LEFT.test(first) ? 'rtl' : 'ltr';
}

/** Whether a text has letters that are written from right to left. */
export const hasRightToLeft = (text: string): boolean => RIGHT_TO_LEFT.test(text);

/** The edge at which a block of lines is aligned, given its first line. */
export const edgeOf = (text: string): 'left' | 'right' =>
  directionOf(text) === 'rtl' ? 'right' : 'left';
