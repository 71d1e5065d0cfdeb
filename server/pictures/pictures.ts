import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { createPictureDecoder, type PictureDecoder } from './picture-decoder.ts';

declare module 'fastify' {
  interface FastifyInstance {
    pictures: PictureDecoder;
  }
}

/** Decodes uploaded pictures outside the server's own process. */
export const pictures = plugin(
  async (app: FastifyInstance) => {
    const decoder = createPictureDecoder();
    app.decorate('pictures', decoder);
    app.addHook('onClose', async () => decoder.close());
  },
  { name: 'pictures' },
);
