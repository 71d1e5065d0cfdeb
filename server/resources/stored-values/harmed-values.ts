import type { Field, Fields } from '../../../domain/fields.ts';
import { LOCALES } from '../../../domain/fields.ts';
import { isOneOf } from '../../../domain/is-one-of.ts';
import { isObject, violationOf } from '../../../domain/validate.ts';

/** What a definition would do to a stored value: nobody would see it, or it cannot be read. */
export type Harm = 'hidden' | 'unreadable';

/** A value that a definition harms; `parts` are the keys that lead to it, `[]` for list items. */
export type HarmedValue = {
  readonly parts: readonly string[];
  readonly harm: Harm;
  readonly field?: Field;
};

/** Whether there is something to lose: no missing value, empty text, list or object. */
export function holdsValue(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0;
  if (isObject(value)) return Object.values(value).some(holdsValue);
  return value !== null && value !== undefined && value !== '';
}

const isLocalizedText = (value: unknown): boolean =>
  isObject(value) &&
  Object.entries(value).every(
    ([locale, text]) => isOneOf(LOCALES, locale) && (text === null || typeof text === 'string'),
  );

/** Whether a stored value that is no list and no group can be read as a value of the field. */
export function isReadable(field: Field, value: unknown): boolean {
  switch (field.kind) {
    case 'text':
    case 'richText':
    case 'image':
    case 'file':
      return typeof value === 'string';
    case 'integer':
    case 'money':
      return Number.isSafeInteger(value);
    case 'decimal':
      return typeof value === 'number';
    case 'localized':
      return isLocalizedText(value);
    case 'boolean':
    case 'date':
    case 'dateTime':
    case 'choice':
    case 'reference':
      return violationOf({ ...field, required: false } as Field, value) === undefined;
    case 'list':
      return Array.isArray(value);
    case 'group':
      return isObject(value);
    default:
      return field satisfies never;
  }
}

function inField(field: Field, value: unknown, parts: readonly string[]): readonly HarmedValue[] {
  if (!holdsValue(value)) return [];
  if (!isReadable(field, value)) return [{ parts, harm: 'unreadable', field }];
  if (field.kind === 'group' && isObject(value)) {
    return harmedValues(field.fields, value, parts);
  }
  if (field.kind === 'list' && Array.isArray(value)) {
    return value.flatMap((item) => inField(field.of, item, [...parts, '[]']));
  }
  return [];
}

/** The values of a stored document that the fields would hide or cannot read. */
export function harmedValues(
  fields: Fields,
  data: Readonly<Record<string, unknown>>,
  above: readonly string[] = [],
): readonly HarmedValue[] {
  return Object.entries(data).flatMap(([name, value]) => {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    const parts = [...above, name];
    if (field) return inField(field, value, parts);
    return holdsValue(value) ? [{ parts, harm: 'hidden' as const }] : [];
  });
}

/** The parts of a path as people write it: `seats[].number`. */
export const pathText = (parts: readonly string[]): string =>
  parts.reduce((text, part) => (part === '[]' ? `${text}[]` : text ? `${text}.${part}` : part), '');
