import type { Field, Fields } from '../fields.ts';
import { isObject } from '../validate.ts';

/** How the searched texts of a record are read where the definition alone does not say. */
export type Reading = {
  /** The forms in which a phone number stored in E.164 may be typed. */
  readonly phoneForms: (phone: string) => readonly string[];
  /**
   * The fields of the resource that a reference points to, if the record embeds the referenced
   * record. Without it references are not searched.
   */
  readonly embedded?: (target: string) => Fields | undefined;
};

function textsOf(field: Field, value: unknown, reading: Reading): readonly string[] {
  if (field.kind === 'list') {
    return Array.isArray(value) ? value.flatMap((item) => textsOf(field.of, item, reading)) : [];
  }
  if (field.kind === 'group') return isObject(value) ? allTexts(field.fields, value, reading) : [];
  if (field.kind === 'localized') {
    return isObject(value)
      ? Object.values(value).flatMap((text) => textsOf(field.of, text, reading))
      : [];
  }
  if (field.kind === 'reference') {
    const fields = isObject(value) ? reading.embedded?.(field.target) : undefined;
    return fields && isObject(value) ? recordTexts(fields, value, reading) : [];
  }
  if (value === null || value === undefined || value === '') return [];
  if (field.kind === 'text' && field.format === 'phone') return reading.phoneForms(String(value));
  if (field.kind === 'richText') return [String(value).replace(/<[^>]*>/g, ' ')];
  return [String(value)];
}

const allTexts = (fields: Fields, values: Record<string, unknown>, reading: Reading) =>
  Object.entries(fields).flatMap(([name, field]) => textsOf(field, values[name], reading));

/** The texts by which the search box finds a record: those of its searchable fields, unchanged. */
export function recordTexts(
  fields: Fields,
  values: Record<string, unknown>,
  reading: Reading,
): readonly string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const value = values[name];
    if (field.kind === 'group' && !field.search) {
      return isObject(value) ? recordTexts(field.fields, value, reading) : [];
    }
    return field.search ? textsOf(field, value, reading) : [];
  });
}
