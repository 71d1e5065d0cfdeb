import type { FastifyInstance, FastifyRequest } from 'fastify';
import { validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { type AccessRule, allows, office } from '../../domain/access.ts';
import { THUMBNAIL_EDGES, type ThumbnailSize } from '../../domain/chat/message.ts';
import { mayReadAll } from '../../domain/field-access.ts';
import { commands } from '../../domain/resources/commands.ts';
import { widestGroup } from '../base/address-group.ts';
import { RequestError } from '../base/request-error.ts';
import { requireAccess } from '../base/require-access.ts';
import { sendBlob } from '../blobs/send-blob.ts';
import { isStoredName } from '../blobs/stored-name.ts';
import { demandOrder } from '../parcels/reached-order.ts';
import { isAnonymous, OPEN_TO_ALL, sharePublicly } from '../resources/public-answer.ts';
import { isPublicPicture } from '../resources/public-file.ts';
import { noteIdentityView, orderOfIdentityFile } from './identity-views.ts';
import { smallerPicture } from './smaller-picture.ts';

const querystring = z.strictObject({});

const SIZES = Object.keys(THUMBNAIL_EDGES) as [ThumbnailSize, ...ThumbnailSize[]];

/** Whoever sees orders in the back office; which of them and whether their ID documents is looked at then. */
const ofOrders: AccessRule = (actor) =>
  allows(office, actor) && allows(commands.access.show, actor);

const notFound = (): RequestError => new RequestError('record.notFound');

/**
 * Whether a picture is sent as a public one. Throws where there is neither a session nor a public
 * record that names it: nobody else learns which pictures there are.
 */
async function isOpen(request: FastifyRequest, name: string): Promise<boolean> {
  const { server } = request;
  const isPublic =
    isAnonymous(request) &&
    isStoredName('picture', name) &&
    (await isPublicPicture(server.engine, name));
  if (!isPublic) await server.requireSession(request);
  return isPublic;
}

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
        'x-produces': ['image/*'],
        description: 'Without a session: the pictures that public records name.',
        security: OPEN_TO_ALL,
        querystring: z.strictObject({
          size: z.enum(SIZES).optional().describe('A smaller copy, of 240 or 960 pixels.'),
        }),
        params: z.object({ photo: z.string() }),
      },
      config: { public: true },
    },
    async (request, reply) => {
      const whole = request.params.photo;
      const isPublic = await isOpen(request, whole);
      if (!isStoredName('picture', whole)) throw notFound();
      const { size } = request.query;
      const owner = request.signedIn?.id ?? widestGroup(request.ip);
      const name = size ? await smallerPicture(scope, { name: whole, size, owner }) : whole;
      if (isPublic) sharePublicly(request, reply);
      const caching = isPublic ? 'publicly' : 'shortly';
      return sendBlob(request, reply, scope.blobs, { name, caching });
    },
  );

  app.get(
    '/auth/getcommandfile/:fileId',
    {
      onRequest: requireAccess(ofOrders),
      schema: {
        tags: ['files'],
        summary: 'Read one side of the ID document of an order. Every view is recorded.',
        'x-produces': ['image/*', 'application/pdf'],
        querystring,
        params: z.object({ fileId: z.string() }),
      },
    },
    async (request, reply) => {
      const name = request.params.fileId;
      const found = isStoredName('document', name)
        ? await orderOfIdentityFile(scope.database, name)
        : undefined;
      if (!found || !mayReadAll(commands.fields, [found.side], request.actor)) throw notFound();
      await demandOrder(scope.database, { ...scope.engine, actor: request.actor }, found.id);
      if (!(await scope.blobs.stat(name))) throw notFound();
      await noteIdentityView(scope.database, request.actor.seenBy ?? request.actor, {
        order: found.id,
        side: found.side,
        at: scope.now(),
      });
      return sendBlob(request, reply, scope.blobs, { name, caching: 'never' });
    },
  );
}
