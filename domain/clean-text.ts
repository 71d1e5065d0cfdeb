/** Scripts whose letters join, and for which a joiner between them changes what is written. */
const JOINING = [
  ...['Arabic', 'Syriac', 'Nko', 'Mongolian', 'Devanagari', 'Bengali', 'Gurmukhi', 'Gujarati'],
  ...['Oriya', 'Tamil', 'Telugu', 'Kannada', 'Malayalam', 'Sinhala', 'Khmer', 'Myanmar'],
]
  .map((script) => `\\p{Script=${script}}`)
  .join('');

/** What joins the pictures of one emoji; a skin tone or a presentation may stand before it. */
const IN_EMOJI =
  '(?<=\\p{Extended_Pictographic}[\\u{1F3FB}-\\u{1F3FF}\\uFE0F]*)\\u200D(?=\\p{Extended_Pictographic})';
/** One joiner behind a letter or a mark of a joining script. */
const IN_WORD = `(?<=(?!\\p{Cf})[${JOINING}])[\\u200C\\u200D]`;
/** The letters of a flag such as the one of Scotland. */
const IN_FLAG = '(?<=\\u{1F3F4}[\\u{E0020}-\\u{E007E}]*)[\\u{E0020}-\\u{E007F}]';
/**
 * Every character without a shape: marks and overrides of direction, joiners, breaks of no width,
 * tags, and letters that are blank.
 */
const INVISIBLE = '[\\p{Cf}\\u115F\\u1160\\u3164\\uFFA0\\u2800]';
/** Signs that stand around numbers in Arabic script; they are of this class, and can be seen. */
const VISIBLE = '[\\u0600-\\u0605\\u06DD\\u070F\\u0890\\u0891\\u08E2]';

const without = (characters: string): RegExp =>
  new RegExp(`(?!${IN_EMOJI}|${IN_WORD}|${IN_FLAG}|${VISIBLE})${characters}`, 'gu');

const IN_LINE = without(INVISIBLE);
/** Marks of direction say where a sign between two scripts belongs; whole texts may need them. */
const IN_TEXT = without(`(?![\\u200E\\u200F\\u061C])${INVISIBLE}`);

/**
 * A text without characters that cannot be seen and change how others read it: overrides of the
 * direction, breaks and joiners of no width, blank letters. Joiners stay inside words of scripts that
 * need them and inside emoji. A `line`, such as a name, holds no marks of direction either, and no
 * tabs.
 */
export function cleanText(text: string, form: 'line' | 'text'): string {
  if (form === 'line') return text.replace(/[\t\u2028\u2029]/g, ' ').replace(IN_LINE, '');
  return text.replace(/[\u2028\u2029]/g, '\n').replace(IN_TEXT, '');
}
