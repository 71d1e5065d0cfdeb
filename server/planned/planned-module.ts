import type { FastifyInstance } from 'fastify';
import {
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import { answering } from '../../domain/access.ts';
import { requireAccess } from '../base/require-access.ts';
import { acceptEmptyBodies } from '../resources/body-parsers.ts';
import type { Module } from '../resources/module.ts';
import { callOf, writing } from '../resources/request-context.ts';
import { cancelPlanned, changePlanned, planMessage, sendPlannedNow } from './change-planned.ts';
import { listPlanned } from './list-planned.ts';
import { plannedSchemas } from './planned-schemas.ts';
import { sendPlanned } from './send-planned.ts';

async function plannedRoutes(scope: FastifyInstance): Promise<void> {
  acceptEmptyBodies(scope);
  scope.setValidatorCompiler(validatorCompiler);
  scope.setSerializerCompiler(serializerCompiler);
  const app = scope.withTypeProvider<ZodTypeProvider>();
  const onRequest = requireAccess(answering);

  app.get('/planned-messages', { schema: plannedSchemas.list, onRequest }, async ({ query }) => ({
    status: 'success' as const,
    data: await listPlanned(scope.database, query),
  }));
  app.post(
    '/planned-messages',
    { schema: plannedSchemas.plan, onRequest },
    async (request, reply) =>
      reply.code(201).send(
        await writing(callOf(request, 201), async (context) => ({
          data: await planMessage(request.body, context),
        })),
      ),
  );
  app.patch(
    '/planned-messages/:id',
    { schema: plannedSchemas.change, onRequest },
    async (request) =>
      writing(callOf(request), async (context) => ({
        data: await changePlanned(request.params.id, request.body, context),
      })),
  );
  app.post(
    '/planned-messages/:id/send',
    { schema: plannedSchemas.send, onRequest },
    async (request) =>
      writing(callOf(request), async (context) => {
        await sendPlannedNow(request.params.id, context);
        return {};
      }),
  );
  app.delete(
    '/planned-messages/:id',
    { schema: plannedSchemas.cancel, onRequest },
    async (request) =>
      writing(callOf(request), async (context) => {
        await cancelPlanned(request.params.id, context);
        return {};
      }),
  );
}

/** Messages that the office writes for later. */
export const plannedModule: Module = {
  name: 'planned',
  routes: plannedRoutes,
  workers: ({ engine, now }) => [
    { queue: 'planned', work: (due) => sendPlanned(engine, due, now()) },
  ],
};
