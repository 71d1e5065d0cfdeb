const COMBINING_MARKS = /[\u0300-\u036f\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed\u0640]/g;

const SAME_LETTER: Readonly<Record<string, string>> = {
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ى: 'ي',
  ئ: 'ي',
  ؤ: 'و',
  ة: 'ه',
  گ: 'ك',
  ڭ: 'ك',
  ݣ: 'ك',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
};

/**
 * A text in the form in which spellings are compared: lower case, without accents, vowel marks and
 * elongation. Arabic letters that are commonly written for each other become one.
 */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(COMBINING_MARKS, '')
    .normalize('NFC')
    .replace(/[أإآٱىئؤةگڭݣßæœøł]/g, (letter) => SAME_LETTER[letter] ?? letter)
    .replace(/\s+/g, ' ')
    .trim();
}
