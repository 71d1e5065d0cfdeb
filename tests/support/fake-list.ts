import { HttpResponse } from 'msw';
import type { Definition } from '../../domain/define.ts';
import type { ErrorCode } from '../../domain/errors.ts';
import { type Field, type Fields, STAMPS } from '../../domain/fields.ts';
import { leavesOf, valueAt } from '../../domain/paths.ts';
import { resources } from '../../domain/resources/registry.ts';
import { isSortable } from '../../domain/sortable.ts';
import { isObject } from '../../domain/validate.ts';

type Row = Readonly<Record<string, unknown>>;
type Condition = { readonly path: string; readonly operator: string; readonly values: string[] };

const CONTROLS = ['sort', 'page', 'limit', 'search', 'fields'];
const RANGES = ['gte', 'gt', 'lte', 'lt'];

/** An error in the contract's shape. */
export const fakeError = (status: number, code: ErrorCode, more: object = {}) =>
  HttpResponse.json({ status: 'error', code, message: '', ...more }, { status });

/**
 * The answer of a list call, as far as the definition declares what it requires: filters, the fields
 * that are searched, sort keys and pages. Anything else is an error, as it is on the server.
 */
export function fakeList(definition: Definition, rows: readonly Row[], query: URLSearchParams) {
  const foreign = foreignParameter(definition, query);
  if (foreign) {
    return fakeError(400, 'request.unknownField', { fields: { [foreign]: 'unknownField' } });
  }
  const sorted = sortedRows(matchingRows(definition, rows, query), query.get('sort') ?? '');
  const limit = Number(query.get('limit') ?? sorted.length);
  const start = (Number(query.get('page') ?? 1) - 1) * limit;
  return HttpResponse.json({
    status: 'success',
    count: sorted.length,
    data: sorted.slice(start, start + limit).map((row) => only(row, query.get('fields'))),
  });
}

/** The id of a row and the fields that a query names, or all of them. */
const only = (row: Row, fields: string | null): Row =>
  fields === null
    ? row
    : Object.fromEntries(['_id', ...fields.split(',')].map((name) => [name, row[name]]));

/** The rows that pass the filters and the search of a query. */
export function matchingRows<R extends Row>(
  { fields }: Definition,
  rows: readonly R[],
  query: URLSearchParams,
): readonly R[] {
  const conditions = conditionsOf(query);
  const terms = (query.get('search') ?? '').toLowerCase().split(/\s+/).filter(Boolean);
  const searched = leavesOf(fields).flatMap(([path, { search }]) => (search ? [path] : []));
  return rows
    .filter((row) => conditions.every((condition) => passes(row, condition)))
    .filter((row) => {
      const text = JSON.stringify(searched.map((path) => valueAt(row, path))).toLowerCase();
      return terms.every((term) => text.includes(term));
    });
}

const conditionsOf = (query: URLSearchParams): readonly Condition[] =>
  [...new Set(query.keys())]
    .filter((key) => !CONTROLS.includes(key))
    .map((key) => {
      const [, path = key, operator = 'eq'] = /^(.+)\[(\w+)\]$/.exec(key) ?? [];
      return { path, operator, values: query.getAll(key) };
    });

function foreignParameter(definition: Definition, query: URLSearchParams): string | undefined {
  const filtered = conditionsOf(query).find(({ path, operator }) => {
    const filter = filterOf({ ...definition.fields, ...definition.filteredBy }, path);
    return !filter || (RANGES.includes(operator) && filter !== 'range');
  });
  if (filtered) return filtered.path;
  const keys = (query.get('sort') ?? '').split(',').filter(Boolean);
  return keys
    .map((key) => key.replace(/^-/, ''))
    .find(
      (path) =>
        !isStamp(path) && !definition.sortedBy?.includes(path) && !sorts(definition.fields, path),
    );
}

const isStamp = (path: string): boolean => ['_id', ...STAMPS].includes(path);

function filterOf(fields: Fields, path: string): boolean | 'range' {
  if (path === '_id' || path.endsWith('._id')) return true;
  return isStamp(path) ? 'range' : (declared(fields, path)?.filter ?? false);
}

function sorts(fields: Fields, path: string): boolean {
  const field = declared(fields, path);
  return field !== undefined && isSortable(field);
}

/** The field at a path, through groups and through what a reference embeds. */
function declared(fields: Fields, path: string): Field | undefined {
  const [head = '', ...rest] = path.split('.');
  const field = fields[head];
  if (!field || rest.length === 0) return field;
  if (field.kind === 'group') return declared(field.fields, rest.join('.'));
  if (field.kind !== 'reference' || !field.embed?.includes(rest[0] ?? '')) return undefined;
  const target: Definition | undefined = Object.values(resources).find(
    ({ name }) => name === field.target,
  );
  return target && declared(target.fields, rest.join('.'));
}

function passes(row: Row, { path, operator, values }: Condition): boolean {
  const value = idOrValue(valueAt(row, path));
  const [limit = ''] = values;
  const isOne = [value].flat().some((item) => values.includes(String(item)));
  switch (operator) {
    case 'ne':
      return !isOne;
    case 'gte':
      return compare(value, limit) >= 0;
    case 'gt':
      return compare(value, limit) > 0;
    case 'lte':
      return compare(value, limit) <= 0;
    case 'lt':
      return compare(value, limit) < 0;
    default:
      return isOne;
  }
}

const idOrValue = (value: unknown): unknown => (isObject(value) ? value._id : value);

const DAY = /^\d{4}-\d{2}-\d{2}/;

/** By number or by moment, if both are one, and otherwise as a German reader sorts. */
function compare(a: unknown, b: unknown): number {
  const isMoment = [a, b].every((value) => DAY.test(String(value)));
  const difference = isMoment
    ? Date.parse(String(a)) - Date.parse(String(b))
    : Number(a) - Number(b);
  return Number.isNaN(difference) ? String(a).localeCompare(String(b), 'de') : difference;
}

function sortedRows<R extends Row>(rows: readonly R[], sort: string): readonly R[] {
  const keys = sort.split(',').filter(Boolean);
  return rows.toSorted((a, b) => {
    for (const key of keys) {
      const path = key.replace(/^-/, '');
      const order = compare(valueAt(a, path), valueAt(b, path));
      if (order !== 0) return key.startsWith('-') ? -order : order;
    }
    return 0;
  });
}
