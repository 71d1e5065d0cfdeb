import { sql } from 'kysely';
import { allows } from '../../domain/access.ts';
import { searchTerms } from '../../domain/search/search-terms.ts';
import { filtersOf } from '../resources/find-record.ts';
import { maySearch } from '../resources/list-query.ts';
import { ROW, whereOf } from '../resources/list-records.ts';
import type { Reading } from '../resources/request-context.ts';
import type { Resource } from '../resources/resource.ts';
import { isSearchable } from '../resources/search-text.ts';
import type { Executor } from '../resources/storage.ts';

/** So many records of each kind are found at most. */
const MOST = 200;

/** Records by their resource, whose entries are looked for. */
export type SearchedRecords = readonly {
  readonly resource: string;
  readonly ids: readonly string[];
}[];

/** What a text has found, and whether it finds more than is looked through. */
type Found = { readonly records: SearchedRecords; readonly isPartial: boolean };

async function foundIn(
  executor: Executor,
  { resources, actor }: Reading,
  resource: Resource,
  text: string,
): Promise<readonly string[]> {
  const { storage, definition } = resource;
  const query = {
    filters: filtersOf(definition.access.list, actor),
    search: searchTerms(text),
    sort: [],
    page: 1,
    limit: MOST + 1,
    fields: undefined,
  };
  const { rows } = await sql<{ id: string }>`
    select ${sql.ref(`${ROW}.id`)} as id from ${sql.table(storage.table)} as ${sql.ref(ROW)}
    where ${whereOf(resources, resource, query)} limit ${MOST + 1}
  `.execute(executor);
  return rows.map(({ id }) => id);
}

/** The records and people that a text finds in the lists that somebody may search. */
export async function searchedRecords(
  executor: Executor,
  reading: Reading,
  text: string,
): Promise<Found> {
  const records: { resource: string; ids: readonly string[] }[] = [];
  let isPartial = false;
  for (const [name, resource] of reading.resources) {
    const { definition } = resource;
    const isSearched =
      !definition.readOnly &&
      isSearchable(definition.fields) &&
      allows(definition.access.list, reading.actor) &&
      maySearch(definition, reading.actor);
    if (!isSearched) continue;
    const ids = await foundIn(executor, reading, resource, text);
    if (ids.length > MOST) isPartial = true;
    if (ids.length > 0) records.push({ resource: name, ids: ids.slice(0, MOST) });
  }
  return { records, isPartial };
}
