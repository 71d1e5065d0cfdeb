import type { Field, FieldKind } from './fields.ts';

/** Kinds of fields whose order makes sense to a user. */
const ORDERED: readonly FieldKind[] = [
  'text',
  'integer',
  'decimal',
  'money',
  'boolean',
  'date',
  'dateTime',
  'choice',
];

/**
 * Whether a list can be sorted by the field: plain fields can be, unless they say `sort: false`.
 */
export const isSortable = (field: Field): boolean =>
  field.sort !== false && (ORDERED.includes(field.kind) || field.sort === true);
