import { fold } from '../fold.ts';
import { type NamePart, nameParts } from './name-parts.ts';
import { nameTokens } from './name-tokens.ts';

/**
 * Number of the form in which search texts are kept. Whoever changes what `searchableText` makes
 * raises it, and the server writes the texts of older forms anew.
 */
export const SEARCH_FORM = 1;

/** Stands for a city in every spelling. Capitals are tokens: nothing that is folded has any. */
export const cityToken = (city: string): string => `T${city.toUpperCase()}`;

const tokensOf = ({ word, city }: NamePart): readonly string[] =>
  city ? [cityToken(city), ...nameTokens(word).stored] : nameTokens(word).stored;

/**
 * What the search box finds a record by: its texts folded, and after them tokens of how their words
 * sound, in capitals and between spaces.
 */
export function searchableText(texts: readonly string[]): string {
  const folded = fold(texts.join(' '));
  const tokens = new Set(texts.flatMap((text) => nameParts(fold(text)).flatMap(tokensOf)));
  return tokens.size === 0 ? folded : `${folded} ${[...tokens].join(' ')} `;
}
