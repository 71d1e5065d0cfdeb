import type {
  DataProvider,
  GetListParams,
  GetManyParams,
  GetManyReferenceParams,
  GetOneParams,
  Identifier,
  RaRecord,
} from 'react-admin';
import type { Definition } from '../../domain/define.ts';
import { BIN } from './bin-methods.ts';
import { CallError, failureOf, isUnavailable, statusOf } from './call-error.ts';
import { isNotFound } from './capabilities.ts';
import { countInRange, type ListAnswer, readList, readRecord } from './envelope.ts';
import type { HttpClient } from './http-client.ts';
import {
  BY_RANGE,
  isInRouteOrder,
  type ListQuery,
  listQuery,
  MOST_BY_RANGE,
  queryString,
  ROWS_OF_RANGE,
  wantsRouteOrder,
} from './list-query.ts';
import { applyLocally, isSorted, meets } from './local-list.ts';
import { settleInPool } from './pool.ts';
import type { Paths } from './resource-path.ts';
import { readSmallerPages, wholeLists } from './whole-lists.ts';

const POOL = 4;
const IDS_IN_ONE_QUERY = 100;
/** Resources whose single records are read by a filter on the id (specification 7, "Commands"). */
const READ_BY_FILTER = ['commands', BIN];

type Options = { signal?: AbortSignal | undefined };

/** Which records a list has, and in which order. */
export type IdsParams = Pick<GetListParams, 'filter' | 'sort'> &
  Options & {
    /** How many records the list has, as far as that is known. */
    has?: number;
  };

/** Lists and single records, from any back end that answers the specification's calls. */
export function readMethods(http: HttpClient, rest: DataProvider, { definitionOf, pathOf }: Paths) {
  async function ask(resource: string, query: ListQuery, { signal }: Options) {
    const search = queryString(query);
    const path = `${pathOf(resource)}${search ? `?${search}` : ''}`;
    const { json, headers } = await http.call(path, { signal: signal ?? null });
    const { rows, count } = readList(json);
    return { rows, count: count ?? countInRange(headers.get('content-range')) };
  }

  const wholeList = wholeLists();

  /**
   * The answer to a query; where the back end rejects that many rows at once, put together from pages.
   */
  async function askOrPage(resource: string, query: ListQuery, options: Options) {
    try {
      return await ask(resource, query, options);
    } catch (error) {
      return readSmallerPages(query, error, (smaller) => ask(resource, smaller, options));
    }
  }

  async function list(resource: string, query: ListQuery, options: Options) {
    const answer = await askOrPage(resource, query, options);
    if (isAsRequested(definitionOf(resource), answer, query)) {
      return { data: answer.rows, total: answer.count ?? answer.rows.length };
    }
    const rows = await wholeList(resource, query, answer, (next) => ask(resource, next, options));
    return applyLocally(definitionOf(resource), rows, query);
  }

  async function byId(resource: string, id: Identifier, { signal }: Options): Promise<RaRecord> {
    if (!READ_BY_FILTER.includes(resource)) {
      const path = pathOf(resource);
      const { data } = await rest.getOne(path, signal ? { id, signal } : { id });
      return found(readRecord(data));
    }
    const { rows } = await ask(resource, listQuery({ filter: { _id: id } }), { signal });
    return found(rows.find((row) => isSame(row.id, id)));
  }

  async function byIds(resource: string, ids: readonly Identifier[], options: Options) {
    const query = listQuery({ filter: { _id: ids } });
    const answer = await ask(resource, query, options).catch(noRowsIfRejected);
    const { count = 0 } = answer;
    const isCut = count > answer.rows.length && count <= ids.length;
    const rows = isCut
      ? await wholeList(resource, query, answer, (next) => ask(resource, next, options))
      : answer.rows;
    const missing = ids.filter((id) => !rows.some((row) => isSame(row.id, id)));
    const read = await settleInPool(missing, POOL, (id) => byId(resource, id, options));
    const late = read.flatMap((result) => {
      if (result.ok) return [result.value];
      if (isNotFound(result.error)) return [];
      throw result.error;
    });
    return [...rows, ...late].filter((row) => ids.some((id) => isSame(row.id, id)));
  }

  /**
   * The first rows of all, and how many there are, where the back end pages, counts and
   * filters as requested; from any other one all rows are read.
   */
  async function firstOfAll(resource: string, whole: ListQuery, options: Options) {
    const query = { ...whole, page: 1, perPage: ROWS_OF_RANGE };
    const { rows, count } = await ask(resource, query, options).catch(noRowsIfRejected);
    if (count === undefined || !isAsRequested(definitionOf(resource), { rows, count }, query))
      return list(resource, whole, options);
    if (count > MOST_BY_RANGE) throw new CallError(413, { code: 'list.tooLong' });
    return { data: rows, total: count };
  }

  const getList = (resource: string, params: GetListParams & Options) => {
    const query = listQuery(params);
    const isByRange = params.meta?.byRange === BY_RANGE.byRange && query.perPage === undefined;
    return isByRange ? firstOfAll(resource, query, params) : list(resource, query, params);
  };

  /**
   * The ids of all records that a list has, in its order. A back end that answers with more than ids does
   * not know `fields`, and one that knows it may know no filter: if there are not as many as the list has,
   * its first rows show that. It is then read as any list.
   */
  async function getIds(resource: string, { has, ...params }: IdsParams) {
    const query = listQuery(params);
    const only = { ...query, fields: ['_id'] };
    const { rows, count } = await ask(resource, only, params).catch(noRowsIfNotUnderstood);
    const isUnderstood = count === rows.length && rows.every(hasOnlyId);
    const areTheirs = has === undefined || has === rows.length;
    const { data } =
      isUnderstood && (areTheirs || (await isFiltered(resource, query, params)))
        ? { data: rows }
        : await list(resource, query, params);
    return { data: data.map(({ id }) => id) };
  }

  /** Whether the back end answers a query with what it requests, as far as the first rows show it. */
  async function isFiltered(resource: string, whole: ListQuery, options: Options) {
    const query = { ...whole, page: 1, perPage: ROWS_OF_RANGE };
    return isAsRequested(definitionOf(resource), await ask(resource, query, options), query);
  }

  return {
    getList,
    getIds,
    getOne: async (resource: string, { id, signal }: GetOneParams & Options) => ({
      data: await byId(resource, id, { signal }),
    }),
    async getMany(resource: string, { ids, signal }: GetManyParams & Options) {
      const data: RaRecord[] = [];
      // A few at a time: a selection may have a thousand of them.
      for (const few of inChunks(inChunks(ids, IDS_IN_ONE_QUERY), POOL)) {
        const read = await Promise.all(few.map((chunk) => byIds(resource, chunk, { signal })));
        data.push(...read.flat());
      }
      return { data };
    },
    getManyReference: (resource: string, params: GetManyReferenceParams & Options) =>
      getList(resource, { ...params, filter: { ...params.filter, [params.target]: params.id } }),
  };
}

const hasOnlyId = (row: RaRecord): boolean =>
  Object.keys(row).every((name) => name === 'id' || name === '_id');

const inChunks = <T>(items: readonly T[], size: number): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, at) =>
    items.slice(at * size, (at + 1) * size),
  );

/** Whether the back end has applied the whole query, so that nothing is left to do here. */
function isAsRequested(
  definition: Definition | undefined,
  { rows, count }: ListAnswer,
  query: ListQuery,
): boolean {
  if (count === undefined || rows.length > (query.perPage ?? Number.POSITIVE_INFINITY))
    return false;
  if (rows.length > 0 && rows.length < rowsOwed(count, query)) return false;
  const equalities = query.conditions.filter(({ operator }) => operator === 'eq');
  if (!rows.every((row) => meets(definition, row, equalities))) return false;
  if (wantsRouteOrder(definition?.name, query) && !isInRouteOrder(rows)) return false;
  // One page of many is in the server's order; only a whole list can be sorted here.
  return count > rows.length || !query.sort || isSorted(definition, rows, query.sort);
}

/**
 * The number of rows that the page must have; the last of many pages may have any number, because a
 * record may be deleted at the same time.
 */
function rowsOwed(count: number, { page = 1, perPage = count }: ListQuery): number {
  if (page * perPage <= count) return perPage;
  return page === 1 ? count : 0;
}

function found(record: RaRecord | undefined): RaRecord {
  if (!record) throw new CallError(404);
  return record;
}

/**
 * If a back end cannot filter by several ids, each is requested separately, but not after the end of a
 * session or where the back end could not be reached.
 */
function noRowsIfRejected(error: unknown): ListAnswer {
  const status = statusOf(error);
  if (status === undefined || status === 401 || isUnavailable(error)) throw error;
  return { rows: [], count: undefined };
}

const NOT_UNDERSTOOD: readonly (number | undefined)[] = [400, 404, 413, 422];

/** Other rejections say nothing of whether a back end knows what it was asked for. */
function noRowsIfNotUnderstood(error: unknown): ListAnswer {
  const status = statusOf(error);
  const isTooLong = failureOf(error).code === 'list.tooLong';
  if (isTooLong || !NOT_UNDERSTOOD.includes(status)) throw error;
  return { rows: [], count: undefined };
}

const isSame = (a: Identifier, b: Identifier): boolean => String(a) === String(b);
