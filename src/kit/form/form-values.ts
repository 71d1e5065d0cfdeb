import type { RaRecord } from 'react-admin';
import type { Fields } from '../../../domain/fields.ts';
import { isObject } from '../../../domain/validate.ts';

/**
 * A record as its form holds it: an embedded record is replaced by its id, which is all that a form
 * changes.
 */
export function toFormValues(fields: Fields, record: RaRecord): RaRecord {
  return { ...record, ...withoutEmbedded(fields, record) };
}

function withoutEmbedded(fields: Fields, values: Record<string, unknown>): Record<string, unknown> {
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
export function defaultValues(fields: Fields): Record<string, unknown> {
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
