import { type Actor, ANONYMOUS } from '../../domain/access.ts';
import { cleanText } from '../../domain/clean-text.ts';
import type { Definition } from '../../domain/define.ts';
import type { ViolationCode } from '../../domain/errors.ts';
import { mayRead } from '../../domain/field-access.ts';
import type { Field } from '../../domain/fields.ts';
import { isOneOf } from '../../domain/is-one-of.ts';
import { fieldsTo, leavesOf } from '../../domain/paths.ts';
import { MOST_SOUGHT } from '../../domain/search/found.ts';
import { type SearchTerm, searchTerms } from '../../domain/search/search-terms.ts';
import { isPrintable } from '../../domain/validate.ts';
import { onceFor } from '../base/once-for.ts';
import { RequestError } from '../base/request-error.ts';
import { type DefinitionsByName, isReadablePath, queryPath } from './query-path.ts';
import { type QueryValue, readQueryValue } from './query-value.ts';
import { isSearchable } from './search-text.ts';

/** The most rows that one answer holds, with or without a `limit`. */
export const MAX_ROWS = 10_000;
/** The most ids that one answer holds, if only they are requested (`fields=_id`). */
export const MAX_IDS = 100_000;
/** The most that one answer to somebody without a session holds. */
export const MAX_ROWS_OF_STRANGERS = 200;
const MAX_PAGE = 1_000_000;
const MAX_SORT_KEYS = 5;
const MAX_SEARCH_TERMS = 12;
const MAX_SEARCH_LENGTH = MOST_SOUGHT;

export const OPERATORS = ['eq', 'ne', 'gte', 'gt', 'lte', 'lt'] as const;
export type Operator = (typeof OPERATORS)[number];

/** One condition; several values of `eq` mean any of them, of `ne` none of them. */
export type Filter = {
  readonly path: string;
  readonly operator: Operator;
  readonly values: readonly QueryValue[];
};

export type SortKey = { readonly path: string; readonly descending: boolean };

/** What a list call requests, checked against the definition and typed. */
export type ListQuery = {
  readonly filters: readonly Filter[];
  readonly search: readonly SearchTerm[];
  readonly sort: readonly SortKey[];
  readonly page: number;
  /** Absent: the whole list. */
  readonly limit: number | undefined;
  /** The most rows that a whole list may have, if not as many as usual. */
  readonly most?: number;
  readonly fields: readonly string[] | undefined;
};

export type RawQuery = Readonly<Record<string, string | readonly string[] | undefined>>;

/** The actor of the query, and the resource that it lists. */
export type QueryContext = {
  readonly definition: Definition;
  readonly definitions: DefinitionsByName;
  readonly actor: Actor;
};

const badValue = (parameter: string, code: ViolationCode, limit?: number): RequestError =>
  new RequestError('request.badValue', {
    message: `The value of "${parameter}" is not allowed here.`,
    fields: { [parameter]: limit === undefined ? { code } : { code, limit } },
  });

const unknownField = (parameter: string, path?: string): RequestError =>
  new RequestError('request.unknownField', {
    message:
      path === undefined
        ? `This list cannot be filtered by "${parameter}".`
        : `"${path}" cannot be used in "${parameter}" of this list.`,
    fields: { [parameter]: { code: 'unknownField' } },
  });

const valuesOf = (value: string | readonly string[] | undefined): readonly string[] =>
  value === undefined ? [] : typeof value === 'string' ? [value] : value;

/** The one value of a parameter that may be given only once. */
function oneValue(query: RawQuery, parameter: string): string | undefined {
  const values = valuesOf(query[parameter]);
  if (values.length > 1) throw badValue(parameter, 'notText');
  return values[0];
}

function readWhole(query: RawQuery, parameter: string, max: number): number | undefined {
  const text = oneValue(query, parameter);
  if (text === undefined) return undefined;
  if (!/^\d{1,9}$/.test(text)) throw badValue(parameter, 'notAnInteger');
  const value = Number(text);
  if (value < 1) throw badValue(parameter, 'tooSmall', 1);
  if (value > max) throw badValue(parameter, 'tooLarge', max);
  return value;
}

function splitParameter(parameter: string): { path: string; operator: Operator } {
  const [, path = '', operator = 'eq'] = /^([^[\]]+)(?:\[(\w+)\])?$/.exec(parameter) ?? [];
  if (path === '' || !isOneOf(OPERATORS, operator)) throw unknownField(parameter);
  return { path, operator };
}

function readFilter(parameter: string, texts: readonly string[], context: QueryContext): Filter {
  const { path, operator } = splitParameter(parameter);
  const found = queryPath(context.definition, path, context.actor, context.definitions);
  const isRange = operator !== 'eq' && operator !== 'ne';
  if (!found?.filter || (isRange && found.filter !== 'range')) throw unknownField(parameter);
  if (isRange && texts.length > 1) throw badValue(parameter, 'notText');
  return { path, operator, values: texts.map((text) => valueIn(found.field, text, parameter)) };
}

function valueIn(field: Field, text: string, parameter: string): QueryValue {
  const read = readQueryValue(field, text);
  if ('problem' in read) throw badValue(parameter, read.problem, read.limit);
  return read.value;
}

function readSort(query: RawQuery, context: QueryContext): readonly SortKey[] {
  const text = oneValue(query, 'sort');
  if (text === undefined || text === '') return [];
  const keys = text.split(',').map((part) => ({
    path: part.replace(/^-/, ''),
    descending: part.startsWith('-'),
  }));
  if (keys.length > MAX_SORT_KEYS) throw badValue('sort', 'tooLong', MAX_SORT_KEYS);
  for (const { path } of keys) {
    if (!queryPath(context.definition, path, context.actor, context.definitions)?.sort) {
      throw unknownField('sort', path);
    }
  }
  return keys;
}

function readFields(query: RawQuery, context: QueryContext): readonly string[] | undefined {
  const text = oneValue(query, 'fields');
  if (text === undefined || text === '') return undefined;
  const paths = text.split(',');
  for (const path of paths) {
    if (!isReadablePath(context.definition, path, context.actor, context.definitions)) {
      throw unknownField('fields', path);
    }
  }
  return paths;
}

/** The fields that the search looks at, with the groups that they are in. */
const searchedFields = onceFor(({ fields }: Definition): readonly Field[] =>
  leavesOf(fields).flatMap(([path, { search }]) => (search ? fieldsTo(fields, path) : [])),
);

/** What a reader may not see must not be found either: the search looks at all fields at once. */
export const maySearch = (definition: Definition, actor: Actor): boolean =>
  isSearchable(definition.fields) &&
  searchedFields(definition).every((field) => mayRead(field, actor));

function readSearch(query: RawQuery, { definition, actor }: QueryContext): readonly SearchTerm[] {
  const text = oneValue(query, 'search');
  if (text === undefined) return [];
  if (!maySearch(definition, actor)) throw unknownField('search');
  return readSearchTerms('search', text);
}

/** What the text of a parameter searches for. Throws a `RequestError` that names the parameter. */
export function readSearchTerms(parameter: string, text: string): readonly SearchTerm[] {
  if (text.length > MAX_SEARCH_LENGTH) throw badValue(parameter, 'tooLong', MAX_SEARCH_LENGTH);
  if (!isPrintable(text)) throw badValue(parameter, 'unprintable');
  return searchTerms(cleanText(text, 'line')).slice(0, MAX_SEARCH_TERMS);
}

/** The parameters of every list, besides the fields that it is filtered by. */
export const LIST_PARAMETERS = ['search', 'sort', 'page', 'limit', 'fields'] as const;

/**
 * Reads the query string of a list call (contract, "List query"). Throws a `RequestError` with
 * status 400 that names the parameter if it is not a declared, readable field or its value is
 * invalid.
 */
export function readListQuery(query: RawQuery, context: QueryContext): ListQuery {
  const filters = Object.entries(query).flatMap(([parameter, value]) =>
    value === undefined || isOneOf(LIST_PARAMETERS, parameter)
      ? []
      : [readFilter(parameter, valuesOf(value), context)],
  );
  const page = readWhole(query, 'page', MAX_PAGE) ?? 1;
  const isStranger = context.actor.role === ANONYMOUS.role;
  const limit = readWhole(query, 'limit', isStranger ? MAX_ROWS_OF_STRANGERS : MAX_ROWS);
  if (page > 1 && limit === undefined) throw badValue('limit', 'required');
  return {
    filters,
    search: readSearch(query, context),
    sort: readSort(query, context),
    page,
    limit,
    fields: readFields(query, context),
    ...(isStranger ? { most: MAX_ROWS_OF_STRANGERS } : {}),
  };
}
