import type { Field } from '../../domain/fields.ts';
import type { SqlType } from './storage.ts';

/** The type that a field's values are compared as in a column of their own. */
export function columnType(field: Field): SqlType {
  switch (field.kind) {
    case 'integer':
    case 'money':
      return 'bigint';
    case 'decimal':
      return field.unit === 'kg' ? 'bigint' : 'numeric';
    case 'boolean':
      return 'boolean';
    case 'date':
      return 'date';
    case 'dateTime':
      return 'timestamptz';
    case 'reference':
      return 'uuid';
    case 'choice':
      return typeof field.choices[0] === 'number' ? 'bigint' : 'text';
    case 'list':
      return columnType(field.of);
    case 'text':
    case 'richText':
    case 'image':
    case 'file':
    case 'group':
    case 'localized':
      return 'text';
    default:
      return field satisfies never;
  }
}

/**
 * The same for values inside a JSON document, where moments and days are ISO texts, which sort
 * chronologically, and all numbers have one type.
 */
export function jsonType(field: Field): SqlType {
  const type = columnType(field);
  if (type === 'bigint') return 'numeric';
  return type === 'boolean' || type === 'numeric' ? type : 'text';
}
