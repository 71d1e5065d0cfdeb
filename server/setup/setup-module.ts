import type { FastifyInstance } from 'fastify';
import {
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import { z } from 'zod';
import { admin, staff } from '../../domain/access.ts';
import { SETUP_STEPS } from '../../domain/setup/setup-steps.ts';
import { requireAccess } from '../base/require-access.ts';
import type { Module } from '../resources/module.ts';
import { callOf, writing } from '../resources/request-context.ts';
import { endSetup, readSetup, skipStep } from './setup-state.ts';

const tags = ['setup'];
const status = z.literal('success');
const noQuery = z.strictObject({});

const setup = z
  .object({
    isEmpty: z
      .boolean()
      .describe(
        'Whether there are neither orders nor trips, unanswered customers and appointments.',
      ),
    isOver: z.boolean().describe('Whether an administrator has put the list away.'),
    latestOrder: z.uuid().nullable().describe('The order whose invoice comes next.'),
    steps: z
      .array(
        z.object({
          step: z.enum(SETUP_STEPS),
          isDone: z.boolean().describe('Read from the data.'),
          isSkipped: z.boolean().describe('For the whole installation.'),
        }),
      )
      .readonly()
      .describe('In the order of doing them.'),
  })
  .meta({ id: 'Setup' });

const setupChange = z
  .strictObject({
    isOver: z.boolean(),
    skipped: z.partialRecord(z.enum(SETUP_STEPS), z.boolean()),
  })
  .partial()
  .meta({ id: 'SetupChange' });

const SCHEMAS = {
  read: {
    tags,
    summary: 'How far the set-up of this installation is.',
    querystring: noQuery,
    response: { 200: z.object({ status, data: setup }) },
  },
  change: {
    tags,
    summary:
      'Skip steps of the set-up or bring them back, or put its list away. Administrators only.',
    querystring: noQuery,
    body: setupChange,
    response: { 200: z.object({ status, data: setup }) },
  },
};

async function setupRoutes(scope: FastifyInstance): Promise<void> {
  scope.setValidatorCompiler(validatorCompiler);
  scope.setSerializerCompiler(serializerCompiler);
  const app = scope.withTypeProvider<ZodTypeProvider>();
  const { database } = scope;

  app.get('/setup', { schema: SCHEMAS.read, onRequest: requireAccess(staff) }, async () => ({
    status: 'success' as const,
    data: await readSetup(database),
  }));

  app.route({
    method: ['PUT', 'PATCH'],
    url: '/setup',
    schema: SCHEMAS.change,
    onRequest: requireAccess(admin),
    handler: (request) => {
      const { isOver, skipped = {} } = request.body;
      return writing(callOf(request), async (context) => {
        for (const step of SETUP_STEPS) {
          const isSkipped = skipped[step];
          if (isSkipped !== undefined) await skipStep(step, isSkipped, context);
        }
        if (isOver !== undefined) await endSetup(isOver, context);
        return { data: await readSetup(context.transaction) };
      });
    },
  });
}

/** The set-up of an empty installation. */
export const setupModule: Module = { name: 'setup', routes: setupRoutes };
