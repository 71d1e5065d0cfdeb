import { arabicSkeletons } from './arabic-skeleton.ts';
import { asArabicSkeletons, latinSkeleton } from './latin-skeleton.ts';

/**
 * What a word is found by beside its letters. Latin words meet Latin ones with their first vowel,
 * which Arabic does not write; the two scripts meet by consonants alone.
 */
export type NameTokens = {
  /** Tokens that stand in the search text of a record with the word. */
  readonly stored: readonly string[];
  /** Tokens of which any one finds it. */
  readonly sought: readonly string[];
};

const NONE: NameTokens = { stored: [], sought: [] };
const LATIN = /^[a-z]{3,}$/;
const ARABIC = /^\p{Script=Arabic}{2,}$/u;
/** Fewer sounds than these are shared by too many names. */
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

/** The tokens of one folded word of a name; none for what is no name in Latin or Arabic letters. */
export function nameTokens(folded: string): NameTokens {
  const word = folded.replace(/['’‘ʼ`]/g, '');
  if (LATIN.test(word)) {
    const [, , servantOf] = SERVANT_LATIN.exec(word) ?? [];
    if (servantOf) return latinTokens(servantOf, SERVANT);
    // Elidrissi is El Idrissi, and Elias is himself.
    const glued = /^el(.{5,})$/.exec(word)?.[1];
    return glued ? both(latinTokens(glued), latinTokens(word)) : latinTokens(word);
  }
  if (ARABIC.test(word)) {
    const servantOf = SERVANT_ARABIC.exec(word)?.[1];
    return servantOf ? arabicTokens(servantOf, SERVANT) : arabicTokens(word);
  }
  return NONE;
}
