import { isFound, searchTerms } from '../../../../domain/search/search-terms.ts';
import { searchableText } from '../../../../domain/search/searchable-text.ts';

type Named = { readonly firstName?: string | null; readonly lastName?: string | null };

const known = new WeakMap<Named, string>();

/** The searchable text of a name, built once: a list is searched whenever somebody stops typing. */
function textOf(person: Named): string {
  const text = known.get(person) ?? searchableText([person.firstName ?? '', person.lastName ?? '']);
  known.set(person, text);
  return text;
}

/**
 * Whether a name matches what was typed: the lower-case text is part of the first or the last name
 * (specification 5, "Chat search"), or it is found as lists find names, by its sound in either script.
 */
export function searchingNames(typed: string): (person: Named) => boolean {
  const text = typed.trim().toLowerCase();
  if (!text) return () => true;
  const terms = searchTerms(text);
  return (person) =>
    [person.firstName, person.lastName].some((name) => name?.toLowerCase().includes(text)) ||
    (terms.length > 0 && isFound(terms, textOf(person)));
}
