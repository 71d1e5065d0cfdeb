import type { FastifyInstance } from 'fastify';
import {
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import { z } from 'zod';
import { partOf } from '../../domain/access.ts';
import { isOneOf } from '../../domain/is-one-of.ts';
import { PHONE_CHANNELS } from '../../domain/messages/channels.ts';
import { RequestError } from '../base/request-error.ts';
import { requireAccess } from '../base/require-access.ts';
import { callOf, writing } from '../resources/request-context.ts';
import { writeAudit } from '../resources/write-audit.ts';

const MOST = 500;
const success = z.object({ status: z.literal('success') });
const unknownMessage = z
  .object({
    _id: z.uuid(),
    createdAt: z.iso.datetime(),
    channel: z.enum(PHONE_CHANNELS),
    phone: z.string(),
    name: z.string().optional().describe('What they call themselves on WhatsApp.'),
    body: z.string(),
  })
  .meta({ id: 'UnknownMessage' });

/** What came by phone from numbers of no customer, for staff. */
export async function unknownRoutes(scope: FastifyInstance): Promise<void> {
  scope.setValidatorCompiler(validatorCompiler);
  scope.setSerializerCompiler(serializerCompiler);
  const app = scope.withTypeProvider<ZodTypeProvider>();
  const forStaff = { onRequest: requireAccess(partOf('messages')) };
  const list = {
    tags: ['chat'],
    summary: 'List messages from numbers of no customer, the newest first; for staff.',
    querystring: z.strictObject({}),
    response: { 200: success.extend({ data: z.array(unknownMessage) }) },
  };
  app.get('/gateway/unknown', { schema: list, ...forStaff }, async () => {
    const rows = await scope.database
      .selectFrom('inbound_unknown')
      .selectAll()
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .limit(MOST)
      .execute();
    const data = rows.flatMap(({ id, at, channel, phone, name, body }) =>
      isOneOf(PHONE_CHANNELS, channel)
        ? [
            {
              _id: id,
              createdAt: at.toISOString(),
              channel,
              phone,
              body,
              ...(name ? { name } : {}),
            },
          ]
        : [],
    );
    return { status: 'success' as const, data };
  });

  const remove = {
    tags: ['chat'],
    summary: 'Remove a message from a number of no customer; for staff.',
    querystring: z.strictObject({}),
    params: z.object({ id: z.uuid() }),
    response: { 200: success },
  };
  app.delete('/gateway/unknown/:id', { schema: remove, ...forStaff }, async (request) =>
    writing(callOf(request), async (context) => {
      const { id } = request.params;
      const deleted = await context.transaction
        .deleteFrom('inbound_unknown')
        .where('id', '=', id)
        .executeTakeFirst();
      if (deleted.numDeletedRows === 0n) throw new RequestError('record.notFound');
      const entry = { action: 'delete', resource: 'inbound_unknown', recordId: id };
      await writeAudit([entry], context);
      return {};
    }),
  );
}
