import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { createPictureRoom, type PictureRoom } from '../pictures/picture-room.ts';

declare module 'fastify' {
  interface FastifyInstance {
    pictures: PictureRoom;
  }
}

/** Decodes uploaded pictures outside the server's own process. */
export const pictures = plugin(
  async (app: FastifyInstance) => {
    const room = createPictureRoom();
    app.decorate('pictures', room);
    app.addHook('onClose', async () => room.close());
  },
  { name: 'pictures' },
);
