import type { FastifyInstance } from 'fastify';
import {
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Module } from '../resources/module.ts';
import { readCounts } from './read-counts.ts';

const SCHEMA = {
  tags: ['counts'],
  summary: 'How many records there are of every resource that the caller may list.',
  querystring: z.strictObject({}),
  response: {
    200: z.object({
      status: z.literal('success'),
      data: z
        .record(
          z.string().describe("A resource's path."),
          z
            .object({
              count: z.int().describe('How many records its list shows to the caller.'),
              states: z
                .record(z.string(), z.int())
                .optional()
                .describe('How many of them are in each state or status, if they have one.'),
            })
            .meta({ id: 'Counted' }),
        )
        .meta({ examples: [{ tours: { count: 8, states: { planned: 2, open: 5, closed: 1 } } }] }),
    }),
  },
};

/** One call for the counters of the overview, whatever the resources are. */
async function countRoutes(scope: FastifyInstance): Promise<void> {
  scope.setValidatorCompiler(validatorCompiler);
  scope.setSerializerCompiler(serializerCompiler);
  const app = scope.withTypeProvider<ZodTypeProvider>();
  app.get('/counts', { schema: SCHEMA }, async ({ actor }) => ({
    status: 'success' as const,
    data: await readCounts(scope.engine, actor),
  }));
}

/** Counters of all resources. */
export const countsModule: Module = { name: 'counts', routes: countRoutes };
