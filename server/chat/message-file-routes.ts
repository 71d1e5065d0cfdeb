import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { THUMBNAIL_EDGES, type ThumbnailSize } from '../../domain/chat/message.ts';
import { RequestError } from '../base/request-error.ts';
import { type SentBlob, sendBlob } from '../blobs/send-blob.ts';
import { isStoredName, thumbnailName } from '../blobs/stored-name.ts';
import { messageOfFile } from './message-files.ts';
import { viewerOf } from './viewer.ts';

const SIZES = Object.keys(THUMBNAIL_EDGES) as [ThumbnailSize, ...ThumbnailSize[]];

const schema = {
  tags: ['files'],
  summary: 'Read a file of a conversation, a part of it, or a smaller picture of it.',
  'x-produces': ['*/*'],
  querystring: z.strictObject({ size: z.enum(SIZES).optional() }),
  params: z.object({ name: z.string() }),
};

const notFound = (): RequestError => new RequestError('record.notFound');

type Found = NonNullable<Awaited<ReturnType<typeof messageOfFile>>>;

/** The file as it is sent. What is not shown anywhere is only downloaded, without its type. */
const whole = (name: string, { type, file_name, media_type }: Found): SentBlob => ({
  name,
  caching: 'never',
  isDownload: type === 'file',
  ...(file_name === null ? {} : { fileName: file_name }),
  ...(media_type === null || type === 'file' ? {} : { type: media_type }),
});

function smaller(name: string, size: ThumbnailSize, { thumbnails }: Found): SentBlob {
  if (!thumbnails) throw notFound();
  return { name: thumbnailName(name, size), caching: 'never', type: 'image/webp' };
}

/** Files of messages: staff reach all of them, customers those of their own conversation. */
export function serveFiles(scope: FastifyInstance): void {
  const app = scope.withTypeProvider<ZodTypeProvider>();

  app.get('/files/:name', { schema }, async (request, reply) => {
    const { name } = request.params;
    const { size } = request.query;
    const found = isStoredName('attachment', name)
      ? await messageOfFile(scope.database, name, viewerOf(request.actor))
      : undefined;
    if (!found) throw notFound();
    const blob = size ? smaller(name, size, found) : whole(name, found);
    return sendBlob(request, reply, scope.blobs, blob);
  });
}
