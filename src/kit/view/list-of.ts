import type { Definition } from '../../../domain/define.ts';
import { isSecret } from '../../../domain/field-access.ts';
import { type Field, type Fields, STAMPS } from '../../../domain/fields.ts';
import { isOneOf } from '../../../domain/is-one-of.ts';
import { leavesOf } from '../../../domain/paths.ts';
import { isSortable } from '../../../domain/sortable.ts';
import type { FilterPart, ListExtras, ListView, Opens } from './list-view.ts';

/** Page sizes of every table (specification 9). */
export const PAGE_SIZES = [5, 10, 25] as const;

/** What a view says of one of its lists; the rest is derived. */
export type ListOptions<Column extends string, Path extends string> = ListExtras & {
  columns?: readonly Column[];
  hidden?: readonly Column[];
  badges?: readonly Column[];
  naming?: Column;
  split?: Path;
  /** Paths of fields, or names of composed filters. */
  filters?: readonly string[];
  sort?: readonly [Column | 'id', 'ASC' | 'DESC'];
  perPage?: number;
  opens?: Opens;
  filter?: FilterPart;
  resource?: string;
};

const COLUMNS_AT_FIRST = 6;

/** The column of who has changed a record last. Records do not have it: a cell reads it. */
export const CHANGED_BY = 'changedBy';

/** When a record was changed, and by whom. */
const LAST_CHANGE = ['updatedAt', CHANGED_BY] as const;

/** A complete list of a resource, from what its view says of it. */
export function listOf(
  { name: resource, fields, readOnly }: Definition,
  name: string,
  options: ListOptions<string, string>,
): ListView {
  const shown = derivedColumns(fields);
  const columns = options.columns ?? shown.slice(0, COLUMNS_AT_FIRST);
  const rest = [...shown, ...STAMPS].filter((path) => !columns.includes(path));
  const hidden = options.hidden ?? rest;
  const [field, order] = options.sort ?? derivedSort(fields, columns);
  return {
    ...options,
    texts: options.texts ?? {},
    isDense: options.isDense ?? false,
    finders: options.finders ?? [],
    foundBy: options.foundBy ?? [],
    moreTools: options.moreTools ?? [],
    selectionTools: options.selectionTools ?? [],
    name,
    resource: options.resource ?? resource,
    columns,
    hidden,
    stamps: readOnly
      ? []
      : LAST_CHANGE.filter((column) => ![...columns, ...hidden].includes(column)),
    badges: options.badges ?? [],
    split: options.split,
    filters: options.filters ?? derivedFilters(fields),
    sort: { field, order },
    perPage: options.perPage ?? PAGE_SIZES[1],
    opens: options.opens ?? 'edit',
    filter: options.filter ?? {},
  };
}

const LONG: readonly Field['kind'][] = ['richText', 'localized', 'group', 'file'];

/** Values that fit into a cell and come with a list; others are left to the record's own page. */
function derivedColumns(fields: Fields): string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const isLong =
      field.listed === false ||
      LONG.includes(field.kind) ||
      (field.kind === 'text' && field.format === 'multiline') ||
      (field.kind === 'list' && field.of.kind === 'group') ||
      isSecret(field);
    return isLong ? [] : [name];
  });
}

export function derivedSort(
  fields: Fields,
  columns: readonly string[],
): readonly [string, 'ASC' | 'DESC'] {
  const first = columns.find((path) => {
    const field = Object.hasOwn(fields, path) ? fields[path] : undefined;
    return field !== undefined && isSortable(field);
  });
  return first ? [first, 'ASC'] : ['createdAt', 'DESC'];
}

/**
 * A list can be filtered by whether a file exists, but nobody types the name under which it is
 * stored.
 */
const NAMELESS = ['file', 'image'] as const;

export const derivedFilters = (fields: Fields): string[] =>
  leavesOf(fields).flatMap(([path, field]) =>
    field.filter && !isOneOf(NAMELESS, field.kind) ? [path] : [],
  );
