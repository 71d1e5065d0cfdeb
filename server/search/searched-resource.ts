import type { RawBuilder } from 'kysely';
import { allows } from '../../domain/access.ts';
import { filtersOf } from '../resources/find-record.ts';
import { type Filter, maySearch } from '../resources/list-query.ts';
import { ROW, whereOf } from '../resources/list-records.ts';
import type { Reading } from '../resources/request-context.ts';
import type { Resource } from '../resources/resource.ts';
import type { Searched } from './latest-found.ts';

type Options = {
  /** The column that an index sorts the records by. */
  readonly age: string;
  readonly filters?: readonly Filter[];
  readonly columns?: readonly RawBuilder<unknown>[];
};

/**
 * The records of a resource that a reader may list, as they are searched. Nothing if they may not: of
 * a resource with a searched field that they may not read, nothing is searched.
 */
export function searchedResource(
  { resources, actor }: Reading,
  resource: Resource,
  { age, filters = [], columns = [] }: Options,
): Searched | undefined {
  const { definition, storage } = resource;
  if (!allows(definition.access.list, actor) || !maySearch(definition, actor)) return undefined;
  const scope = filtersOf(definition.access.list, actor);
  return {
    table: storage.table,
    living: whereOf(resources, resource, {
      filters: [...filters, ...scope],
      search: [],
      sort: [],
      page: 1,
      limit: undefined,
      fields: undefined,
    }),
    text: storage.search(ROW),
    age,
    columns,
  };
}
