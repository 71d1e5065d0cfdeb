import type { RaRecord } from 'react-admin';
import type { Actor } from '../../../domain/access.ts';
import { isSecret, writableValues } from '../../../domain/field-access.ts';
import type { Field, Fields } from '../../../domain/fields.ts';
import { isObject, type ValidationMode } from '../../../domain/validate.ts';
import { isPickedFile } from '../../providers/multipart.ts';

/** What a form holds, by the names of its fields. */
export type Values = Record<string, unknown>;

/**
 * A record as its form holds it: an embedded record is replaced by its id, which is all that a form
 * changes.
 */
export function toFormValues(fields: Fields, record: RaRecord): RaRecord {
  return { ...record, ...withoutEmbedded(fields, record) };
}

function withoutEmbedded(fields: Fields, values: Values): Values {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const value = values[name];
      if (field.kind === 'reference' && isObject(value)) return [[name, value._id]];
      if (field.kind === 'group' && isObject(value)) {
        return [[name, { ...value, ...withoutEmbedded(field.fields, value) }]];
      }
      return [];
    }),
  );
}

/** The defaults of a new record. */
export function defaultValues(fields: Fields): Values {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]): [string, unknown][] => {
      if (field.kind === 'group') {
        const inside = defaultValues(field.fields);
        return Object.keys(inside).length > 0 ? [[name, inside]] : [];
      }
      return field.default === undefined || field.assigned ? [] : [[name, field.default]];
    }),
  );
}

/**
 * The form's values, ready to be sent: without secrets that were left empty, that is,
 * "unchanged", and without empty keys. A new record names no value that only others may set, not
 * even its default; a change repeats those values, which the server takes for an echo.
 */
export function readyValues(fields: Fields, values: Values, { mode, actor }: Sender): Values {
  const writable = mode === 'create' ? writableValues(fields, values, actor) : values;
  return Object.fromEntries(
    Object.entries(writable).filter(([name, value]) => {
      const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
      const untouched = field !== undefined && isSecret(field) && !value;
      return value !== undefined && !untouched;
    }),
  );
}

type Sender = { mode: ValidationMode; actor: Actor | undefined };

/**
 * The values that may be stored on the device: neither passwords nor newly picked files. In a file's
 * place stands the stored one, so that saving the draft removes nothing.
 */
export function keepableValues<Typed extends Values>(
  fields: Fields,
  values: Typed,
  base: object | undefined,
): Typed {
  const stored: Values = { ...base };
  const entries = Object.entries(values).map(([name, value]) => {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    return [name, field ? keepable(field, value, stored[name]) : value];
  });
  return Object.fromEntries(entries) as Typed;
}

function keepable(field: Field, value: unknown, stored: unknown): unknown {
  if (isPickedFile(value)) return stored ?? field.default ?? null;
  if (isSecret(field) || field.proof) return value ? undefined : value;
  if (field.kind !== 'group' || !isObject(value)) return value;
  const inside = keepableValues(field.fields, value, isObject(stored) ? stored : undefined);
  const isWhole = Object.entries(value).every(([name, part]) => inside[name] === part);
  return isWhole ? value : inside;
}
