import { arabicSkeletons } from './arabic-skeleton.ts';
import { asArabicSkeletons, latinSkeleton } from './latin-skeleton.ts';

/**
 * What a word is found by besides its letters. Latin words are matched with each other including
 * their first vowel, which Arabic does not write; the two scripts are matched by consonants only.
 */
export type NameTokens = {
  /** Tokens stored with the word in the search text of a record. */
  readonly stored: readonly string[];
  /** Tokens of which any one finds it. */
  readonly sought: readonly string[];
};

const NONE: NameTokens = { stored: [], sought: [] };
const LATIN = /^[a-z]{3,}$/;
const ARABIC = /^\p{Script=Arabic}{2,}$/u;
/** Skeletons with fewer sounds than this are shared by too many names. */
const FEWEST_SOUNDS = 2;

const SERVANT_LATIN = /^abd[aeou]{1,2}(?:l|([rsnzdt])(?=\1))(.{3,})$/;
const SERVANT_ARABIC = /^عبدال(..+)$/;
const SERVANT = 'VBD';

const enough = (skeletons: readonly string[]): readonly string[] =>
  skeletons.filter((skeleton) => skeleton.length >= FEWEST_SOUNDS);

function latinTokens(word: string, prefix = ''): NameTokens {
  const { consonants, vowel } = latinSkeleton(word);
  const own = enough([prefix + consonants]).map((key) => `L${vowel}${key}`);
  const arabic = enough(asArabicSkeletons(word).map((key) => prefix + key));
  return {
    stored: [...own, ...arabic.map((key) => `C${key}`)],
    sought: [...own, ...arabic.map((key) => `R${key}`)],
  };
}

function arabicTokens(word: string, prefix = ''): NameTokens {
  const keys = enough(arabicSkeletons(word).map((key) => prefix + key));
  const stored = keys.map((key) => `R${key}`);
  return { stored, sought: [...stored, ...keys.map((key) => `C${key}`)] };
}

const both = (one: NameTokens, other: NameTokens): NameTokens => ({
  stored: [...new Set([...one.stored, ...other.stored])],
  sought: [...new Set([...one.sought, ...other.sought])],
});

/**
 * The tokens of one folded word of a name; none for a word that is not a name in Latin or Arabic
 * letters.
 */
export function nameTokens(folded: string): NameTokens {
  const word = folded.replace(/['’‘ʼ`]/g, '');
  if (LATIN.test(word)) {
    const [, , servantOf] = SERVANT_LATIN.exec(word) ?? [];
    if (servantOf) return latinTokens(servantOf, SERVANT);
    // Elidrissi is El Idrissi, but Elias is a name of its own.
    const glued = /^el(.{5,})$/.exec(word)?.[1];
    return glued ? both(latinTokens(glued), latinTokens(word)) : latinTokens(word);
  }
  if (ARABIC.test(word)) {
    const servantOf = SERVANT_ARABIC.exec(word)?.[1];
    return servantOf ? arabicTokens(servantOf, SERVANT) : arabicTokens(word);
  }
  return NONE;
}
