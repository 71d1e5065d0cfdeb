import type { Fields } from '../../domain/fields.ts';
import { recordTexts } from '../../domain/search/record-texts.ts';
import { searchableText } from '../../domain/search/searchable-text.ts';
import { phoneWithCountry } from '../phone-numbers.ts';

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** A number as people look for it: `+4915123456789` is also found as `015123456789`. */
function phoneForms(phone: string): readonly string[] {
  const parsed = phoneWithCountry(phone);
  return parsed ? [digitsOf(phone), digitsOf(parsed.formatNational())] : [phone];
}

/**
 * What the search box finds a record by: its searchable fields, as texts are kept for it. What a
 * reference refers to is searched by the store that keeps a copy of it.
 */
export const searchText = (fields: Fields, values: Record<string, unknown>): string =>
  searchableText(recordTexts(fields, values, { phoneForms }));

/** Whether anything of these fields is searched, so that `search=` means something. */
export const isSearchable = (fields: Fields): boolean =>
  Object.values(fields).some(
    (field) => field.search || (field.kind === 'group' && isSearchable(field.fields)),
  );
