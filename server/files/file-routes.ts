import type { FastifyInstance } from 'fastify';
import { validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { staff } from '../../domain/access.ts';
import { THUMBNAIL_EDGES, type ThumbnailSize } from '../../domain/chat/message.ts';
import { RequestError } from '../base/request-error.ts';
import { requireAccess } from '../base/require-access.ts';
import { sendBlob } from '../blobs/send-blob.ts';
import { isStoredName } from '../blobs/stored-name.ts';
import { noteIdentityView, orderOfIdentityFile } from './identity-views.ts';
import { smallerPicture } from './smaller-picture.ts';

const querystring = z.strictObject({});

const SIZES = Object.keys(THUMBNAIL_EDGES) as [ThumbnailSize, ...ThumbnailSize[]];

const notFound = (): RequestError => new RequestError('record.notFound');

/** The files that records name: pictures for every signed-in user, ID documents for staff. */
export async function fileRoutes(scope: FastifyInstance): Promise<void> {
  scope.setValidatorCompiler(validatorCompiler);
  const app = scope.withTypeProvider<ZodTypeProvider>();

  app.get(
    '/auth/getfile/:photo',
    {
      schema: {
        tags: ['files'],
        summary: 'Read a profile photo or another picture of the content.',
        querystring: z.strictObject({
          size: z.enum(SIZES).optional().describe('A smaller copy, of 240 or 960 pixels.'),
        }),
        params: z.object({ photo: z.string() }),
      },
    },
    async (request, reply) => {
      const whole = request.params.photo;
      if (!isStoredName('picture', whole)) throw notFound();
      const { size } = request.query;
      const owner = request.actor.id;
      const name = size ? await smallerPicture(scope, { name: whole, size, owner }) : whole;
      return sendBlob(request, reply, scope.blobs, { name, caching: 'shortly' });
    },
  );

  app.get(
    '/auth/getcommandfile/:fileId',
    {
      onRequest: requireAccess(staff),
      schema: {
        tags: ['files'],
        summary: 'Read one side of the ID document of an order. Every view is recorded.',
        querystring,
        params: z.object({ fileId: z.string() }),
      },
    },
    async (request, reply) => {
      const name = request.params.fileId;
      const found = isStoredName('document', name)
        ? await orderOfIdentityFile(scope.database, name)
        : undefined;
      if (!found || !(await scope.blobs.stat(name))) throw notFound();
      await noteIdentityView(scope.database, request.actor, {
        order: found.id,
        side: found.side,
        at: scope.now(),
      });
      return sendBlob(request, reply, scope.blobs, { name, caching: 'never' });
    },
  );
}
