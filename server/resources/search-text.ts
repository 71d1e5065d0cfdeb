import type { Field, Fields } from '../../domain/fields.ts';
import { fold } from '../../domain/fold.ts';
import { recordTexts } from '../../domain/search/record-texts.ts';
import { isFound, type SearchTerm } from '../../domain/search/search-terms.ts';
import { SEARCH_FORM, searchableText } from '../../domain/search/searchable-text.ts';
import { phoneWithCountry } from '../base/phone-numbers.ts';

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** A number as users search for it: `+4915123456789` is also found as `015123456789`. */
function phoneForms(phone: string): readonly string[] {
  const parsed = phoneWithCountry(phone);
  return parsed ? [digitsOf(phone), digitsOf(parsed.formatNational())] : [phone];
}

/**
 * What the search box finds a record by: its searchable fields as one folded text. The fields of a
 * reference are searched by the store that keeps a copy of them.
 */
export const searchText = (fields: Fields, values: Record<string, unknown>): string =>
  searchableText(recordTexts(fields, values, { phoneForms }));

/**
 * Whether the searchable text of these values has all terms. It begins with the folded texts as they are
 * written: the forms of phone numbers and the tokens of names cost more, and are made only where those
 * do not suffice.
 */
export function areFoundIn(
  terms: readonly SearchTerm[],
  fields: Fields,
  values: Record<string, unknown>,
): boolean {
  const written = recordTexts(fields, values, { phoneForms: () => [] });
  if (isFound(terms, fold(written.join(' ')))) return true;
  const texts = recordTexts(fields, values, { phoneForms });
  return isFound(terms, fold(texts.join(' '))) || isFound(terms, searchableText(texts));
}

/** Whether any of these fields is searched, so that `search=` has an effect. */
export const isSearchable = (fields: Fields): boolean =>
  Object.values(fields).some(
    (field) => field.search || (field.kind === 'group' && isSearchable(field.fields)),
  );

/**
 * The form that the search texts of these fields have now: its version, and the searched fields. A
 * text of another form has to be derived again.
 */
export const searchForm = (fields: Fields): string =>
  [SEARCH_FORM, ...searchedPaths(fields)].join(' ');

const searchedPaths = (fields: Fields): readonly string[] =>
  Object.entries(fields).flatMap(([name, field]) =>
    field.search
      ? [`${name}:${kindOf(field)}`]
      : field.kind === 'group'
        ? searchedPaths(field.fields).map((path) => `${name}.${path}`)
        : [],
  );

/** What decides how the texts of a field are read, with all that it contains. */
function kindOf(field: Field): string {
  if (field.kind === 'list' || field.kind === 'localized')
    return `${field.kind}(${kindOf(field.of)})`;
  if (field.kind === 'group') {
    const inner = Object.entries(field.fields).map(([name, one]) => `${name}:${kindOf(one)}`);
    return `group(${inner.join(',')})`;
  }
  return field.kind === 'text' && field.format ? `text(${field.format})` : field.kind;
}
