import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { MAX_UPLOAD_BYTES } from '../../domain/uploads.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Names of the files that this request has stored so far. */
    storedFiles: string[];
  }
}

async function acceptUploads(app: FastifyInstance): Promise<void> {
  await app.register(multipart, {
    // One byte more than is accepted, so that our own check comes first and can name the field.
    limits: { fileSize: MAX_UPLOAD_BYTES + 1, files: 10, fields: 200, fieldSize: 1_000_000 },
  });
  app.decorateRequest('storedFiles');
  app.addHook('onRequest', async (request) => {
    request.storedFiles = [];
  });
  // A rejected record owns no files: those that came with it are removed again.
  app.addHook('onResponse', async (request, reply) => {
    if (reply.statusCode < 400) return;
    await Promise.all(request.storedFiles.map((name) => app.blobs.delete(name)));
  });
}

/**
 * Lets the routes of the scope that registers it accept multipart bodies (`readMultipartRecord`).
 */
export const uploads = fastifyPlugin(acceptUploads, { name: 'uploads', fastify: '5.x' });
