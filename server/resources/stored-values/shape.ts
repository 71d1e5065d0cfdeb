import type { Field, Fields } from '../../../domain/fields.ts';
import type { Resource } from '../resource.ts';
import { toStored } from '../stored-value.ts';

/** How the values of one path are stored. */
export type PathShape = {
  readonly form: string;
  /** The column, in a table of its own. */
  readonly column?: string;
  readonly unique?: boolean;
  readonly default?: unknown;
};

/** How the values of a resource are stored, by path; `[]` stands for the items of a list. */
export type StoredShape = { readonly resource: string; readonly paths: Record<string, PathShape> };

/** The form in which `toStored` keeps a value; a change between two forms needs another value. */
function formOf(field: Field): string {
  switch (field.kind) {
    case 'text':
    case 'richText':
      return 'text';
    case 'integer':
      return 'number';
    case 'decimal':
      return field.unit === 'kg' ? 'grams' : 'number';
    case 'money':
      return 'cents';
    case 'choice':
      return `choice of ${JSON.stringify(field.choices)}`;
    case 'reference':
      return `reference to ${field.target}`;
    case 'image':
    case 'file':
      return 'file';
    case 'boolean':
    case 'date':
    case 'dateTime':
    case 'localized':
    case 'list':
    case 'group':
      return field.kind;
    default:
      return field satisfies never;
  }
}

function pathsOf(field: Field, path: string): readonly (readonly [string, PathShape])[] {
  if (field.kind === 'group') return pathsIn(field.fields, `${path}.`);
  const own: PathShape = {
    form: formOf(field),
    ...(field.unique ? { unique: true } : {}),
    ...(field.default === undefined ? {} : { default: toStored(field, field.default) }),
  };
  return [[path, own], ...(field.kind === 'list' ? pathsOf(field.of, `${path}[]`) : [])];
}

const pathsIn = (fields: Fields, prefix = ''): readonly (readonly [string, PathShape])[] =>
  Object.entries(fields).flatMap(([name, field]) => pathsOf(field, `${prefix}${name}`));

/** The place of a resource's records: its part of the common store, or a table of its own. */
export const storeOf = ({ definition, table }: Resource): string =>
  table ? `table ${table.table}` : `content ${definition.name}`;

/** How the values of a resource are stored by its present definition. */
export function shapeOf({ definition, table }: Resource): StoredShape {
  const paths = pathsIn(definition.fields).flatMap(([path, shape]) => {
    if (!table) return [[path, shape] as const];
    const column = table.columns[path];
    return column ? [[path, { ...shape, column }] as const] : [];
  });
  return { resource: definition.name, paths: Object.fromEntries(paths) };
}
