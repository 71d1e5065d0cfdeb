import type { FastifyInstance, FastifyPluginAsync } from 'fastify';

const READING = ['GET', 'HEAD'];

/**
 * Rules for every call of the API: a session is required unless the route says `public`; nothing is
 * done twice under one idempotency key; nothing is cached unless the route says so.
 */
export async function api(
  app: FastifyInstance,
  { routes }: { routes: readonly FastifyPluginAsync[] },
): Promise<void> {
  app.addHook('onRequest', async (request) => {
    if (!request.routeOptions.config.public) await app.requireSession(request);
    // What is public may say more to somebody who is signed in.
    else if (READING.includes(request.method)) await app.noticeSession(request);
  });
  app.addHook('preHandler', app.answerOnce);
  app.addHook('onSend', async (_request, reply, payload) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    return payload;
  });
  for (const some of routes) await app.register(some);
}
