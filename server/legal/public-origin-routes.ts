import type { FastifyInstance } from 'fastify';
import {
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import { z } from 'zod';
import { printAccess } from '../../domain/documents/print.ts';
import { publicOrigin } from '../base/public-origin.ts';
import { requireAccess } from '../base/require-access.ts';

const answer = z.object({
  status: z.literal('success'),
  data: z.object({
    origin: z.string().meta({ description: 'Empty if the operator has not set it (PUBLIC_URL).' }),
  }),
});

/** Where people reach the product: documents that are drawn in a browser name addresses there. */
export async function publicOriginRoutes(scope: FastifyInstance): Promise<void> {
  scope.setValidatorCompiler(validatorCompiler);
  scope.setSerializerCompiler(serializerCompiler);
  const app = scope.withTypeProvider<ZodTypeProvider>();
  app.get(
    '/public-origin',
    {
      onRequest: requireAccess(printAccess.print),
      schema: {
        tags: ['prints'],
        summary: 'Where people reach the product; printed documents name addresses there.',
        querystring: z.strictObject({}),
        response: { 200: answer },
      },
    },
    async (request) => ({
      status: 'success' as const,
      data: { origin: publicOrigin(request.server.config) },
    }),
  );
}
