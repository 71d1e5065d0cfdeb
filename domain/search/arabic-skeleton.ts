/** Consonants of folded Arabic words. A letter that is not listed here is a vowel or silent. */
const SOUNDS: Readonly<Record<string, string>> = {
  ب: 'B',
  ت: 'T',
  ث: 'T',
  ج: 'J',
  ح: 'H',
  خ: 'C',
  د: 'D',
  ذ: 'D',
  ر: 'R',
  ز: 'Z',
  س: 'S',
  ش: 'X',
  ص: 'S',
  ض: 'D',
  ط: 'T',
  ظ: 'D',
  غ: 'K',
  ف: 'F',
  ڤ: 'F',
  ق: 'K',
  ك: 'K',
  ل: 'L',
  م: 'M',
  ن: 'N',
  ه: 'H',
  پ: 'P',
  چ: 'X',
};

const OPENS_WITH_VOWEL = /^[اع]/;

/** How a letter that can be a vowel or a consonant sounds at its position. */
function glide(letters: readonly string[], at: number, sound: 'W' | 'Y'): string {
  const next = letters[at + 1];
  if (at === 0) return sound;
  if (next === undefined) return '1';
  const isBeforeVowel = /[اوي]/.test(next) || (next === 'ه' && at + 2 === letters.length);
  // Mahmoud: the long dark vowel before the last consonant distinguishes the name from Mohamed.
  const isLongAtEnd = sound === 'W' && at + 2 === letters.length;
  return isBeforeVowel || isLongAtEnd ? sound : '';
}

function soundAt(letters: readonly string[], at: number): string {
  const letter = letters[at] ?? '';
  const isLast = at === letters.length - 1;
  if (letter === 'و') return glide(letters, at, 'W');
  if (letter === 'ي') return glide(letters, at, 'Y');
  if (at === 0 && OPENS_WITH_VOWEL.test(letter)) return 'V';
  if (isLast && (letter === 'ا' || (letter === 'ه' && at > 0))) return '1';
  if (isLast && letter === 'ز') return 'S';
  return SOUNDS[letter] ?? '';
}

const skeleton = (word: string): string => {
  const letters = [...word.replace(/ء/g, '')];
  return letters.map((_, at) => soundAt(letters, at)).join('');
};

const ARTICLE = /^ال(?=..)/;

/** The skeletons of a folded Arabic word; two if it begins like the article (Idrissi, Ilyas). */
export function arabicSkeletons(word: string): readonly string[] {
  const bare = word.replace(ARTICLE, '');
  return bare === word ? [skeleton(word)] : [skeleton(bare), skeleton(word)];
}
