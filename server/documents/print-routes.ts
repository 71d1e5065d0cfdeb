import type { FastifyPluginAsync } from 'fastify';
import {
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import { z } from 'zod';
import { PRINT_KINDS, printAccess } from '../../domain/documents/print.ts';
import { demand } from '../demand.ts';
import { inTransaction } from '../resources/in-transaction.ts';
import { logPrints, printsOfOrder } from './print-log.ts';

const TAGS = ['prints'];
const DONE = 'success' as const;
const MAX_BATCH = 1_000;

const print = z
  .object({
    _id: z.uuid(),
    kind: z.enum(PRINT_KINDS),
    order: z.uuid(),
    invoice: z.uuid().nullable(),
    at: z.iso.datetime(),
    by: z.string(),
    reprint: z.boolean(),
  })
  .meta({ id: 'Print' });

const prints = z.object({
  status: z.literal('success'),
  count: z.int(),
  data: z.array(print),
});

const printed = z
  .strictObject({
    kind: z.enum(PRINT_KINDS),
    orders: z.array(z.uuid()).min(1).max(MAX_BATCH),
    invoice: z.uuid().optional(),
  })
  .meta({ id: 'PrintedPapers' });

/** The print log: which paper of which order was printed, when, by whom, and whether once more. */
export const printRoutes: FastifyPluginAsync = async (scope) => {
  scope.setValidatorCompiler(validatorCompiler);
  scope.setSerializerCompiler(serializerCompiler);
  const app = scope.withTypeProvider<ZodTypeProvider>();
  const { database } = scope;

  app.get(
    '/prints',
    {
      schema: {
        tags: TAGS,
        summary: 'What was printed of an order, the latest first.',
        querystring: z.strictObject({ order: z.uuid() }),
        response: { 200: prints },
      },
    },
    async ({ actor, query }) => {
      demand(printAccess.show, actor);
      const data = [...(await printsOfOrder(database, query.order))];
      return { status: DONE, count: data.length, data };
    },
  );

  app.post(
    '/prints',
    {
      schema: {
        tags: TAGS,
        summary: 'Write down that a paper of some orders was printed.',
        querystring: z.strictObject({}),
        body: printed,
        response: { 201: prints },
      },
    },
    async (request, reply) => {
      const { actor, body } = request;
      demand(printAccess.print, actor);
      const answer = await inTransaction(database, async (transaction) => {
        const context = { transaction, actor, now: scope.now(), newId: scope.newId };
        const data = [...(await logPrints(body, context))];
        const logged = { status: DONE, count: data.length, data };
        await request.keepAnswer(transaction, 201, logged);
        return logged;
      });
      return reply.code(201).send(answer);
    },
  );
};
