import type { RaRecord } from 'react-admin';
import type { Definition } from '../../domain/define.ts';
import { recordTexts } from '../../domain/search/record-texts.ts';
import { isFound, searchTerms } from '../../domain/search/search-terms.ts';
import { searchableText } from '../../domain/search/searchable-text.ts';
import { isObject } from '../../domain/validate.ts';
import { definitionOf } from './resource-path.ts';

/**
 * Whether a record matches a search, by the rules of our own server: terms in any order, names by
 * sound in either script, telephone numbers in any form.
 */
export function searching(
  definition: Definition | undefined,
  search: string | undefined,
): (record: RaRecord) => boolean {
  if (!search) return () => true;
  const terms = searchTerms(search);
  return (record) => isFound(terms, textOf(definition, record));
}

const known = new WeakMap<RaRecord, string>();

/** The searchable text of a record, built once: a list is searched at every keystroke. */
function textOf(definition: Definition | undefined, record: RaRecord): string {
  const text =
    known.get(record) ??
    searchableText(definition ? recordTexts(definition.fields, record, READING) : textsIn(record));
  known.set(record, text);
  return text;
}

/** `+4915123456789` is also found as `015123456789`: both countries use a leading zero at home. */
const HOME = /^\+(?:49|212)(\d+)$/;

const READING = {
  phoneForms: (phone: string) => {
    const home = HOME.exec(phone)?.[1];
    return [phone.replace(/^\+/, ''), ...(home ? [`0${home}`] : [])];
  },
  embedded: (target: string) => definitionOf(target)?.fields,
};

/** If the fields of a record are unknown, all its values are searched. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string' || typeof value === 'number') return [String(value)];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return isObject(value) ? Object.values(value).flatMap(textsIn) : [];
}
