import { cleanText } from './clean-text.ts';
import { hasFewDecimals, MOST_DECIMALS } from './decimals.ts';
import type { Definition } from './define.ts';
import type { FieldErrors, Violation, ViolationCode } from './errors.ts';
import {
  type Field,
  type Fields,
  type GroupField,
  LOCALES,
  type MoneyField,
  type NumberField,
  type TextField,
} from './fields.ts';
import { isOneOf } from './is-one-of.ts';
import { fromCents, isFinerThanCents, isMoney, toCents } from './money.ts';
import { isWebAddress } from './web-address.ts';

/**
 * `create`: a whole new record. `change`: only the fields that are named change, so a missing field
 * is not an error, but a required field cannot be emptied.
 */
export type ValidationMode = 'create' | 'change';

const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const E164 = /^\+[1-9]\d{6,14}$/;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
/** JavaScript has a year 0, PostgreSQL does not. */
const DAY = /^(?!0000)\d{4}-\d{2}-\d{2}$/;
const TIME_AND_ZONE = /^\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;
/** A name that begins with a dot would be a hidden file, or the folder itself. */
const STORED_FILE = /^(?!\.)[\w.() -]{1,200}$/u;
const ONE_LINE = /^[^\r\n]*$/;
/** Control characters except tabs and line breaks, and unpaired surrogates. */
const UNPRINTABLE = /(?![\t\n\r])\p{Cc}|\p{Cs}/u;

/** Whether a value has the form of a record's id. */
export const isId = (value: unknown): value is string =>
  typeof value === 'string' && ID.test(value);

/** Whether a value is an object with keys, and neither a list nor `null`. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Whether a text can be stored and printed: it holds no control characters and no unpaired
 * surrogates.
 */
export const isPrintable = (text: string): boolean => !UNPRINTABLE.test(text);

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === '';

const violation = (code: ViolationCode, limit?: number | string): Violation =>
  limit === undefined ? { code } : { code, limit };

const between = (
  measure: number,
  { min, max }: { min?: number; max?: number },
  codes: readonly [ViolationCode, ViolationCode],
): Violation | undefined => {
  if (min !== undefined && measure < min) return violation(codes[0], min);
  if (max !== undefined && measure > max) return violation(codes[1], max);
  return undefined;
};

type Format = readonly [isRight: (text: string) => boolean, ViolationCode];

const FORMATS: Record<TextField['format'], Format | undefined> = {
  line: [(text) => ONE_LINE.test(text), 'pattern'],
  multiline: undefined,
  email: [(text) => EMAIL.test(text), 'notAnEmail'],
  url: [isWebAddress, 'notAUrl'],
  phone: [(text) => E164.test(text), 'notAPhone'],
};

/** Whether a text has no visible characters. */
const isBlank = (text: string): boolean => cleanText(text, 'line').trim() === '';

function ofText(field: TextField, value: unknown): Violation | undefined {
  if (typeof value !== 'string') return violation('notText');
  if (!isPrintable(value)) return violation('unprintable');
  if (field.required && isBlank(value)) return violation('required');
  const size = between([...value].length, field, ['tooShort', 'tooLong']);
  if (size) return size;
  const format = FORMATS[field.format];
  if (format && !format[0](value)) return violation(format[1]);
  return field.pattern && !field.pattern.test(value) ? violation('pattern') : undefined;
}

/** Limits are in cents in a definition, and in euro in a message to a person. */
function ofMoney({ min, max }: MoneyField, value: unknown): Violation | undefined {
  if (isFinerThanCents(value)) return violation('tooManyDecimals', MOST_DECIMALS);
  if (!isMoney(value)) return violation('notMoney');
  const cents = toCents(value);
  if (min !== undefined && cents < min) return violation('tooSmall', fromCents(min));
  if (max !== undefined && cents > max) return violation('tooLarge', fromCents(max));
  return undefined;
}

function ofNumber(field: NumberField, value: unknown): Violation | undefined {
  if (typeof value !== 'number' || !Number.isFinite(value)) return violation('notANumber');
  if (field.kind === 'integer' && !Number.isSafeInteger(value)) return violation('notAnInteger');
  const size = between(value, field, ['tooSmall', 'tooLarge']);
  if (size) return size;
  return hasFewDecimals(value) ? undefined : violation('tooManyDecimals', MOST_DECIMALS);
}

/** Whether a value is a calendar day, `YYYY-MM-DD`. */
export const isDay = (value: unknown): boolean =>
  typeof value === 'string' &&
  DAY.test(value) &&
  !Number.isNaN(Date.parse(value)) &&
  new Date(value).toISOString().startsWith(value);

/**
 * A day, or a day with a time and its zone: without a zone it would mean another moment elsewhere.
 */
function isMoment(value: unknown): boolean {
  if (typeof value !== 'string') return false;
  const [day = '', time, ...rest] = value.split('T');
  if (!isDay(day) || rest.length > 0) return false;
  return time === undefined || (TIME_AND_ZONE.test(time) && !Number.isNaN(Date.parse(value)));
}

/**
 * What is wrong with a value that is not a list, group or localized text; nested values are not
 * checked.
 */
function ofPlain(field: Field, value: unknown): Violation | undefined {
  switch (field.kind) {
    case 'text':
      return ofText(field, value);
    case 'richText':
      return ofText({ kind: 'text', format: 'multiline', max: field.max ?? 200_000 }, value);
    case 'integer':
    case 'decimal':
      return ofNumber(field, value);
    case 'money':
      return ofMoney(field, value);
    case 'boolean':
      return typeof value === 'boolean' ? undefined : violation('notABoolean');
    case 'date':
      return isDay(value) ? undefined : violation('notADate');
    case 'dateTime':
      return isMoment(value) ? undefined : violation('notADateTime');
    case 'choice':
      return isOneOf(field.choices, value) ? undefined : violation('notAChoice');
    case 'reference':
      return isId(isObject(value) && field.embed ? value._id : value)
        ? undefined
        : violation('notAnId');
    case 'image':
    case 'file':
      return typeof value === 'string' && STORED_FILE.test(value)
        ? undefined
        : violation('notText');
    case 'list':
      return Array.isArray(value) ? undefined : violation('notAList');
    case 'group':
    case 'localized':
      return isObject(value) ? undefined : violation('notAnObject');
    default:
      return field satisfies never;
  }
}

/** Every violation inside a value, by path. */
function within(field: Field, value: unknown, path: string, mode: ValidationMode): FieldErrors {
  const own = ofPlain(field, value);
  if (own) return { [path]: own };
  if (field.kind === 'group' && isObject(value))
    return ofFields(field.fields, value, mode, `${path}.`);
  if (field.kind === 'localized' && isObject(value)) {
    if (field.required && Object.values(value).every(isEmpty))
      return { [path]: violation('required') };
    return ofLocalized(field.of, value, path);
  }
  if (field.kind === 'list' && Array.isArray(value)) {
    if (field.max !== undefined && value.length > field.max) {
      return { [path]: violation('tooLong', field.max) };
    }
    return Object.assign({}, ...value.map((item, at) => ofItem(field.of, item, `${path}.${at}`)));
  }
  return {};
}

function ofItem(of: Field, item: unknown, path: string): FieldErrors {
  return of.required && isEmpty(item)
    ? { [path]: violation('required') }
    : within(of, item, path, 'create');
}

function ofLocalized(field: Field, texts: Record<string, unknown>, path: string): FieldErrors {
  const errors: FieldErrors = {};
  for (const [locale, value] of Object.entries(texts)) {
    if (!isOneOf(LOCALES, locale)) errors[`${path}.${locale}`] = violation('unknownField');
    else if (!isEmpty(value))
      Object.assign(errors, within(field, value, `${path}.${locale}`, 'create'));
  }
  return errors;
}

/**
 * A group that is missing from a new record, or that a change empties, is judged by its fields: the
 * required ones are missing.
 */
function ofEmptyGroup(field: GroupField, mode: ValidationMode, prefix: string): FieldErrors {
  const emptied = Object.fromEntries(Object.keys(field.fields).map((name) => [name, null]));
  return ofFields(field.fields, mode === 'create' ? {} : emptied, mode, prefix);
}

function ofFields(
  fields: Fields,
  values: Record<string, unknown>,
  mode: ValidationMode,
  prefix: string,
): FieldErrors {
  // Built from entries, because an assignment to the key "__proto__" would leave no trace.
  const errors: FieldErrors = Object.fromEntries(
    Object.keys(values)
      .filter((key) => !Object.hasOwn(fields, key))
      .map((key) => [`${prefix}${key}`, violation('unknownField')]),
  );
  for (const [name, field] of Object.entries(fields)) {
    if (field.assigned) continue;
    const path = `${prefix}${name}`;
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (!isEmpty(value)) Object.assign(errors, within(field, value, path, mode));
    else if (mode === 'create' ? field.default === undefined : Object.hasOwn(values, name)) {
      if (field.kind === 'group') Object.assign(errors, ofEmptyGroup(field, mode, `${path}.`));
      else if (field.required) errors[path] = violation('required');
    }
  }
  return errors;
}

/**
 * Everything that is wrong with the values of a body, by field path; empty when it is valid. Values
 * that the server assigns are not checked here: the server compares them with the stored ones.
 */
export function violationsOf(
  definition: Pick<Definition, 'fields'>,
  values: Record<string, unknown>,
  mode: ValidationMode,
): FieldErrors {
  return ofFields(definition.fields, values, mode, '');
}

/** What is wrong with one value of a field, or `undefined`; the server applies the same rules. */
export function violationOf(field: Field, value: unknown): Violation | undefined {
  if (isEmpty(value)) return field.required ? violation('required') : undefined;
  return Object.values(within(field, value, '', 'create'))[0];
}
