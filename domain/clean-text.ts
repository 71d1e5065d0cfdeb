/** Scripts with joining letters, in which a joiner between two letters changes the text. */
const JOINING = [
  'Arabic',
  'Syriac',
  'Nko',
  'Mongolian',
  'Devanagari',
  'Bengali',
  'Gurmukhi',
  'Gujarati',
  'Oriya',
  'Tamil',
  'Telugu',
  'Kannada',
  'Malayalam',
  'Sinhala',
  'Khmer',
  'Myanmar',
]
  .map((script) => `\\p{Script=${script}}`)
  .join('');

/**
 * Characters that join the parts of one emoji; a skin tone or a variation selector may come before
 * them.
 */
const IN_EMOJI =
  '(?<=\\p{Extended_Pictographic}[\\u{1F3FB}-\\u{1F3FF}\\uFE0F]*)\\u200D(?=\\p{Extended_Pictographic})';
/** One joiner after a letter or a mark of a joining script. */
const IN_WORD = `(?<=(?!\\p{Cf})[${JOINING}])[\\u200C\\u200D]`;
/** The tag letters of a flag such as Scotland's. */
const IN_FLAG = '(?<=\\u{1F3F4}[\\u{E0020}-\\u{E007E}]*)[\\u{E0020}-\\u{E007F}]';
/**
 * Every character without a visible shape: directional marks and overrides, joiners, zero-width
 * breaks, tags and blank letters.
 */
const INVISIBLE = '[\\p{Cf}\\u115F\\u1160\\u3164\\uFFA0\\u2800]';
/** Number signs of the Arabic script: they belong to the same Unicode class but are visible. */
const VISIBLE = '[\\u0600-\\u0605\\u06DD\\u070F\\u0890\\u0891\\u08E2]';

const without = (characters: string): RegExp =>
  new RegExp(`(?!${IN_EMOJI}|${IN_WORD}|${IN_FLAG}|${VISIBLE})${characters}`, 'gu');

const IN_LINE = without(INVISIBLE);
/** Directional marks place a sign between two scripts; longer texts may need them. */
const IN_TEXT = without(`(?![\\u200E\\u200F\\u061C])${INVISIBLE}`);

/**
 * The text without invisible characters that change how others read it: directional overrides,
 * zero-width breaks and joiners, and blank letters. Joiners stay inside emoji and inside words
 * of scripts that need them. A `line`, such as a name, keeps no directional marks and no tabs
 * either.
 */
export function cleanText(text: string, form: 'line' | 'text'): string {
  if (form === 'line') return text.replace(/[\t\u2028\u2029]/g, ' ').replace(IN_LINE, '');
  return text.replace(/[\u2028\u2029]/g, '\n').replace(IN_TEXT, '');
}

/** What somebody wrote to others, as it is stored: in composed letters, without white space around it. */
export const cleanMessage = (written: string): string =>
  cleanText(written.normalize('NFC'), 'text').trim();
