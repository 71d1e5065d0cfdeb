import type { FastifyPluginAsync } from 'fastify';
import {
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import { parcelAccess } from '../../domain/parcels/parcel.ts';
import { SCANS_IN_SIGHT } from '../../domain/parcels/scans.ts';
import { requireAccess } from '../base/require-access.ts';
import { weighing } from './follow-weights.ts';
import { noQuery } from './parcel-schemas.ts';
import { reachesOrder } from './reached-order.ts';
import { scanParcel, undoScan } from './scan-parcel.ts';
import { presentScan, scansOf } from './scan-rows.ts';
import { manyScans, oneScan, scanBody, scanParams } from './scan-schemas.ts';

const TAGS = ['parcels'];

/** The calls of a scanner: one for each code that it reads, and the undoing of it. */
export const scanRoutes: FastifyPluginAsync = async (scope) => {
  scope.setValidatorCompiler(validatorCompiler);
  scope.setSerializerCompiler(serializerCompiler);
  const app = scope.withTypeProvider<ZodTypeProvider>();
  const { database } = scope;

  app.post(
    '/parcels/scans',
    {
      onRequest: requireAccess(parcelAccess.scan),
      schema: {
        tags: TAGS,
        summary: 'Scan a code: record what it says of the parcel, or say why not.',
        querystring: noQuery,
        body: scanBody,
        response: { 200: oneScan },
      },
    },
    (request) =>
      weighing(request, async (weighed) => ({
        data: await scanParcel(request.body, weighed),
      })),
  );

  app.post(
    '/parcels/scans/:id/undo',
    {
      onRequest: requireAccess(parcelAccess.scan),
      schema: {
        tags: TAGS,
        summary: 'Undo a scan, as long as nobody has changed its parcel since.',
        params: scanParams,
        querystring: noQuery,
        response: { 200: oneScan },
      },
    },
    (request) =>
      weighing(request, async (weighed) => ({
        data: await undoScan(request.params.id, weighed),
      })),
  );

  app.get(
    '/parcels/scans',
    {
      onRequest: requireAccess(parcelAccess.scan),
      schema: {
        tags: TAGS,
        summary: `List your last ${SCANS_IN_SIGHT} scans that changed a parcel, the latest first.`,
        querystring: noQuery,
        response: { 200: manyScans },
      },
    },
    async ({ actor }) => {
      const stored = await scansOf(database, actor.id, SCANS_IN_SIGHT);
      const reading = { ...scope.engine, actor };
      const shown = await Promise.all(
        stored.map(async (scan) => {
          const one = await presentScan(database, scan);
          const order = one?.parcel?.order;
          return order && (await reachesOrder(database, reading, order)) ? one : undefined;
        }),
      );
      const data = shown.filter((scan) => scan !== undefined);
      return { status: 'success' as const, count: data.length, data };
    },
  );
};
