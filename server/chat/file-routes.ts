import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { RequestError } from '../base/request-error.ts';
import { sendBlob } from '../blobs/send-blob.ts';
import { isStoredName } from '../blobs/stored-name.ts';
import { messageOfFile } from './message-files.ts';
import { mayReach, viewerOf } from './viewer.ts';

const schema = {
  tags: ['files'],
  summary: 'Read a file of a conversation, or the requested part of it.',
  querystring: z.strictObject({}),
  params: z.object({ name: z.string() }),
};

/** Files of messages: staff reach all of them, customers those of their own conversation. */
export function serveFiles(scope: FastifyInstance): void {
  const app = scope.withTypeProvider<ZodTypeProvider>();

  app.get('/files/:name', { schema }, async (request, reply) => {
    const { name } = request.params;
    const found = isStoredName('attachment', name)
      ? await messageOfFile(scope.database, name)
      : undefined;
    if (!found || !mayReach(viewerOf(request.actor), found.client_id)) {
      throw new RequestError('record.notFound');
    }
    return sendBlob(request, reply, scope.blobs, {
      name,
      caching: 'never',
      ...(found.file_name === null ? {} : { fileName: found.file_name }),
      ...(found.media_type === null ? {} : { type: found.media_type }),
    });
  });
}
