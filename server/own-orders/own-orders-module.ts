import type { FastifyPluginAsync } from 'fastify';
import {
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import { commands } from '../../domain/resources/commands.ts';
import { RequestError } from '../base/request-error.ts';
import { requireAccess } from '../base/require-access.ts';
import { sendBytes } from '../blobs/send-bytes.ts';
import type { Module } from '../resources/module.ts';
import { documentParams, noQuery, oneOwnOrder, orderParams } from './own-order-schemas.ts';
import { isOwnDocument, readOwnOrder } from './read-own-order.ts';

const TAGS = ['me'];

/**
 * What customers read of their own orders beyond the record. For everybody else, the staff included,
 * these orders do not exist.
 */
const ownOrderRoutes: FastifyPluginAsync = async (scope) => {
  scope.setValidatorCompiler(validatorCompiler);
  scope.setSerializerCompiler(serializerCompiler);
  const app = scope.withTypeProvider<ZodTypeProvider>();
  const { database, invoiceArchive } = scope;
  const onRequest = requireAccess(commands.access.show);

  app.get(
    '/me/orders/:id',
    {
      onRequest,
      schema: {
        tags: TAGS,
        summary: 'Read how far an order of your own is, its parcels, documents and payment.',
        params: orderParams,
        querystring: noQuery,
        response: { 200: oneOwnOrder },
      },
    },
    async ({ params, actor }) => {
      const data = await readOwnOrder(database, { id: params.id, owner: actor.id });
      if (!data) throw new RequestError('record.notFound');
      return { status: 'success' as const, data };
    },
  );

  app.get(
    '/me/orders/:id/documents/:document',
    {
      onRequest,
      schema: {
        tags: TAGS,
        summary: 'Read the archived PDF of an issued document of an order of your own.',
        'x-produces': ['application/pdf'],
        params: documentParams,
        querystring: noQuery,
      },
    },
    async (request, reply) => {
      const { params, actor } = request;
      const requested = { id: params.id, owner: actor.id };
      if (!(await isOwnDocument(database, requested, params.document))) {
        throw new RequestError('record.notFound');
      }
      const bytes = await invoiceArchive.bytesOf(params.document);
      return sendBytes(request, reply, { bytes, type: 'application/pdf' });
    },
  );
};

/** Orders as their customers follow them. */
export const ownOrdersModule: Module = { name: 'own-orders', routes: ownOrderRoutes };
