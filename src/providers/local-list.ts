import type { RaRecord, SortPayload } from 'react-admin';
import { currentValue } from '../../domain/current-value.ts';
import type { Definition } from '../../domain/define.ts';
import { isMoney, toCents } from '../../domain/money.ts';
import { fieldAt, valueAt } from '../../domain/paths.ts';
import { isObject } from '../../domain/validate.ts';
import type { Condition, ListQuery } from './list-query.ts';
import { byRoute, wantsRouteOrder } from './list-query.ts';

const COLLATOR = new Intl.Collator('de');

/**
 * Applies a query to a whole list: filters, searches, sorts and cuts the page out. What searches is
 * loaded with the first search, which most back ends answer themselves.
 */
export async function applyLocally(
  definition: Definition | undefined,
  rows: readonly RaRecord[],
  query: ListQuery,
): Promise<{ data: RaRecord[]; total: number }> {
  const isFound = query.search
    ? (await import('./local-search.ts')).searching(definition, query.search)
    : () => true;
  const matching = rows.filter((row) => meets(definition, row, query.conditions) && isFound(row));
  return { data: cut(inOrder(definition, matching, query), query), total: matching.length };
}

/** Sorts as the query requires; tracked orders without a sort are sorted by city. */
function inOrder(
  definition: Definition | undefined,
  rows: readonly RaRecord[],
  query: ListQuery,
): readonly RaRecord[] {
  if (query.sort) return rows.toSorted(comparing(definition, query.sort));
  return wantsRouteOrder(definition?.name, query) ? rows.toSorted(byRoute) : rows;
}

/** The rows of the page that the query requests. */
function cut(rows: readonly RaRecord[], { page, perPage }: ListQuery): RaRecord[] {
  if (page === undefined || perPage === undefined) return [...rows];
  return rows.slice((page - 1) * perPage, page * perPage);
}

/**
 * Whether a record meets every condition that its values can decide. A flag that was never set may
 * be missing; for any other missing field nothing is known.
 */
export function meets(
  definition: Definition | undefined,
  record: RaRecord,
  conditions: readonly Condition[],
): boolean {
  const fields = definition?.fields ?? {};
  return conditions.every(({ path, operator, values }) => {
    const [head = path] = path.split('.');
    if (!Object.hasOwn(record, head) && fieldAt(fields, path)?.kind !== 'boolean') return true;
    const current = currentValue(fields, record, path);
    if (Array.isArray(current)) return meetsInList(current, operator, values);
    const value = identityOf(current);
    if (value === undefined) return operator === 'ne';
    const [limit = ''] = values;
    switch (operator) {
      case 'eq':
        return values.some((wanted) => sameValue(value, wanted));
      case 'ne':
        return !values.some((other) => sameValue(value, other));
      case 'gte':
        return compareToLimit(value, limit) >= 0;
      case 'gt':
        return compareToLimit(value, limit) > 0;
      case 'lte':
        return compareToLimit(value, limit) <= 0;
      case 'lt':
        return compareToLimit(value, limit) < 0;
      default:
        return operator satisfies never;
    }
  });
}

/** A list of values meets a condition when one of them does. */
function meetsInList(
  current: readonly unknown[],
  operator: Condition['operator'],
  wanted: readonly string[],
): boolean {
  const found = current.map(identityOf).some((item) => wanted.includes(String(item)));
  return operator === 'ne' ? !found : found;
}

/** Whether rows are in the requested order, as far as their values show. */
export function isSorted(
  definition: Definition | undefined,
  rows: readonly RaRecord[],
  sort: SortPayload,
): boolean {
  const order = comparing(definition, sort);
  return rows.every((row, at) => {
    const before = rows[at - 1];
    const comparable = before && !isMissing(before, sort.field) && !isMissing(row, sort.field);
    return !comparable || order(before, row) <= 0;
  });
}

const isMissing = (record: RaRecord, path: string): boolean => {
  const value = valueAt(record, path);
  return value === undefined || value === null || typeof value === 'object';
};

/** A comparison of two records by one path; missing values come last in both directions. */
function comparing(definition: Definition | undefined, { field: path, order }: SortPayload) {
  const isAmount = definition ? fieldAt(definition.fields, path)?.kind === 'money' : false;
  const rankOf = (record: RaRecord) => {
    const value = identityOf(valueAt(record, path));
    return isAmount && isMoney(value) ? toCents(value) : value;
  };
  const direction = order === 'DESC' ? -1 : 1;
  return (a: RaRecord, b: RaRecord): number => {
    const [left, right] = [rankOf(a), rankOf(b)];
    if (left === undefined || right === undefined) {
      return Number(left === undefined) - Number(right === undefined);
    }
    return direction * compare(left, right);
  };
}

/** An embedded record is replaced by its id; null and empty text count as no value. */
function identityOf(value: unknown): string | number | boolean | undefined {
  const plain = isObject(value) ? (value._id ?? value.id) : value;
  return typeof plain === 'number' ||
    typeof plain === 'boolean' ||
    (typeof plain === 'string' && plain)
    ? plain
    : undefined;
}

type Comparable = string | number | boolean;

const sameValue = (value: Comparable, wanted: string): boolean => String(value) === wanted;

/** A limit arrives as text; compared with a number or an amount, it stands for a number. */
const compareToLimit = (value: Comparable, limit: string): number =>
  isMoney(limit) && isMoney(String(value))
    ? Number(value) - Number(limit)
    : compare(String(value), limit);

function compare(a: Comparable, b: Comparable): number {
  if (typeof a === 'string' && typeof b === 'string') return COLLATOR.compare(a, b);
  const difference = Number(a) - Number(b);
  return Number.isNaN(difference) ? COLLATOR.compare(String(a), String(b)) : difference;
}
