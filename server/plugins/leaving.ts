import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';

const LOOK_MS = 50;

/**
 * Lets go of connections while the server closes. Node closes those that are idle when closing
 * begins; one that is being answered at that moment would be kept for its next request until it is
 * given up, more than a minute later, and the server could not end before.
 */
export const leaving = plugin(
  async (app: FastifyInstance) => {
    app.addHook('preClose', async () => {
      const look = setInterval(() => app.server.closeIdleConnections(), LOOK_MS);
      look.unref();
      app.server.once('close', () => clearInterval(look));
    });
  },
  { name: 'leaving' },
);
