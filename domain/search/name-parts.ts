import { cityNamed, LONGEST_CITY_NAME } from '../cities/city-synonyms.ts';

/**
 * A part of a text that is treated as one unit: a word, a city of several words, a compound name.
 */
export type NamePart = {
  /** As it is written in the folded text. */
  readonly written: string;
  /** Written as one word, even where the name is often written as several. */
  readonly word: string;
  /** The city that it names, in its one standard spelling. */
  readonly city: string | undefined;
};

const WORD = /[^\s,،;/()"\-–]+/gu;
const ARTICLES: readonly (string | undefined)[] = ['el', 'al', 'ul', 'ال'];

type Written = { readonly text: string; readonly start: number; readonly end: number };

const wordsOf = (folded: string): readonly Written[] =>
  [...folded.matchAll(WORD)].map(({ 0: text, index }) => ({
    text,
    start: index,
    end: index + text.length,
  }));

/** How many words from here form one compound: `abd el kader`, `abdel kader`, `عبد القادر`. */
function compoundAt(words: readonly Written[], at: number): { word: string; count: number } {
  const [first = '', second, third] = words.slice(at, at + 3).map(({ text }) => text);
  if (first === 'abd' && ARTICLES.includes(second) && third) {
    return { word: `abdel${third}`, count: 3 };
  }
  if (/^abd[aeou]{1,2}l$/.test(first) && second) return { word: first + second, count: 2 };
  if (first === 'عبد' && second?.startsWith('ال')) return { word: first + second, count: 2 };
  return { word: first, count: 1 };
}

function cityAt(
  words: readonly Written[],
  at: number,
): { city: string; count: number } | undefined {
  for (let count = LONGEST_CITY_NAME; count > 0; count -= 1) {
    const here = words.slice(at, at + count);
    const city = cityNamed(here.map(({ text }) => text).join(' '));
    if (city && here.length === count) return { city, count };
  }
  return undefined;
}

/** The parts of a folded text, in order. */
export function nameParts(folded: string): readonly NamePart[] {
  const words = wordsOf(folded);
  const parts: NamePart[] = [];
  for (let at = 0; at < words.length; ) {
    const found = cityAt(words, at);
    const compound = compoundAt(words, at);
    const count = found?.count ?? compound.count;
    const [first, last] = [words[at], words[at + count - 1]];
    if (!first || !last) break;
    parts.push({
      written: folded.slice(first.start, last.end),
      word: found ? first.text : compound.word,
      city: found?.city,
    });
    at += count;
  }
  return parts;
}

/** Whether a part is an article and not a name of its own. */
export const isArticle = ({ written }: NamePart): boolean => ARTICLES.includes(written);
