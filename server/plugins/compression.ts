import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';

const WORTH_IT_BYTES = 1024;

/** Compresses answers that are worth compressing. */
export const compression = plugin(
  async (app: FastifyInstance) => {
    await app.register(compress, { threshold: WORTH_IT_BYTES, encodings: ['br', 'gzip'] });
  },
  { name: 'compression' },
);
