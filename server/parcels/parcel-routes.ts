import type { FastifyPluginAsync } from 'fastify';
import {
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import { parcelAccess } from '../../domain/parcels/parcel.ts';
import { isParcelCode } from '../../domain/parcels/parcel-code.ts';
import { RequestError } from '../base/request-error.ts';
import { requireAccess } from '../base/require-access.ts';
import { callOf, writing } from '../resources/request-context.ts';
import { changeParcel } from './change-parcel.ts';
import { changeParcels, undoParcelsChange } from './change-parcels.ts';
import { weighing } from './follow-weights.ts';
import { parcelByCode, parcelsOfOrder } from './parcel-rows.ts';
import {
  codeParams,
  manyParcels,
  noQuery,
  ofOrder,
  oneParcel,
  parcelChange,
  parcelsChange,
  parcelsChanged,
  parcelsUndo,
  parcelsUndone,
  parcelWeights,
  weighedOrder,
} from './parcel-schemas.ts';
import { demandOrder, reachesOrder } from './reached-order.ts';
import { weighParcels } from './weigh-parcels.ts';

const TAGS = ['parcels'];
const DONE = 'success' as const;

/** The parcels of orders: read by order or by code, weighed, and scanned from state to state. */
export const parcelRoutes: FastifyPluginAsync = async (scope) => {
  scope.setValidatorCompiler(validatorCompiler);
  scope.setSerializerCompiler(serializerCompiler);
  const app = scope.withTypeProvider<ZodTypeProvider>();
  const { database } = scope;

  app.get(
    '/parcels',
    {
      onRequest: requireAccess(parcelAccess.show),
      schema: {
        tags: TAGS,
        summary: 'List the parcels of an order, in their order.',
        querystring: ofOrder,
        response: { 200: manyParcels },
      },
    },
    async ({ query, actor }) => {
      const reading = { ...scope.engine, actor };
      // Of an order that is not there, there are no parcels either.
      if (!(await reachesOrder(database, reading, query.order))) {
        return { status: DONE, count: 0, data: [] };
      }
      const data = [...(await parcelsOfOrder(database, query.order))];
      return { status: DONE, count: data.length, data };
    },
  );

  app.put(
    '/parcels',
    {
      onRequest: requireAccess(parcelAccess.edit),
      schema: {
        tags: TAGS,
        summary: 'Set the state of all parcels of some orders, as far as each allows it.',
        querystring: noQuery,
        body: parcelsChange,
        response: { 200: parcelsChanged },
      },
    },
    (request) =>
      writing(callOf(request), async (context) => ({
        data: await changeParcels(request.body, context),
      })),
  );

  app.post(
    '/parcels/undo',
    {
      onRequest: requireAccess(parcelAccess.edit),
      schema: {
        tags: TAGS,
        summary: 'Undo what the caller has set of the parcels of some orders in one call.',
        querystring: noQuery,
        body: parcelsUndo,
        response: { 200: parcelsUndone },
      },
    },
    (request) =>
      writing(callOf(request), async (context) => ({
        data: await undoParcelsChange(request.body, context),
      })),
  );

  app.put(
    '/parcels/weights',
    {
      onRequest: requireAccess(parcelAccess.edit),
      schema: {
        tags: TAGS,
        summary: 'Weigh parcels of an order, all in one.',
        description:
          'A parcel that is weighed is in the warehouse. Once all parcels of the order are weighed, it weighs what they weigh.',
        querystring: noQuery,
        body: parcelWeights,
        response: { 200: weighedOrder },
      },
    },
    (request) =>
      weighing(request, async (weighed) => {
        const { parcels, order } = await weighParcels(request.body, weighed);
        return { data: { parcels: [...parcels], order } };
      }),
  );

  app.get(
    '/parcels/:code',
    {
      onRequest: requireAccess(parcelAccess.show),
      schema: {
        tags: TAGS,
        summary: 'Read the parcel with a code, as a scanner reads it.',
        params: codeParams,
        querystring: noQuery,
        response: { 200: oneParcel },
      },
    },
    async ({ params, actor }) => {
      const data = isParcelCode(params.code) && (await parcelByCode(database, params.code));
      if (!data) throw new RequestError('record.notFound');
      await demandOrder(database, { ...scope.engine, actor }, data.order);
      return { status: DONE, data };
    },
  );

  app.route({
    method: ['PUT', 'PATCH'],
    url: '/parcels/:code',
    onRequest: requireAccess(parcelAccess.edit),
    schema: {
      tags: TAGS,
      summary: "Record a parcel's weight or state.",
      params: codeParams,
      querystring: noQuery,
      body: parcelChange,
      response: { 200: oneParcel },
    },
    handler: (request) =>
      writing(callOf(request), async (context) => ({
        data: await changeParcel(request.params.code, request.body, context),
      })),
  });
};
