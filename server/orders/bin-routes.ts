import type { FastifyInstance } from 'fastify';
import type { Definition } from '../../domain/define.ts';
import { requireAccess } from '../base/require-access.ts';
import { answerList } from '../resources/answer-list.ts';
import { filtersOf, presentRecord } from '../resources/find-record.ts';
import { type SchemaWriter, schemaWriter } from '../resources/json-schema.ts';
import { type Filter, type RawQuery, readListQuery } from '../resources/list-query.ts';
import { callOf, writing } from '../resources/request-context.ts';
import type { Resource } from '../resources/resource.ts';
import { answer, errorsOf, ID_PARAMS, querySchema } from '../resources/route-schemas.ts';
import { binResource, findBinned } from './bin-resource.ts';
import { emptyBin, eraseOrders } from './empty-bin.ts';
import { restoreOrder } from './restore-order.ts';

type ById = { Params: { id: string } };

const deletedUntil = (moment: Date): Filter => ({
  path: 'deletedAt',
  operator: 'lte',
  values: [moment.toISOString()],
});

function serveOne(app: FastifyInstance, resource: Resource, bin: Resource): void {
  const path = `/${resource.definition.path}/bin`;
  const writer = schemaWriter(app.engine.definitions);
  const schemas = binRouteSchemas(bin.definition, resource.definition, writer);

  app.post<ById>(`${path}/:id/restore`, { schema: schemas.restore }, (request) => {
    const call = callOf(request);
    return writing(call, async (context) => ({
      data: await restoreOrder(call, { orders: resource, bin }, request.params.id, context),
    }));
  });

  app.delete<ById>(`${path}/:id`, { schema: schemas.erase }, (request) => {
    const call = callOf(request);
    return writing(call, async (context) => {
      const { transaction } = context;
      const order = await findBinned(transaction, call, bin, request.params.id);
      const data = await presentRecord(transaction, call, bin, order);
      const files = [order.frontId, order.backId].map(String);
      await eraseOrders([{ id: order._id, files }], context);
      return { data };
    });
  });
}

/** The deleted orders: listed, restored, and removed one by one or all at once. */
export function binRoutes(app: FastifyInstance, resource: Resource): void {
  const { definitions } = app.engine;
  const bin = binResource(resource);
  const { definition } = bin;
  const path = `/${definition.path}/bin`;
  const schemas = binRouteSchemas(definition, resource.definition, schemaWriter(definitions));

  const list = { schema: schemas.list, onRequest: requireAccess(definition.access.list) };
  app.get<{ Querystring: RawQuery }>(path, list, async (request) => {
    const { actor, query } = request;
    const requestedQuery = readListQuery(query, { definition, definitions, actor });
    return answerList(request, bin, requestedQuery);
  });

  app.delete(path, { schema: schemas.empty }, async (request) => {
    const call = callOf(request);
    const scope = filtersOf(definition.access.delete, call.actor);
    // Orders that are deleted while the bin is being emptied are not included.
    const filters = [deletedUntil(call.now), ...scope];
    return { status: 'success', count: await emptyBin(call, { bin, filters }) };
  });

  serveOne(app, resource, bin);
}

const COUNT = { type: 'integer', description: 'How many match in all.' };
const ERASED = { type: 'integer', description: 'How many orders were removed.' };

/** The OpenAPI descriptions of the calls of the bin. */
function binRouteSchemas(bin: Definition, orders: Definition, schemas: SchemaWriter) {
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
