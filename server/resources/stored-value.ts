import type { Field, Fields } from '../../domain/fields.ts';
import { fromCents, toCents } from '../../domain/money.ts';
import { isObject } from '../../domain/validate.ts';
import { fromGrams, toGrams } from '../../domain/weight.ts';

const isMissing = (value: unknown): value is null | undefined =>
  value === null || value === undefined;

const mapFields = (
  fields: Fields,
  values: unknown,
  one: (field: Field, value: unknown) => unknown,
): Record<string, unknown> => {
  const record = isObject(values) ? values : {};
  const mapped: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) mapped[name] = one(field, record[name]);
  return mapped;
};

/**
 * A wire value in its stored form: money in cents, kilograms in grams, missing values as null or an
 * empty list.
 */
export function toStored(field: Field, value: unknown): unknown {
  if (field.kind === 'group') return mapFields(field.fields, value, toStored);
  if (field.kind === 'list') {
    return Array.isArray(value) ? value.map((item) => toStored(field.of, item)) : [];
  }
  if (isMissing(value)) return null;
  if (field.kind === 'money' && typeof value === 'string') return toCents(value);
  if (field.kind === 'decimal' && field.unit === 'kg') return toGrams(Number(value));
  return value;
}

function toWireMoment(value: unknown): unknown {
  return value instanceof Date ? value.toISOString() : value;
}

/** A day without a time. Drivers return it as midnight in the time zone of the process. */
function toWireDay(value: unknown): unknown {
  if (!(value instanceof Date)) return value;
  const [year, month, day] = [value.getFullYear(), value.getMonth() + 1, value.getDate()];
  return [year, month, day].map((part) => String(part).padStart(2, '0')).join('-');
}

/**
 * A stored value in its wire form; the inverse of `toStored`. Drivers return large integers as
 * text.
 */
export function toWire(field: Field, value: unknown): unknown {
  if (field.kind === 'group') return mapFields(field.fields, value, toWire);
  if (field.kind === 'list') {
    return Array.isArray(value) ? value.map((item) => toWire(field.of, item)) : [];
  }
  if (isMissing(value)) return null;
  switch (field.kind) {
    case 'money':
      return fromCents(Number(value));
    case 'decimal':
      return field.unit === 'kg' ? fromGrams(Number(value)) : Number(value);
    case 'integer':
      return Number(value);
    case 'date':
      return toWireDay(value);
    case 'dateTime':
      return toWireMoment(value);
    default:
      return value;
  }
}
