import { cleanText } from '../../domain/clean-text.ts';
import { withoutNoise } from '../../domain/decimals.ts';
import { isSecret } from '../../domain/field-access.ts';
import type { Field, Fields, TextField } from '../../domain/fields.ts';
import { fromCents, isMoney, toCents } from '../../domain/money.ts';
import { isId, isObject, violationOf } from '../../domain/validate.ts';
import { toE164 } from '../base/phone-numbers.ts';
import { cleanHtml } from './clean-html.ts';
import type { Values } from './storage.ts';

/** An id in its one spelling; anything else in an embedded record is an echo. */
function normaliseReference(field: Field, value: unknown): unknown {
  const embeds = field.kind === 'reference' && field.embed !== undefined;
  const id = embeds && isObject(value) && '_id' in value ? (value._id ?? null) : value;
  return isId(id) ? id.toLowerCase() : id;
}

const emptyGroup = (fields: Fields): Values =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, field]) => !field.assigned)
      .map(([name, field]) => [name, field.kind === 'group' ? emptyGroup(field.fields) : null]),
  );

/**
 * A text without invisible characters. A password stays as it was typed; what the server sets is an
 * echo.
 */
function cleaned(field: Field, value: string): string {
  if (field.assigned || isSecret(field)) return value;
  const isLong =
    field.kind === 'richText' || (field.kind === 'text' && field.format === 'multiline');
  return cleanText(value, isLong ? 'text' : 'line');
}

const spelled = (field: TextField, value: string): string =>
  field.format === 'phone' ? toE164(value) : value;

/** One spelling of letters with accents: é is the same however a keyboard composes it. */
function normaliseText(field: Field, typed: string): unknown {
  const value = typed.normalize('NFC');
  switch (field.kind) {
    case 'text':
      return spelled(field, cleaned(field, value)) || null;
    case 'richText':
      // Cleaned after the tags, because entities can spell any character.
      return cleaned(field, cleanHtml(value));
    case 'money':
      return isMoney(value) ? fromCents(toCents(value)) : value;
    case 'dateTime':
      return violationOf(field, value) ? value : new Date(value).toISOString();
    default:
      return value;
  }
}

/**
 * A value in the one spelling that is stored, so that equal values compare as equal. A value that
 * does not have the field's type is left unchanged, for the validator to reject.
 */
function normaliseValue(field: Field, value: unknown): unknown {
  if (field.kind === 'group') {
    if (value === null || value === '') return emptyGroup(field.fields);
    return isObject(value) ? normaliseBody(field.fields, value) : value;
  }
  if (value === null || value === '') return null;
  if (field.kind === 'reference') return normaliseReference(field, value);
  if (field.kind === 'list') {
    return Array.isArray(value) ? value.map((item) => normaliseItem(field.of, item)) : value;
  }
  if (field.kind === 'localized') {
    return isObject(value)
      ? Object.fromEntries(
          Object.entries(value).map(([locale, text]) => [locale, normaliseValue(field.of, text)]),
        )
      : value;
  }
  if (field.kind === 'decimal' && typeof value === 'number') return withoutNoise(value);
  return typeof value === 'string' ? normaliseText(field, value) : value;
}

/**
 * An item of a list is a whole value: fields that a group in it does not name get their defaults.
 */
function normaliseItem(field: Field, item: unknown): unknown {
  const value = normaliseValue(field, item);
  return field.kind === 'group' && isObject(value) ? withDefaults(field.fields, value) : value;
}

/** The values of a body in their stored spelling; unknown keys are left for the validator. */
export function normaliseBody(fields: Fields, body: Values): Values {
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => {
      const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
      return [name, field && value !== undefined ? normaliseValue(field, value) : value];
    }),
  );
}

/** The values with every field present: missing ones get their default, or null. */
export function withDefaults(fields: Fields, values: Values): Values {
  const defaults = Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const value = values[name] ?? null;
      if (field.kind === 'group') {
        return [name, withDefaults(field.fields, isObject(value) ? value : {})];
      }
      if (field.kind === 'list') return [name, value ?? field.default ?? []];
      return [name, value ?? field.default ?? null];
    }),
  );
  return { ...values, ...defaults };
}
