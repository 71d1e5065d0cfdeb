import type { FastifyRequest } from 'fastify';
import type { Actor } from '../../domain/access.ts';
import { mapInSlices } from '../base/in-slices.ts';
import { filtersOf } from './find-record.ts';
import type { ListQuery } from './list-query.ts';
import { listIds, listRecords, wantsIds } from './list-records.ts';
import { projectRecord, readableRecord } from './readable-record.ts';
import { embedReferences } from './references.ts';
import type { Resource } from './resource.ts';
import type { Executor } from './storage.ts';

/**
 * A list query as it runs: with the business's additions, restricted to what the actor may list.
 */
export async function scopedQuery(
  { definition, hooks }: Resource,
  query: ListQuery,
  { database, actor }: { database: Executor; actor: Actor },
): Promise<ListQuery> {
  const scope = filtersOf(definition.access.list, actor);
  const requestedQuery = (await hooks.listing?.(query, database)) ?? query;
  return { ...requestedQuery, filters: [...requestedQuery.filters, ...scope] };
}

/** The answer to a list call: a page of records as their reader sees them, and how many match. */
export async function answerList(
  { server, reader: actor }: FastifyRequest,
  resource: Resource,
  query: ListQuery,
) {
  const { lists, resources } = server.engine;
  if (wantsIds(query)) {
    const ids = await lists.read(async (database) =>
      listIds(
        database,
        resources,
        resource,
        await scopedQuery(resource, query, { database, actor }),
      ),
    );
    return { status: 'success', count: ids.length, data: ids.map((_id) => ({ _id })) };
  }
  const { whole, count } = await lists.read(async (database) => {
    const scoped = await scopedQuery(resource, query, { database, actor });
    const { records, count } = await listRecords(database, resources, resource, scoped);
    return {
      whole: await embedReferences(database, resources, resource, { records, actor }),
      count,
    };
  });
  const { fields } = query;
  const data = await mapInSlices(whole, (record) => {
    const readable = readableRecord(resource.definition, record, actor);
    return fields ? projectRecord(readable, fields) : readable;
  });
  return { status: 'success', count, data };
}
