import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';

const LOOK_MS = 50;

/** Whether somebody waits for this answer: their request has arrived whole and is worked on. */
const isAwaited = (response: ServerResponse): boolean =>
  response.req.complete && !response.writableFinished;

/**
 * Lets go of connections while the server closes: at once of those that are idle or whose request
 * has not arrived whole, and of the others when they are answered. Node alone waits for both, for as
 * long as the other side likes.
 */
export const leaving = plugin(
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
  { name: 'leaving' },
);
