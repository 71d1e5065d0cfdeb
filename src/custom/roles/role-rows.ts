import { isObject } from '../../../domain/validate.ts';

/** What a role grants of one resource, as its form has it. */
export type ResourceRow = {
  readonly resource: string;
  readonly operations: readonly { readonly operation: string; readonly scope: string }[];
  readonly fields: readonly { readonly path: string; readonly level: string }[];
  readonly otherFields: string;
};

const textAt = (value: object, key: string, otherwise = ''): string => {
  const found: unknown = Object.entries(value).find(([name]) => name === key)?.[1];
  return typeof found === 'string' ? found : otherwise;
};

const itemsAt = (value: object, key: string): readonly object[] => {
  const found: unknown = Object.entries(value).find(([name]) => name === key)?.[1];
  return Array.isArray(found) ? found.filter(isObject) : [];
};

/** The rows of a form's value, or of a stored role. */
export const grantedIn = (value: unknown): readonly ResourceRow[] =>
  (Array.isArray(value) ? value.filter(isObject) : []).map((one) => ({
    resource: textAt(one, 'resource'),
    operations: itemsAt(one, 'operations').map((item) => ({
      operation: textAt(item, 'operation'),
      scope: textAt(item, 'scope', 'all'),
    })),
    fields: itemsAt(one, 'fields').map((item) => ({
      path: textAt(item, 'path'),
      level: textAt(item, 'level'),
    })),
    otherFields: textAt(one, 'otherFields', 'hidden'),
  }));

/** The row of a resource; one that grants nothing if there is none. */
export const rowOf = (rows: readonly ResourceRow[], resource: string): ResourceRow =>
  rows.find((row) => row.resource === resource) ?? {
    resource,
    operations: [],
    fields: [],
    otherFields: 'hidden',
  };

const grantsAnything = ({ operations, fields, otherFields }: ResourceRow): boolean =>
  operations.length > 0 || fields.length > 0 || otherFields !== 'hidden';

/** The rows with another one in its place; one that grants nothing any more is left out. */
export function withRow(rows: readonly ResourceRow[], row: ResourceRow): readonly ResourceRow[] {
  const isThere = rows.some(({ resource }) => resource === row.resource);
  const next = isThere
    ? rows.map((one) => (one.resource === row.resource ? row : one))
    : [...rows, row];
  return next.filter(grantsAnything);
}
