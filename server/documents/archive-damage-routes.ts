import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ARCHIVE_FINDINGS, invoiceAccess } from '../../domain/documents/invoice/issued-invoice.ts';
import { requireAccess } from '../base/require-access.ts';
import { callOf, writing } from '../resources/request-context.ts';
import { markSeen, unseenDamages } from './archive-damages.ts';
import { byId, noQuery } from './invoice-schemas.ts';

const TAGS = ['invoices'];
const DONE = 'success' as const;

const damage = z
  .object({
    _id: z.uuid(),
    invoice: z.uuid(),
    number: z.string(),
    finding: z.enum(ARCHIVE_FINDINGS),
    foundAt: z.iso.datetime(),
    restoredAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'ArchiveDamage' });

const damages = z.object({
  status: z.literal(DONE),
  count: z.int(),
  data: z.array(damage),
});

const seen = z.object({ status: z.literal(DONE), data: z.object({ _id: z.uuid() }) });

/** Damage to the archive's files that is shown to administrators until they have seen it. */
export function archiveDamageRoutes(scope: FastifyInstance): void {
  const app = scope.withTypeProvider<ZodTypeProvider>();
  const { database } = scope;

  app.get(
    '/invoices/damages',
    {
      onRequest: requireAccess(invoiceAccess.damages),
      schema: {
        tags: TAGS,
        summary: 'List damaged files of the archive that nobody has seen yet, the latest first.',
        querystring: noQuery,
        response: { 200: damages },
      },
    },
    async () => {
      const data = [...(await unseenDamages(database))];
      return { status: DONE, count: data.length, data };
    },
  );

  app.post(
    '/invoices/damages/:id/seen',
    {
      onRequest: requireAccess(invoiceAccess.damages),
      schema: {
        tags: TAGS,
        summary: 'Note that an administrator has seen a damaged file of the archive.',
        params: byId,
        querystring: noQuery,
        response: { 200: seen },
      },
    },
    (request) =>
      writing(callOf(request), async (context) => {
        const { id } = request.params;
        await markSeen(context, id);
        return { data: { _id: id } };
      }),
  );
}
