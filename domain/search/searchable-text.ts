import { fold } from '../fold.ts';
import { type NamePart, nameParts } from './name-parts.ts';
import { nameTokens } from './name-tokens.ts';

/**
 * Version of the form in which search texts are stored. Raise it whenever the result of
 * `searchableText` changes, or whatever else a table derives from its rows; the server then derives
 * the rows of older versions again.
 */
export const SEARCH_FORM = 2;

/**
 * Stands for a city in every spelling. Tokens are in capitals, because folded text never has any.
 */
export const cityToken = (city: string): string => `T${city.toUpperCase()}`;

const tokensOf = ({ word, city }: NamePart): readonly string[] =>
  city ? [cityToken(city), ...nameTokens(word).stored] : nameTokens(word).stored;

/**
 * The text by which the search box finds a record: its folded texts, followed by tokens for the
 * sound of their names, in capitals and between spaces. The names are in the texts themselves, unless
 * they are given apart.
 */
export function searchableText(texts: readonly string[], named = texts): string {
  const folded = fold(texts.join(' '));
  const tokens = new Set(named.flatMap((text) => nameParts(fold(text)).flatMap(tokensOf)));
  return tokens.size === 0 ? folded : `${folded} ${[...tokens].join(' ')} `;
}
