import type { FastifyInstance } from 'fastify';
import {
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import { z } from 'zod';
import { allows, office } from '../../domain/access.ts';
import { type DailyUse, leftOf } from '../../domain/chat/daily-quota.ts';
import { usesOf } from './daily-use.ts';

const use = z
  .object({
    limit: z.int().describe('What the account may send in 24 hours.'),
    left: z.int(),
    renewsAt: z.iso.datetime().nullable().describe('When all of it may be sent again.'),
  })
  .nullable()
  .describe('Null for the staff, who are not counted.')
  .meta({ id: 'DailyUse' });

const wireUse = (one: DailyUse) => ({
  limit: one.limit,
  left: leftOf(one),
  renewsAt: one.endsAt?.toISOString() ?? null,
});

/** What an account may still send today. */
export async function quotaRoutes(scope: FastifyInstance): Promise<void> {
  scope.setValidatorCompiler(validatorCompiler);
  scope.setSerializerCompiler(serializerCompiler);
  const app = scope.withTypeProvider<ZodTypeProvider>();
  app.get(
    '/quota',
    {
      schema: {
        tags: ['chat'],
        summary: 'How many messages and files the account may still send, and until when.',
        querystring: z.strictObject({}),
        response: {
          200: z.object({
            status: z.literal('success'),
            data: z.object({ messages: use, files: use }),
          }),
        },
      },
    },
    async ({ actor }) => {
      const status = 'success' as const;
      if (allows(office, actor)) return { status, data: { messages: null, files: null } };
      const { database, config } = scope;
      const requested = { userId: actor.id, limits: config.dailyLimits, now: scope.now() };
      const { messages, files } = await usesOf(database, requested);
      return { status, data: { messages: wireUse(messages), files: wireUse(files) } };
    },
  );
}
