import { invoiceRoutes } from '../documents/invoice-routes.ts';
import { printRoutes } from '../documents/print-routes.ts';
import { parcelRoutes } from '../parcels/parcel-routes.ts';
import { requireAccess } from '../require-access.ts';
import { scopedQuery } from '../resources/answer-list.ts';
import { schemaWriter } from '../resources/json-schema.ts';
import { type RawQuery, readListQuery } from '../resources/list-query.ts';
import type { Resource } from '../resources/resource.ts';
import type { Room } from '../resources/room.ts';
import { binRoutes } from './bin/bin-routes.ts';
import { orderRouteSchemas } from './order-route-schemas.ts';
import { orderTotals } from './order-totals.ts';

/** The calls that only orders have. */
export function orderRoutes(room: Room, resource: Resource): void {
  serveTotals(room, resource);
  binRoutes(room, resource);
  room.app.register(parcelRoutes);
  room.app.register(invoiceRoutes(room, resource));
  room.app.register(printRoutes);
}

function serveTotals({ app, resources, definitions }: Room, resource: Resource): void {
  const { definition } = resource;
  const schemas = orderRouteSchemas(definition, schemaWriter(definitions));
  const path = `/${definition.path}`;

  app.get<{ Querystring: RawQuery }>(
    `${path}/totals`,
    { schema: schemas.totals, onRequest: requireAccess(definition.access.list) },
    async ({ query, actor }) => {
      const asked = readListQuery(query, { definition, definitions, actor });
      const scoped = await scopedQuery(resource, asked, { database: app.database, actor });
      return {
        status: 'success',
        data: await orderTotals(app.database, resources, resource, scoped),
      };
    },
  );
}
