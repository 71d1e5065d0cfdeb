import type { FastifyPluginAsync } from 'fastify';
import {
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import { z } from 'zod';
import { MOST_LEFT } from '../../domain/parcels/loading.ts';
import { parcelAccess } from '../../domain/parcels/parcel.ts';
import type { ParcelState } from '../../domain/parcels/parcel-states.ts';
import { requireAccess } from '../base/require-access.ts';
import { loadingOf } from './loading-rows.ts';
import { noQuery, parcel } from './parcel-schemas.ts';

const loading = z
  .object({
    states: z
      .object({
        registered: z.int(),
        received: z.int(),
        loaded: z.int(),
        delivered: z.int(),
        missing: z.int(),
      } satisfies Record<ParcelState, z.ZodInt>)
      .meta({ description: "How many of the trip's parcels are in each state." }),
    left: z
      .array(
        parcel
          .pick({ code: true, order: true, billCode: true, number: true, of: true, state: true })
          .extend({ recipient: z.string(), destination: z.string() }),
      )
      .meta({
        description: `The parcels that are neither loaded nor delivered, in the order of the road; the first ${MOST_LEFT}.`,
      }),
  })
  .meta({ id: 'Loading' });

/** How far a trip is loaded. */
export const loadingRoutes: FastifyPluginAsync = async (scope) => {
  scope.setValidatorCompiler(validatorCompiler);
  scope.setSerializerCompiler(serializerCompiler);
  const app = scope.withTypeProvider<ZodTypeProvider>();
  const { database } = scope;

  app.get(
    '/trips/:id/loading',
    {
      onRequest: requireAccess(parcelAccess.edit),
      schema: {
        tags: ['parcels'],
        summary: 'Count the parcels of a trip by their states, and name those that are not loaded.',
        params: z.object({ id: z.uuid() }),
        querystring: noQuery,
        response: { 200: z.object({ status: z.literal('success'), data: loading }) },
      },
    },
    async ({ params }) => {
      const { states, left } = await loadingOf(database, params.id);
      return { status: 'success' as const, data: { states, left: [...left] } };
    },
  );
};
