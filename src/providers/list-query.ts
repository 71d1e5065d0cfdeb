import type { RaRecord, SortPayload } from 'react-admin';
import { cityRank } from '../../domain/cities/city-order.ts';
import { isOneOf } from '../../domain/is-one-of.ts';
import { isAboard } from '../../domain/orders/stages.ts';
import { valueAt } from '../../domain/paths.ts';
import { isObject } from '../../domain/validate.ts';

/** The page size for all rows; from this size on, no paging is requested. */
export const ALL_ROWS = 10_000;
/** The most rows of a list that are shown by range: as many ids as the contract answers at once. */
export const MOST_BY_RANGE = 100_000;
/** So many records are read at once of a list that is shown by range. */
export const ROWS_OF_RANGE = 100;
/** The `meta` of a list that is content with the first rows of all, and reads the others as they come into sight. */
export const BY_RANGE = { byRange: true } as const;

const OPERATORS = ['gte', 'gt', 'lte', 'lt', 'ne'] as const;
type Operator = (typeof OPERATORS)[number] | 'eq';

/** One condition of a list query. Several values of `eq` mean any of them. */
export type Condition = { path: string; operator: Operator; values: readonly string[] };

export type ListQuery = {
  conditions: readonly Condition[];
  search: string | undefined;
  sort?: SortPayload;
  page?: number;
  perPage?: number;
  /** Only these fields, by their names on the wire. */
  fields?: readonly string[];
};

type ListParams = {
  filter?: unknown;
  sort?: SortPayload;
  pagination?: { page: number; perPage: number };
};

/** react-admin's list parameters in the contract's terms. Its sort by `id` stands for no sort. */
export function listQuery({ filter, sort, pagination }: ListParams): ListQuery {
  const { q, search = q, ...rest } = isObject(filter) ? filter : {};
  const paged = pagination && pagination.perPage < ALL_ROWS;
  return {
    conditions: conditionsOf(rest),
    search: typeof search === 'string' && search.trim() !== '' ? search.trim() : undefined,
    ...(sort && sort.field !== 'id' ? { sort } : {}),
    ...(paged ? pagination : {}),
  };
}

/** The query string: `field=value`, `field[gte]=…`, `search`, `sort`, `page`, `limit` and `fields`. */
export function queryString(listed: ListQuery): string {
  const { conditions, search, sort, page, perPage, fields } = listed;
  const query = new URLSearchParams();
  for (const { path, operator, values } of conditions) {
    const key = operator === 'eq' ? path : `${path}[${operator}]`;
    for (const value of values) query.append(key, value);
  }
  if (search) query.set('search', search);
  if (sort) query.set('sort', `${sort.order === 'DESC' ? '-' : ''}${sort.field}`);
  if (page !== undefined) query.set('page', String(page));
  if (perPage !== undefined) query.set('limit', String(perPage));
  if (fields) query.set('fields', fields.join(','));
  return query.toString();
}

/** The name of a field on the wire; only the id differs. */
const wireName = (path: string): string => (path === 'id' ? '_id' : path);

/** A form nests its filters by path; a condition names the whole path. */
function conditionsOf(filter: Record<string, unknown>, prefix = ''): Condition[] {
  return Object.entries(filter).flatMap(([key, value]): Condition[] => {
    if (isOneOf(OPERATORS, key) && prefix) {
      return conditionOn(prefix.slice(0, -1), key, value);
    }
    if (isObject(value)) return conditionsOf(value, `${prefix}${key}.`);
    return conditionOn(`${prefix}${key}`, 'eq', value);
  });
}

function conditionOn(path: string, operator: Operator, value: unknown): Condition[] {
  const values = (Array.isArray(value) ? value : [value])
    .filter((item) => item !== undefined && item !== null && item !== '')
    .map(String);
  return values.length > 0 ? [{ path: wireName(path), operator, values }] : [];
}

/**
 * Whether a query requests orders on the road without a sort. They come in the fixed order of the
 * cities (contract, "tracked orders"), which a back end may leave to the client.
 */
export const wantsRouteOrder = (resource: string | undefined, query: ListQuery): boolean =>
  resource === 'commands' &&
  !query.sort &&
  query.conditions.some(
    ({ path, operator, values }) =>
      path === 'commandMode' && operator === 'eq' && values.some(isAboard),
  );

const rankOf = (order: RaRecord): number => {
  const address = valueAt(order, 'recipient.address');
  return cityRank(typeof address === 'string' ? address : undefined);
};

/** Compares two orders by the position of their destinations on the route. */
export const byRoute = (a: RaRecord, b: RaRecord): number => rankOf(a) - rankOf(b);

/** Whether orders are sorted by the position of their destinations on the route. */
export const isInRouteOrder = (orders: readonly RaRecord[]): boolean => {
  const ranks = orders.map(rankOf);
  return ranks.every((rank, at) => rank >= (ranks[at - 1] ?? 0));
};
