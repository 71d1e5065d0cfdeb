import type { Definition } from '../../domain/define.ts';
import { BIN_DAYS } from '../../domain/orders/bin.ts';
import { hourly } from '../base/hourly.ts';
import { requireAccess } from '../base/require-access.ts';
import { answerList } from '../resources/answer-list.ts';
import { removeDiscardedFiles } from '../resources/discarded-files.ts';
import { filtersOf, presentRecord } from '../resources/find-record.ts';
import { inTransaction } from '../resources/in-transaction.ts';
import { type SchemaWriter, schemaWriter } from '../resources/json-schema.ts';
import { type Filter, type RawQuery, readListQuery } from '../resources/list-query.ts';
import { contextOf } from '../resources/request-context.ts';
import type { Resource } from '../resources/resource.ts';
import { callOf, type Room } from '../resources/room.ts';
import { answer, errorsOf, ID_PARAMS, querySchema } from '../resources/route-schemas.ts';
import { binResource, findBinned } from './bin-resource.ts';
import { emptyBin, eraseOrders } from './empty-bin.ts';
import { restoreOrder } from './restore-order.ts';

type ById = { Params: { id: string } };

const DAY_MS = 86_400_000;

/** The actor that removes orders which nobody has restored in time. */
const THE_SERVER = { id: null, name: 'Jisr' };

const deletedUntil = (moment: Date): Filter => ({
  path: 'deletedAt',
  operator: 'lte',
  values: [moment.toISOString()],
});

/** Removes orders that have been in the bin for thirty days, now and every hour. */
function removeInTime({ app, resources }: Room, bin: Resource): void {
  const { database, blobs, newId } = app;
  const removeFiles = (names: readonly string[]) =>
    removeDiscardedFiles({ database, blobs, resources }, names).catch((error: unknown) =>
      app.log.error({ err: error }, 'discarded files could not be removed'),
    );
  hourly(app, {
    name: 'removing old orders from the bin',
    work: async (signal) => {
      const now = app.now();
      const filters = [deletedUntil(new Date(now.getTime() - BIN_DAYS * DAY_MS))];
      const actor = THE_SERVER;
      await emptyBin({ database, resources, bin, filters, actor, now, newId, removeFiles, signal });
    },
  });
}

function serveOne(room: Room, resource: Resource, bin: Resource): void {
  const { app, definitions } = room;
  const path = `/${resource.definition.path}/bin`;
  const schemas = binRouteSchemas(bin.definition, resource.definition, schemaWriter(definitions));

  app.post<ById>(`${path}/:id/restore`, { schema: schemas.restore }, async (request) => {
    const call = callOf(room, request);
    return { status: 'success', data: await restoreOrder(call, resource, bin, request.params.id) };
  });

  app.delete<ById>(`${path}/:id`, { schema: schemas.erase }, async (request) => {
    const call = callOf(room, request);
    const { shown, files } = await inTransaction(call.database, async (transaction) => {
      const order = await findBinned(transaction, call, bin, request.params.id);
      const shown = await presentRecord(transaction, call, bin, order);
      const named = [order.frontId, order.backId].map(String);
      const erased = { id: order._id, files: named };
      const files = await eraseOrders([erased], contextOf(call, transaction));
      await call.keepAnswer(transaction, shown);
      return { shown, files };
    });
    await call.removeFiles(files);
    return { status: 'success', data: shown };
  });
}

/**
 * The deleted orders: listed, restored, and removed one by one, all at once, or after thirty days.
 */
export function binRoutes(room: Room, resource: Resource): void {
  const { app, definitions } = room;
  const bin = binResource(resource);
  const { definition } = bin;
  const path = `/${definition.path}/bin`;
  const schemas = binRouteSchemas(definition, resource.definition, schemaWriter(definitions));

  const list = { schema: schemas.list, onRequest: requireAccess(definition.access.list) };
  app.get<{ Querystring: RawQuery }>(path, list, async (request) => {
    const { actor, query } = request;
    const asked = readListQuery(query, { definition, definitions, actor });
    return answerList(room, request, bin, asked);
  });

  app.delete(path, { schema: schemas.empty }, async (request) => {
    const { database, resources, actor, now, newId, removeFiles } = callOf(room, request);
    const scope = filtersOf(definition.access.delete, actor);
    // Orders that are deleted while the bin is being emptied are not included.
    const filters = [deletedUntil(now), ...scope];
    const caller = { actor, now, newId, removeFiles };
    const count = await emptyBin({ database, resources, bin, filters, ...caller });
    return { status: 'success', count };
  });

  serveOne(room, resource, bin);
  removeInTime(room, bin);
}

const COUNT = { type: 'integer', description: 'How many match in all.' };
const ERASED = { type: 'integer', description: 'How many orders were removed.' };

/** The OpenAPI descriptions of the calls of the bin. */
export function binRouteSchemas(bin: Definition, orders: Definition, schemas: SchemaWriter) {
  const tags = [orders.name];
  const binned = schemas.record(bin);
  return {
    list: {
      tags,
      summary: 'List the deleted orders, the latest first.',
      querystring: querySchema(bin, schemas),
      response: {
        200: answer({ type: 'array', items: binned }, { count: COUNT }),
        ...errorsOf(400, 413),
      },
    },
    empty: {
      tags,
      summary: 'Remove every deleted order for good, with its ID documents.',
      response: {
        200: {
          type: 'object',
          description: 'Done.',
          properties: { status: { const: 'success' }, count: ERASED },
          required: ['status', 'count'],
        },
        ...errorsOf(),
      },
    },
    restore: {
      tags,
      summary: 'Take a deleted order out of the bin, as it was.',
      params: ID_PARAMS,
      response: { 200: answer(schemas.record(orders)), ...errorsOf(404, 409) },
    },
    erase: {
      tags,
      summary: 'Remove a deleted order for good, with its ID documents.',
      params: ID_PARAMS,
      response: { 200: answer(binned), ...errorsOf(404) },
    },
  };
}
