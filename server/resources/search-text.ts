import type { Field, Fields } from '../../domain/fields.ts';
import { searchableText } from '../../domain/search/searchable-text.ts';
import { isObject } from '../../domain/validate.ts';
import { phoneWithCountry } from '../phone-numbers.ts';

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** A number as people look for it: `+4915123456789` is also found as `015123456789`. */
function phoneForms(phone: string): readonly string[] {
  const parsed = phoneWithCountry(phone);
  return parsed ? [digitsOf(phone), digitsOf(parsed.formatNational())] : [phone];
}

function textsOf(field: Field, value: unknown): readonly string[] {
  if (field.kind === 'list') {
    return Array.isArray(value) ? value.flatMap((item) => textsOf(field.of, item)) : [];
  }
  if (field.kind === 'group') return isObject(value) ? allTexts(field.fields, value) : [];
  if (field.kind === 'localized') {
    return isObject(value) ? Object.values(value).flatMap((text) => textsOf(field.of, text)) : [];
  }
  if (value === null || value === undefined || value === '') return [];
  if (field.kind === 'text' && field.format === 'phone') return phoneForms(String(value));
  if (field.kind === 'richText') return [String(value).replace(/<[^>]*>/g, ' ')];
  return [String(value)];
}

const allTexts = (fields: Fields, values: Record<string, unknown>): readonly string[] =>
  Object.entries(fields).flatMap(([name, field]) => textsOf(field, values[name]));

function searchedTexts(fields: Fields, values: Record<string, unknown>): readonly string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const value = values[name];
    if (field.kind === 'group' && !field.search) {
      return isObject(value) ? searchedTexts(field.fields, value) : [];
    }
    // What a reference refers to is searched by the store that keeps a copy of it.
    return field.search && field.kind !== 'reference' ? textsOf(field, value) : [];
  });
}

/** What the search box finds a record by: its searchable fields, as texts are kept for it. */
export const searchText = (fields: Fields, values: Record<string, unknown>): string =>
  searchableText(searchedTexts(fields, values));

/** Whether anything of these fields is searched, so that `search=` means something. */
export const isSearchable = (fields: Fields): boolean =>
  Object.values(fields).some(
    (field) => field.search || (field.kind === 'group' && isSearchable(field.fields)),
  );
