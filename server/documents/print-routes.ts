import type { FastifyPluginAsync } from 'fastify';
import {
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import { z } from 'zod';
import { MOST_PRINTS, printAccess } from '../../domain/documents/print.ts';
import { PRINT_KINDS } from '../../domain/orders/document-kinds.ts';
import { requireAccess } from '../base/require-access.ts';
import { callOf, writing } from '../resources/request-context.ts';
import type { Resource } from '../resources/resource.ts';
import { markLabelled } from './mark-labelled.ts';
import { logPrints, printsOfOrder } from './print-log.ts';

const TAGS = ['prints'];
const DONE = 'success' as const;

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

const logged = prints.extend({ gone: z.array(z.uuid()) });

const printed = z
  .strictObject({
    kind: z.enum(PRINT_KINDS),
    orders: z.array(z.uuid()).min(1).max(MOST_PRINTS),
    invoices: z.array(z.uuid()).max(MOST_PRINTS).optional(),
  })
  .meta({ id: 'PrintedPapers' });

/**
 * The print log: which document of which order was printed, when, by whom, and whether it is a
 * reprint.
 */
export const printRoutes =
  (orders: Resource): FastifyPluginAsync =>
  async (scope) => {
    scope.setValidatorCompiler(validatorCompiler);
    scope.setSerializerCompiler(serializerCompiler);
    const app = scope.withTypeProvider<ZodTypeProvider>();
    const { database } = scope;

    app.get(
      '/prints',
      {
        onRequest: requireAccess(printAccess.show),
        schema: {
          tags: TAGS,
          summary: 'List what was printed of an order, the latest first.',
          querystring: z.strictObject({ order: z.uuid() }),
          response: { 200: prints },
        },
      },
      async ({ query }) => {
        const data = [...(await printsOfOrder(database, query.order))];
        return { status: DONE, count: data.length, data };
      },
    );

    app.post(
      '/prints',
      {
        onRequest: requireAccess(printAccess.print),
        schema: {
          tags: TAGS,
          summary:
            'Record that a document of some orders was printed; names the orders that are deleted.',
          querystring: z.strictObject({}),
          body: printed,
          response: { 201: logged },
        },
      },
      async (request, reply) => {
        const call = callOf(request, 201);
        const answer = await writing(call, async (context) => {
          const { prints: data, deleted } = await logPrints(request.body, context);
          await markLabelled(request.body, deleted, { call, orders, ...context });
          return { count: data.length, data: [...data], gone: [...deleted] };
        });
        return reply.code(201).send(answer);
      },
    );
  };
