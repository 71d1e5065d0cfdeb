import type { FilterPayload, Identifier, RaRecord, SortPayload } from 'react-admin';
import type { Definition } from '../../../domain/define.ts';
import type { AppDataProvider } from '../../providers/app-data-provider.ts';
import { statusOf } from '../../providers/call-error.ts';
import {
  ALL_ROWS,
  byRoute,
  type ListQuery,
  listQuery,
  wantsRouteOrder,
} from '../../providers/list-query.ts';
import { applyLocally } from '../../providers/local-list.ts';

const AT_ONCE = 500;
const PASSES = 3;
/** A list too long for one answer (contract, "List query"). */
const TOO_LONG = 413;

/** What is exported: the ticked records of a list, or all that its filter finds. */
export type Wanted = {
  /** Where the records are read. */
  resource: string;
  definition: Definition;
  filter: FilterPayload;
  sort: SortPayload;
  ids?: readonly Identifier[];
};

type Options = { signal: AbortSignal; onProgress: (done: number, of: number) => void };

type Pass = { records: readonly RaRecord[]; whole: boolean };

/**
 * Reads the records to export, in the order of the list. Throws if they cannot be read, and if the list
 * was still changing while it was read: a table that lacks a record must not look complete. Ticked
 * records that no longer exist are left out; the caller knows how many there were.
 */
export async function collectRecords(
  provider: AppDataProvider,
  wanted: Wanted,
  options: Options,
): Promise<readonly RaRecord[]> {
  if (wanted.ids) return collectChosen(provider, { ...wanted, ids: wanted.ids }, options);
  const { data, total = 0 } = await readPage(provider, wanted, options, 1);
  if (data.length === total) return data;
  const read = total > ALL_ROWS ? undefined : await collectAtOnce(provider, wanted, options);
  return read ?? collectTwice(provider, wanted, options);
}

/** One call, which sees a consistent list; `undefined` if the list has grown too long for it. */
async function collectAtOnce(
  provider: AppDataProvider,
  { resource, filter, sort }: Wanted,
  { signal, onProgress }: Options,
): Promise<readonly RaRecord[] | undefined> {
  try {
    const pagination = { page: 1, perPage: ALL_ROWS };
    const params = { filter, sort, pagination, signal };
    const { data, total } = await provider.getList(resource, params);
    if (data.length !== total) return undefined;
    onProgress(data.length, total);
    return data;
  } catch (error) {
    if (statusOf(error) !== TOO_LONG) throw error;
    return undefined;
  }
}

/**
 * Reads page by page until two passes find the same records. The count alone proves nothing: while one
 * record leaves a page that was already read, another may be added at the end.
 */
async function collectTwice(
  provider: AppDataProvider,
  wanted: Wanted,
  options: Options,
): Promise<readonly RaRecord[]> {
  let before = await collectPages(provider, wanted, options);
  for (let pass = 2; pass <= PASSES; pass += 1) {
    const now = await collectPages(provider, wanted, options);
    if (before.whole && now.whole && areSame(before.records, now.records)) return now.records;
    before = now;
  }
  throw new Error('The list was still changing while it was read.');
}

/** Whether two passes without duplicates contain the same records. */
function areSame(some: readonly RaRecord[], others: readonly RaRecord[]): boolean {
  const ids = new Set(some.map(({ id }) => id));
  return ids.size === others.length && others.every(({ id }) => ids.has(id));
}

async function collectPages(
  provider: AppDataProvider,
  wanted: Wanted,
  options: Options,
): Promise<Pass> {
  const found = new Map<Identifier, RaRecord>();
  for (let page = 1; ; page += 1) {
    const { data, total = 0 } = await readPage(provider, wanted, options, page);
    for (const record of data) found.set(record.id, record);
    options.onProgress(found.size, total);
    if (data.length < AT_ONCE || page * AT_ONCE >= total) {
      return { records: [...found.values()], whole: found.size === total };
    }
  }
}

function readPage(
  provider: AppDataProvider,
  { resource, filter, sort }: Wanted,
  { signal }: Options,
  page: number,
) {
  signal.throwIfAborted();
  const pagination = { page, perPage: AT_ONCE };
  return provider.getList(resource, { filter, sort, pagination, signal });
}

/** The ticked records that still exist. */
async function collectChosen(
  provider: AppDataProvider,
  { resource, definition, filter, sort, ids }: Wanted & { ids: readonly Identifier[] },
  { signal, onProgress }: Options,
): Promise<readonly RaRecord[]> {
  const found: RaRecord[] = [];
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    signal.throwIfAborted();
    const some = ids.slice(from, from + AT_ONCE);
    const { data } = await provider.getMany(resource, { ids: some, signal });
    found.push(...data);
    onProgress(Math.min(from + AT_ONCE, ids.length), ids.length);
  }
  return inOrder(found, definition, listQuery({ filter, sort }));
}

/** Sorted as in the list; whether the list would still show them does not matter, since they were ticked. */
async function inOrder(
  records: readonly RaRecord[],
  definition: Definition,
  query: ListQuery,
): Promise<readonly RaRecord[]> {
  if (wantsRouteOrder(definition.name, query)) return records.toSorted(byRoute);
  const all = { ...query, conditions: [], search: undefined };
  return (await applyLocally(definition, records, all)).data;
}
