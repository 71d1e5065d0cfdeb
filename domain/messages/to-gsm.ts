import { isGsm, segmentsOf } from './segments.ts';

/** A text in the alphabet of GSM-7, as far as that is possible. */
export type GsmText = {
  readonly text: string;
  /** The characters that nothing stands for, such as Arabic letters. */
  readonly left: readonly string[];
};

/** What is written for characters that are not an accented letter. */
const INSTEAD: Readonly<Record<string, string>> = {
  ...spread('‐‑‒–—―−•·', '-'),
  ...spread('‘’‚‛′`´', "'"),
  ...spread('“”„‟″«»', '"'),
  ...spread('‹', '<'),
  ...spread('›', '>'),
  ...spread('\u00a0\u2002\u2003\u2007\u2008\u2009\u200a\u202f\t', ' '),
  ...spread('\u00ad\u200b\u2060\ufeff', ''),
  '…': '...',
  '→': '->',
  '×': 'x',
  '²': '2',
  '³': '3',
  '№': 'No',
  '™': 'TM',
  '©': '(c)',
  '®': '(R)',
  '‼': '!!',
  '⁉': '!?',
  œ: 'oe',
  Œ: 'OE',
  ẞ: 'SS',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ı: 'i',
  µ: 'u',
};

/** Directional marks have an effect only beside letters that run the other way. */
const DIRECTION = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** Emoji and other pictures, whatever joins or colours them, and the blanks around them. */
const PICTURES =
  /[ \u00a0]*(?:(?![™©®‼⁉])[\p{Extended_Pictographic}\p{RI}\p{Emoji_Modifier}\u2300-\u23ff\u2500-\u27bf\u2b00-\u2bff][\u200d\ufe0e\ufe0f\u20e3\u{e0020}-\u{e007f}]*[ \u00a0]*)+/gu;

/** A letter with the combining marks that follow it. */
const WITH_MARKS = /\P{M}\p{M}*/gu;
const MARKS = /\p{M}/gu;

/**
 * Writes a text so that it can be sent in GSM-7: dashes, quotes and blanks as the keyboard has them,
 * and letters without the accents that the alphabet lacks. Pictures go. What else nothing stands for
 * stays as it is.
 */
export function toGsm(given: string): GsmText {
  const plain = RIGHT_TO_LEFT.test(given) ? given : given.replace(DIRECTION, '');
  const text = plain.replace(PICTURES, blankFor).replace(WITH_MARKS, replaced);
  return { text, left: segmentsOf(text).forcing };
}

/** What is left of pictures and the blanks around them: one blank, where it still separates text. */
function blankFor(pictures: string, at: number, text: string): string {
  const before = text[at - 1] ?? '\n';
  const after = text[at + pictures.length] ?? '\n';
  if (before === '\n' || after === '\n') return '';
  if (/[ \u00a0]$/.test(pictures)) return ' ';
  return /^[ \u00a0]/.test(pictures) && !/[.,;:!?)]/.test(after) ? ' ' : '';
}

function replaced(written: string): string {
  const whole = written.normalize('NFC');
  if (isGsm(whole)) return whole;
  const letter = written.normalize('NFD').replace(MARKS, '');
  const instead = INSTEAD[whole] ?? INSTEAD[letter] ?? letter;
  return [...instead].every(isGsm) ? instead : written;
}

function spread(characters: string, instead: string): Readonly<Record<string, string>> {
  return Object.fromEntries([...characters].map((one) => [one, instead]));
}
