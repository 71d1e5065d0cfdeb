import type { FastifyInstance } from 'fastify';
import { partOf } from '../../domain/access.ts';
import type { Definition } from '../../domain/define.ts';
import { requireAccess } from '../base/require-access.ts';
import { scopedQuery } from '../resources/answer-list.ts';
import { type SchemaWriter, schemaWriter } from '../resources/json-schema.ts';
import { type RawQuery, readListQuery } from '../resources/list-query.ts';
import type { Resource } from '../resources/resource.ts';
import { answer, errorsOf, querySchema } from '../resources/route-schemas.ts';
import { binRoutes } from './bin-routes.ts';
import { orderTotals } from './order-totals.ts';
import { paymentRoutes } from './payment-routes.ts';

/** The calls that only orders have. */
export function orderRoutes(app: FastifyInstance, orders: Resource): void {
  serveTotals(app, orders);
  binRoutes(app, orders);
  app.register(paymentRoutes(orders));
}

function serveTotals(app: FastifyInstance, resource: Resource): void {
  const { database, resources, definitions } = app.engine;
  const { definition } = resource;
  const schemas = orderRouteSchemas(definition, schemaWriter(definitions));
  const path = `/${definition.path}`;

  app.get<{ Querystring: RawQuery }>(
    `${path}/totals`,
    { schema: schemas.totals, onRequest: requireAccess(partOf('overview')) },
    async ({ query, actor }) => {
      const requestedQuery = readListQuery(query, { definition, definitions, actor });
      const scoped = await scopedQuery(resource, requestedQuery, { database, actor });
      return {
        status: 'success',
        data: await orderTotals(database, resources, resource, scoped),
      };
    },
  );
}

const TOTALS = {
  type: 'object',
  properties: {
    count: { type: 'integer', description: 'How many orders match.' },
    packages: { type: 'integer', description: 'The number of their parcels.' },
    weight: { type: 'number', description: 'Their weight, in kg.' },
    unpaid: {
      type: 'string',
      description: 'The totals of the unpaid ones, in euro.',
      examples: ['1280.50'],
    },
  },
  required: ['count', 'packages', 'weight', 'unpaid'],
};

/** The OpenAPI descriptions of the calls that only orders have. */
export function orderRouteSchemas(definition: Definition, schemas: SchemaWriter) {
  const tags = [definition.name];
  return {
    totals: {
      tags,
      summary: 'Read the totals of the orders of a list, over all its pages.',
      querystring: querySchema(definition, schemas),
      response: { 200: answer(TOTALS), ...errorsOf(400) },
    },
  };
}
