import { fold } from '../fold.ts';
import { COMMON_WORDS } from './common-words.ts';

/** What is known of the person: nobody should take it as a password. */
export type OwnWords = {
  readonly phone?: unknown;
  readonly firstName?: unknown;
  readonly lastName?: unknown;
};

/**
 * Whether a password is among the first that somebody would guess: a common term, a name or one's own
 * number, also with digits and signs around it, twice, or with digits for letters; a row of keys; a
 * date; the same few characters.
 */
export function isEasyPassword(password: string, own: OwnWords = {}): boolean {
  const typed = fold(password);
  return (
    isFewCharacters(typed) ||
    isRowOfKeys(typed) ||
    isDate(typed) ||
    isOwnNumber(typed, own.phone) ||
    formsOf(typed).some((form) => COMMON_WORDS.has(form) || ownNames(own).includes(form))
  );
}

const FEWEST_CHARACTERS = 4;
const isFewCharacters = (text: string): boolean => new Set(text).size < FEWEST_CHARACTERS;

/** More than this many digits and signs around a term make it hard to guess after all. */
const MOST_AROUND = 6;

/** What is left of a password without what people add to a term. */
function formsOf(typed: string): readonly string[] {
  const bare = typed.replace(/^[^\p{Letter}]+|[^\p{Letter}]+$/gu, '');
  const inside = typed.length - bare.length <= MOST_AROUND ? [bare] : [];
  const plain = [typed, ...inside].flatMap((form) => [form, withLetters(form)]);
  const ended = plain.map((form) => form.replace(/[^\p{Letter}]+$/u, ''));
  const joined = [...plain, ...ended].map((form) => form.replace(/[\s._-]/g, ''));
  return joined.flatMap((form) => [form, form.replace(/^(.+?)\1+$/u, '$1')]);
}

const LETTER_OF: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
  '€': 'e',
};

const withLetters = (text: string): string =>
  text.replace(/[013457@$!€]/g, (sign) => LETTER_OF[sign] ?? sign);

const ownNames = ({ firstName, lastName }: OwnWords): readonly string[] => {
  const [first, last] = [firstName, lastName].map((name) =>
    typeof name === 'string' ? fold(name).replace(/[\s._-]/g, '') : '',
  );
  return [first, last, `${first}${last}`, `${last}${first}`].filter(
    (name) => name !== '',
  ) as string[];
};

const ROWS = [
  '01234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'qwertzuiop',
  'yxcvbnm',
  'azertyuiop',
  'qsdfghjklm',
  'wxcvbn',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik',
  '1qay2wsx3edc4rfv5tgb6zhn7ujm8ik',
  '1q2w3e4r5t6z7u8i9o0p',
  '1q2w3e4r5t6y7u8i9o0p',
  '1a2z3e4r5t6y7u8i9o0p',

  '1a2b3c4d5e6f7g8h9i',
  'a1b2c3d4e5f6g7h8i9',
  '147258369',
  '741852963',
  '159753',
  '13579',
  '24680',
].flatMap((row) => [row, [...row].reverse().join('')]);

const SHORTEST_RUN = 3;
const MOST_RUNS = 3;

/** The length of the longest piece of a row that a text begins with. */
function runAtStart(text: string): number {
  let length = 1;
  while (length < text.length && ROWS.some((row) => row.includes(text.slice(0, length + 1)))) {
    length += 1;
  }
  return length;
}

/** Up to three pieces of rows, such as `qwertz123` or `abc123xyz`. */
function isRowOfKeys(text: string): boolean {
  let rest = text;
  for (let runs = 0; runs < MOST_RUNS && rest !== ''; runs += 1) {
    const length = runAtStart(rest);
    // A single sign may stand at the end.
    if (length < SHORTEST_RUN && !(rest.length === 1 && runs > 0)) return false;
    rest = rest.slice(length);
  }
  return rest === '';
}

const DAY = '(0?[1-9]|[12]\\d|3[01])';
const MONTH = '(0?[1-9]|1[0-2])';
const YEAR = '(19|20)\\d\\d';
const GAP = '[./ -]?';
const DATE = new RegExp(
  `^(${DAY}${GAP}${MONTH}${GAP}${YEAR}|${MONTH}${GAP}${DAY}${GAP}${YEAR}|${YEAR}${GAP}${MONTH}${GAP}${DAY})$`,
);
const isDate = (text: string): boolean => DATE.test(text);

const SAME_DIGITS = 7;

/** One's own number, with or without the code of the country. */
function isOwnNumber(text: string, phone: unknown): boolean {
  if (typeof phone !== 'string' || /\p{Letter}/u.test(text)) return false;
  const [typed, own] = [text, phone].map((one) => one.replace(/\D/g, '').replace(/^0+/, ''));
  if (!typed || !own || typed.length < SAME_DIGITS) return false;
  return own.endsWith(typed) || typed.endsWith(own.slice(-SAME_DIGITS));
}
