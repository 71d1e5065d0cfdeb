import type { FastifyInstance } from 'fastify';
import {
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import { z } from 'zod';
import { admin } from '../../domain/access.ts';
import { MAX_RETENTION_DAYS } from '../../domain/resources/settings.ts';
import { RETAINED_KINDS } from '../../domain/retained-kinds.ts';
import { requireAccess } from '../base/require-access.ts';
import type { Module } from '../resources/module.ts';
import { ownCall } from '../resources/request-context.ts';
import { readLimits, readRetention, runRetention } from './run-retention.ts';

const state = z
  .object({
    kind: z.enum(RETAINED_KINDS),
    days: z.number().int().nullable().describe('The limit in days; `null` if the kind is kept.'),
    due: z.number().int().describe('How many are due now.'),
    stored: z.number().int().describe('How many others have ended and still have it.'),
    last: z
      .object({ at: z.iso.datetime(), removed: z.number().int() })
      .nullable()
      .describe('When something was removed last, and how much.'),
  })
  .meta({ id: 'RetentionState' });

const schema = {
  tags: ['settings'],
  summary: 'What is due to be removed by itself. Administrators only.',
  description:
    'By the stored limits; or, to try one before it is saved, by the limit in the query. It changes nothing.',
  querystring: z.strictObject({
    identityDays: z
      .union([z.literal(''), z.coerce.number().int().min(1).max(MAX_RETENTION_DAYS)])
      .optional()
      .describe('Days after the end of the trip; empty: kept.'),
  }),
  response: { 200: z.object({ status: z.literal('success'), data: z.array(state).readonly() }) },
};

async function retentionRoutes(scope: FastifyInstance): Promise<void> {
  scope.setValidatorCompiler(validatorCompiler);
  scope.setSerializerCompiler(serializerCompiler);
  const app = scope.withTypeProvider<ZodTypeProvider>();
  const { database } = scope;

  app.get('/retention', { schema, onRequest: requireAccess(admin) }, async ({ query }) => {
    const { identityDays: tried } = query;
    const limits =
      tried === undefined ? await readLimits(database) : { identity: tried === '' ? null : tried };
    return {
      status: 'success' as const,
      data: await readRetention(database, limits, scope.now()),
    };
  });
}

/** What is removed by itself once its time is over. */
export const retentionModule: Module = {
  name: 'retention',
  routes: retentionRoutes,
  jobs: (app) => [
    {
      name: 'removing data whose time is over',
      work: (signal) => runRetention(ownCall(app.engine, app.now()), signal),
    },
  ],
};
