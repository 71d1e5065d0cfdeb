import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';

const LOOK_MS = 50;

/**
 * Whether a client is waiting for this answer: the request has arrived completely and is being
 * processed.
 */
const isAwaited = (response: ServerResponse): boolean =>
  response.req.complete && !response.writableFinished;

/**
 * Closes connections while the server closes: idle ones, and those whose request is incomplete, at
 * once; the others when they are answered. Node alone waits for all of them, for as long as the
 * other side likes.
 */
export const closeIdleConnections = plugin(
  async (app: FastifyInstance) => {
    const connections = new Set<Socket>();
    const answers = new Set<ServerResponse>();
    app.server.on('connection', (socket) => {
      connections.add(socket);
      socket.once('close', () => connections.delete(socket));
    });
    app.server.on('request', (_request, response) => {
      answers.add(response);
      response.once('close', () => answers.delete(response));
    });

    const letGo = () => {
      const awaited = new Set([...answers].filter(isAwaited).map(({ req }) => req.socket));
      for (const socket of connections) if (!awaited.has(socket)) socket.destroy();
    };
    app.addHook('preClose', async () => {
      letGo();
      const look = setInterval(letGo, LOOK_MS);
      look.unref();
      app.server.once('close', () => clearInterval(look));
    });
  },
  { name: 'close-idle-connections' },
);
