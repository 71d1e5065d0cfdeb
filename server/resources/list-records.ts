import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Definition } from '../../domain/define.ts';
import type { RowScope } from '../../domain/roles/role.ts';
import type { SearchTerm } from '../../domain/search/search-terms.ts';
import { mapInSlices } from '../base/in-slices.ts';
import { onceFor } from '../base/once-for.ts';
import { RequestError } from '../base/request-error.ts';
import { columnAt } from './column-at.ts';
import { countCache } from './count-cache.ts';
import {
  type Filter,
  type ListQuery,
  MAX_IDS,
  MAX_ROWS,
  type Operator,
  type SortKey,
} from './list-query.ts';
import type { Resource, Resources } from './resource.ts';
import { cachedStatement } from './statement-cache.ts';
import type { Column, Executor, WireRecord } from './storage.ts';

type Condition = RawBuilder<SqlBool>;

/** Alias of the listed table in the statements of a list. */
export const ROW = 'r';

const COMPARISONS: Readonly<Record<Exclude<Operator, 'eq' | 'ne'>, RawBuilder<unknown>>> = {
  gte: sql`>=`,
  gt: sql`>`,
  lte: sql`<=`,
  lt: sql`<`,
};

/**
 * A value with an explicit type, so that a number outside a column's range compares instead of
 * failing.
 */
const typed = (value: unknown, column: Column) => sql`${value}::${sql.raw(column.type)}`;

const any = (conditions: readonly Condition[]): Condition =>
  sql`(${sql.join(conditions, sql` or `)})`;

function equals(column: Column, values: readonly unknown[]): Condition {
  if (column.isList) {
    return any(
      values.map(
        (value) =>
          column.contains?.(value) ??
          sql`${column.expression} @> to_jsonb(${typed(value, column)})`,
      ),
    );
  }
  const [first] = values;
  return values.length === 1
    ? sql`${column.expression} = ${typed(first, column)}`
    : sql`${column.expression} in (${sql.join(values.map((value) => typed(value, column)))})`;
}

function conditionOf({ operator, values }: Filter, column: Column): Condition {
  switch (operator) {
    case 'eq':
      return equals(column, values);
    case 'ne':
      // A missing value differs from every value.
      return sql`${equals(column, values)} is not true`;
    case 'gte':
    case 'gt':
    case 'lte':
    case 'lt':
      return sql`${column.expression} ${COMPARISONS[operator]} ${typed(values[0], column)}`;
    default:
      return operator satisfies never;
  }
}

const likePattern = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** Whether a searchable text has one of the forms of a term. */
export const termIn = (searchable: RawBuilder<unknown>, term: SearchTerm): Condition =>
  any(term.map((text) => sql`${searchable} like ${likePattern(text)}`));

/** The row scope of an access rule as filters: equality with each of its values. */
export const scopeFilters = (scope: RowScope): readonly Filter[] =>
  Object.entries(scope).map(([path, value]) => ({ path, operator: 'eq', values: [value].flat() }));

const filtered = (
  resources: Resources,
  resource: Resource,
  { filters }: ListQuery,
): readonly Condition[] =>
  filters.map((filter) => conditionOf(filter, columnAt(resources, resource, filter.path, ROW)));

const all = (conditions: readonly Condition[]): Condition =>
  sql`${sql.join(conditions, sql` and `)}`;

/** The condition that the rows of a list meet: living, filtered, found by the search. */
export function whereOf(resources: Resources, resource: Resource, query: ListQuery): Condition {
  const { storage } = resource;
  return all([
    storage.living(ROW),
    ...filtered(resources, resource, query),
    ...query.search.map((term) => termIn(storage.search(ROW), term)),
  ]);
}

/** What is added up: the rows of the records, or of counters of them. */
export type Addends = {
  readonly table: RawBuilder<unknown>;
  readonly where: Condition;
  readonly areCounters: boolean;
};

/**
 * Where to add the records of a query up, under the alias `ROW`: in the counters, whose number does not
 * grow with that of the records, if they tell apart all that it filters by and whatever else is needed.
 */
export function addendsOf(
  resources: Resources,
  resource: Resource,
  query: ListQuery,
  needed: readonly string[] = [],
): Addends {
  const { counters, table } = resource.storage;
  const paths = [...query.filters.map(({ path }) => path), ...needed];
  if (counters && query.search.length === 0 && paths.every(counters.has)) {
    return {
      table: sql.table(counters.table),
      where: all([sql.lit(true), ...filtered(resources, resource, query)]),
      areCounters: true,
    };
  }
  return {
    table: sql.table(table),
    where: whereOf(resources, resource, query),
    areCounters: false,
  };
}

/** How many records the rows stand for. */
export const countOf = ({ areCounters }: Addends): RawBuilder<string> =>
  areCounters ? sql`coalesce(sum(${sql.ref(`${ROW}.records`)}), 0)` : sql`count(*)`;

/**
 * The order of a list. The id is sorted in the direction of the last key, so that an order and its
 * reverse scan one index from either end. For the same reason a missing value counts as the
 * largest: last in ascending order, first in descending.
 */
function orderOf(resources: Resources, resource: Resource, sort: readonly SortKey[]) {
  const keys: readonly SortKey[] =
    sort.length > 0 ? sort : [{ path: 'createdAt', descending: true }];
  const withId = keys.some(({ path }) => path === '_id')
    ? keys
    : [...keys, { path: '_id', descending: keys.at(-1)?.descending ?? false }];
  return sql.join(
    withId.map(({ path, descending }) => {
      const { expression } = columnAt(resources, resource, path, ROW);
      return sql`${expression} ${sql.raw(descending ? 'desc' : 'asc')}`;
    }),
  );
}

const counts = countCache<number>();

/** Counts, and caches the count if the table shows when it becomes invalid. */
async function countRows(
  executor: Executor,
  resources: Resources,
  resource: Resource,
  query: ListQuery,
): Promise<number> {
  const { storage } = resource;
  const addends = addendsOf(resources, resource, query);
  const { rows } = await sql<{ count: string; version: string | null }>`
    select ${countOf(addends)} as count, ${storage.writeCount ?? sql`null`} as version
    from ${addends.table} as ${sql.ref(ROW)}
    where ${addends.where}
  `.execute(executor);
  const { count: counted, version } = rows[0] ?? { count: '0', version: null };
  const count = Number(counted);
  counts.keep(executor, storage, query, { version, value: count });
  return count;
}

/**
 * How many records match a query. A count that is still right is not counted again: for that, the
 * present counter of the table is read first.
 */
export async function countRecords(
  executor: Executor,
  resources: Resources,
  resource: Resource,
  query: ListQuery,
): Promise<number> {
  const { writeCount } = resource.storage;
  if (writeCount) {
    const { rows } = await sql<{ version: string }>`select ${writeCount} as version`.execute(
      executor,
    );
    const known = counts.find(executor, resource.storage, query, rows[0]?.version ?? null);
    if (known !== undefined) return known;
  }
  return countRows(executor, resources, resource, query);
}

/**
 * The fields that a list leaves out: those that grow, unless the query requests them by name, or
 * one record by its id (specification 7 reads an order so).
 */
const leftOut = ({ definition }: Resource, query: ListQuery): readonly string[] =>
  isOfOneRecord(query)
    ? []
    : growingFields(definition).filter(
        (name) => !query.fields?.some((path) => path.split('.')[0] === name),
      );

const isOfOneRecord = ({ filters }: ListQuery): boolean =>
  filters.some(
    ({ path, operator, values }) => path === '_id' && operator === 'eq' && values.length === 1,
  );

const growingFields = onceFor(({ fields }: Definition): readonly string[] =>
  Object.entries(fields).flatMap(([name, { listed }]) => (listed === false ? [name] : [])),
);

const mostOf = ({ most = MAX_ROWS }: ListQuery): number => most;

/** The SELECT of one page of a list; the tests of its indexes pass it to `explain`. */
export function pageStatement(
  resources: Resources,
  resource: Resource,
  query: ListQuery,
  without = leftOut(resource, query),
): RawBuilder<Record<string, unknown>> {
  const { storage } = resource;
  const limit = query.limit ?? mostOf(query) + 1;
  return sql<Record<string, unknown>>`
    select ${storage.selection(ROW, without)}, ${storage.writeCount ?? sql`null`} as write_count
    from ${sql.table(storage.table)} as ${sql.ref(ROW)}
    where ${whereOf(resources, resource, query)}
    order by ${orderOf(resources, resource, query.sort)}
    limit ${limit} offset ${(query.page - 1) * limit}
  `;
}

/**
 * One page of a resource's records, with references as ids and without the fields that grow, and how
 * many match in all. Throws
 * `list.tooLong` when the whole list is requested and is longer than one answer may be.
 */
export async function listRecords(
  executor: Executor,
  resources: Resources,
  resource: Resource,
  query: ListQuery,
): Promise<{ records: readonly WireRecord[]; count: number }> {
  const without = leftOut(resource, query);
  const { rows } = await executor.executeQuery(
    cachedStatement(resource.storage, { ...query, without }, () =>
      pageStatement(resources, resource, query, without).compile(executor),
    ),
  );
  const most = mostOf(query);
  if (query.limit === undefined && rows.length > most) {
    throw new RequestError('list.tooLong', {
      message: `More than ${most} records match. Request them page by page, with page and limit.`,
    });
  }
  const records = await mapInSlices(rows, (row) => {
    const record = resource.storage.toRecord(row);
    for (const field of without) delete record[field];
    return record;
  });
  const skipped = (query.page - 1) * (query.limit ?? 0);
  // A page that is not full is the last one, so it shows the count without a query.
  const isLast = rows.length < (query.limit ?? Number.POSITIVE_INFINITY);
  if (isLast && (rows.length > 0 || query.page === 1)) {
    return { records, count: skipped + rows.length };
  }
  const [first] = rows;
  const count =
    typeof first?.write_count === 'string'
      ? counts.find(executor, resource.storage, query, first.write_count)
      : undefined;
  return { records, count: count ?? (await countRows(executor, resources, resource, query)) };
}

/** Whether a query requests a whole list of ids, and nothing else of its records. */
export const wantsIds = ({ fields, limit }: ListQuery): boolean =>
  limit === undefined && fields?.length === 1 && fields[0] === '_id';

/**
 * The ids of a whole list, in its order: which records stand where, for who reads only some of them.
 * Throws `list.tooLong` if there are more than one answer may hold.
 */
export async function listIds(
  executor: Executor,
  resources: Resources,
  resource: Resource,
  query: ListQuery,
): Promise<readonly string[]> {
  const most = query.most ?? MAX_IDS;
  const { rows } = await sql<{ id: string }>`
    select ${sql.ref(`${ROW}.id`)} as id
    from ${sql.table(resource.storage.table)} as ${sql.ref(ROW)}
    where ${whereOf(resources, resource, query)}
    order by ${orderOf(resources, resource, query.sort)}
    limit ${most + 1}
  `.execute(executor);
  if (rows.length > most) {
    throw new RequestError('list.tooLong', {
      message: `More than ${most} records match. Request their ids page by page, with page and limit.`,
    });
  }
  return rows.map(({ id }) => id);
}

/**
 * `change` blocks other writers; `remove` also blocks those who are about to refer to the record.
 */
export type Lock = 'change' | 'remove';

/**
 * The first living record that matches some filters, locked until the transaction ends on request.
 */
export async function selectRecord(
  executor: Executor,
  resources: Resources,
  resource: Resource,
  { filters, lock }: { filters: readonly Filter[]; lock?: Lock | undefined },
): Promise<WireRecord | undefined> {
  const { storage } = resource;
  const query = { filters, search: [], sort: [], page: 1, limit: 1, fields: undefined };
  const locking =
    lock === undefined ? sql`` : lock === 'change' ? sql`for no key update` : sql`for update`;
  const { rows } = await sql<Record<string, unknown>>`
    select ${storage.selection(ROW)} from ${sql.table(storage.table)} as ${sql.ref(ROW)}
    where ${whereOf(resources, resource, query)} limit 1 ${locking}
  `.execute(executor);
  return rows[0] && storage.toRecord(rows[0]);
}
