import type { Definition } from './define.ts';
import { isSecret } from './field-access.ts';
import type { Field, Fields } from './fields.ts';
import { localizedText } from './localized-text.ts';
import { leavesOf, valueAt } from './paths.ts';
import { isAlwaysThere, isSeenByAll } from './records.ts';
import { isObject } from './validate.ts';

type Named = Pick<Definition, 'fields' | 'represent' | 'representPartial'>;

/**
 * What a record is called, in the language of its reader. Its resource's `represent` is given whole
 * records only, as its type promises; a draft, or a customer embedded in an order, is called by what
 * is known of it. This is the only caller of `represent`.
 */
export function recordName(definition: Named, record: unknown, locale?: string): string {
  if (!isWhole(definition.fields, record)) return partialName(definition, record, locale);
  const represent = definition.represent as (whole: object, locale?: string) => string;
  return represent(record, locale);
}

/**
 * What a part of a record is called: one that is being typed, or embedded in another. Empty if
 * nothing is known that it could be called by.
 */
export function partialName(
  { fields, representPartial }: Named,
  part: unknown,
  locale?: string,
): string {
  if (!isObject(part)) return '';
  if (representPartial) {
    const represent = representPartial as (known: object, locale?: string) => string;
    return represent(part, locale).trim();
  }
  const leaves = leavesOf(fields).filter(([, field]) => isLine(field));
  const textsOf = (which: (field: Field) => boolean): readonly string[] =>
    leaves.flatMap(([path, field]) => {
      const text = which(field) ? lineAt(part, path, locale) : '';
      return text === '' ? [] : [text];
    });
  const whole = textsOf((field) => field.search === true && field.required === true);
  if (whole.length > 0) return whole.join(' ');
  return textsOf((field) => field.search === true)[0] ?? textsOf(() => true)[0] ?? '';
}

/** What can be read in one line by everybody who reads the record. */
const isLine = (field: Field): boolean =>
  !isSecret(field) &&
  !field.confidential &&
  ((field.kind === 'text' && field.format === 'line') ||
    (field.kind === 'localized' && field.of.kind === 'text' && field.of.format === 'line'));

function lineAt(part: object, path: string, locale: string | undefined): string {
  const value = valueAt(part, path);
  if (isObject(value)) return localizedText(value, locale).trim();
  return typeof value === 'string' ? value.trim() : '';
}

/**
 * Whether a value is a record as `represent` expects it: with an id, and with a value of its kind for
 * all that is always there (`NamedOf`).
 */
function isWhole(fields: Fields, record: unknown): record is object {
  if (!isObject(record) || (typeof record.id !== 'string' && typeof record.id !== 'number')) {
    return false;
  }
  return Object.entries(fields).every(([name, field]) =>
    isSeenByAll(field)
      ? isValueOf(field, record[name])
      : isMissing(record[name]) || isValueOf(field, record[name]),
  );
}

const isMissing = (value: unknown): boolean => value === undefined || value === null;

/** Whether a value is one that the type of its field allows. */
function isValueOf(field: Field, value: unknown): boolean {
  if (isMissing(value)) return !isAlwaysThere(field);
  switch (field.kind) {
    case 'group':
      return (
        isObject(value) &&
        Object.entries(field.fields).every(([name, part]) => isValueOf(part, value[name]))
      );
    case 'list':
      return (
        Array.isArray(value) && value.every((item) => !isMissing(item) && isValueOf(field.of, item))
      );
    case 'reference':
      return field.embed && field.embed.length > 0
        ? isObject(value) && typeof value._id === 'string'
        : typeof value === 'string';
    case 'localized':
      return isObject(value);
    case 'integer':
    case 'decimal':
      return typeof value === 'number';
    case 'boolean':
      return typeof value === 'boolean';
    case 'choice':
      return typeof value === 'string' || typeof value === 'number';
    case 'text':
    case 'richText':
    case 'money':
    case 'date':
    case 'dateTime':
    case 'image':
    case 'file':
      return typeof value === 'string';
    default:
      return field satisfies never;
  }
}
