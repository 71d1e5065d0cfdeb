import type { RaRecord } from 'react-admin';
import { CallError, isRejection, statusOf } from './call-error.ts';
import type { ListAnswer } from './envelope.ts';
import type { ListQuery } from './list-query.ts';
import { ALL_ROWS } from './list-query.ts';

type Ask = (query: ListQuery) => Promise<ListAnswer>;

/**
 * Reads lists to their end. A back end may use its own page size without saying so, with or without
 * a count. So an answer is taken for the whole list only if its count says so or if the next page
 * contains nothing new. Resources that ignore paging are remembered, and probed only once.
 */
export function wholeLists() {
  const unpaged = new Set<string>();

  return async (
    resource: string,
    { page, perPage, ...query }: ListQuery,
    answer: ListAnswer,
    ask: Ask,
  ): Promise<readonly RaRecord[]> => {
    // Where the back end counts, some are not taken for all.
    if (perPage === undefined && (answer.count ?? 0) > ALL_ROWS) {
      throw new CallError(413, { code: 'list.tooLong' });
    }
    const isCut = perPage !== undefined && answer.rows.length === perPage;
    const isKnown = unpaged.has(resource);
    if (isCounted(answer) || (isKnown && !isCut)) return answer.rows;
    const first = isCut || (page ?? 1) > 1 ? await ask(query) : answer;
    if (isCounted(first) || isKnown || first.rows.length === 0) return first.rows;

    const { rows, repeats } = await pagesAfter(first, (next) => ask({ ...query, ...next }));
    if (repeats) unpaged.add(resource);
    return rows;
  };
}

/** Rows in a page of back ends that reject more at once. */
const SMALLER_PAGES = [500, 100];
const TOO_MUCH: readonly (number | undefined)[] = [400, 413, 422];

/**
 * Reads a list that the back end does not return at once, in smaller pages. If these are rejected too,
 * or if there is more than a whole list may hold, the first rejection is thrown.
 */
export async function readSmallerPages(
  { page: _page, perPage: requested = ALL_ROWS, ...query }: ListQuery,
  rejection: unknown,
  ask: Ask,
): Promise<ListAnswer> {
  if (!TOO_MUCH.includes(statusOf(rejection))) throw rejection;
  for (const perPage of SMALLER_PAGES.filter((size) => size < requested)) {
    const first = await ask({ ...query, page: 1, perPage }).catch(noPageIfRejected);
    if (first.rows.length === 0) continue;
    if ((first.count ?? 0) > ALL_ROWS) break;
    if (isCounted(first)) return counted(first.rows);
    // A short page is not the end: the back end may give even fewer rows at once.
    const { rows, repeats } = await pagesAfter(first, (next) => ask({ ...query, ...next }));
    const isWhole = first.count === undefined && first.rows.length < perPage;
    if (!repeats || isWhole) return counted(rows);
  }
  throw rejection;
}

const counted = (rows: readonly RaRecord[]): ListAnswer => ({
  rows: [...rows],
  count: rows.length,
});

/** Whether the count says that these are all the rows. */
const isCounted = ({ rows, count }: ListAnswer): boolean =>
  count !== undefined && count <= rows.length;

/** A first answer with the rows of all later pages; `repeats` if the back end ignores paging. */
async function pagesAfter(
  first: ListAnswer,
  ask: (page: { page: number; perPage: number }) => Promise<ListAnswer>,
): Promise<{ rows: readonly RaRecord[]; repeats: boolean }> {
  const perPage = first.rows.length;
  const rows = new Map(first.rows.map((row) => [String(row.id), row]));
  for (let page = 2; rows.size < ALL_ROWS; page += 1) {
    const next = await ask({ page, perPage }).catch(noPageIfRejected);
    const fresh = next.rows.filter(({ id }) => !rows.has(String(id)));
    for (const row of fresh) rows.set(String(row.id), row);
    if (fresh.length === 0)
      return { rows: [...rows.values()], repeats: page === 2 && isFull(next) };
    if (next.rows.length < perPage || next.count === rows.size) break;
  }
  return { rows: [...rows.values()], repeats: false };
}

const isFull = ({ rows }: ListAnswer): boolean => rows.length > 0;

/** A back end that rejects a page past the end has no more rows. */
function noPageIfRejected(error: unknown): ListAnswer {
  if (!isRejection(error)) throw error;
  return { rows: [], count: undefined };
}
