import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { RequestError } from '../base/request-error.ts';

const isHost = (text: string, at: number): boolean => at % 2 === 0 && text.toLowerCase() === 'host';

/**
 * Rejects a request with several `Host` headers, as RFC 9112 section 3.2 requires: a proxy and this
 * server could each use a different one.
 */
export const oneHost = plugin(
  async (app: FastifyInstance) => {
    app.addHook('onRequest', async ({ raw }) => {
      if (raw.rawHeaders.filter(isHost).length > 1) throw new RequestError('request.malformed');
    });
  },
  { name: 'one-host', dependencies: ['errors'] },
);
