import { type IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { addressGroup } from '../base/address-group.ts';
import { RequestError } from '../base/request-error.ts';
import type { LiveServer } from './live-server.ts';

/** Where the channel is (contract, "Live channel"). */
export const LIVE_PATH = '/socket.io';

type Upgrade = { readonly socket: Socket; readonly head: Buffer };

/**
 * Leads the requests of the channel through the hooks of every other request: their headers and
 * their numbers are checked, and whoever is refused gets the answer in the one shape of errors.
 */
export function serveChannel(app: FastifyInstance, io: LiveServer, mostOfAddress: number): void {
  const upgrades = new WeakMap<IncomingMessage, Upgrade>();
  const addresses = countAddresses(io);

  app.server.on('upgrade', (request: IncomingMessage, socket: Socket, head: Buffer) => {
    // Node does not watch it any more: a client that breaks off would end the process.
    socket.on('error', () => socket.destroy());
    upgrades.set(request, { socket, head });
    const response = new ServerResponse(request);
    response.shouldKeepAlive = false;
    response.assignSocket(socket);
    // A client that was refused cannot keep its connection by not closing it.
    response.once('finish', () => socket.destroySoon());
    app.routing(request, response);
  });

  app.register(async (scope) => {
    // The channel reads its bodies itself.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    scope.route({
      method: ['GET', 'POST', 'OPTIONS'],
      url: `${LIVE_PATH}/`,
      schema: { hide: true },
      handler: async (request, reply) => {
        const { raw } = request;
        const address = addressGroup(request.ip);
        if (beginsConnection(raw) && addresses.count(address) >= mostOfAddress) {
          throw new RequestError('request.tooMany', { retryAfter: 60 });
        }
        addresses.remember(raw, address);
        reply.hijack();
        const upgrade = upgrades.get(raw);
        if (upgrade) {
          reply.raw.detachSocket(upgrade.socket);
          io.engine.handleUpgrade(raw, upgrade.socket, upgrade.head);
        } else io.engine.handleRequest(raw, reply.raw);
      },
    });
  });
}

/** Whether a request begins a connection. It is read as the channel reads it: of two ids, the last. */
function beginsConnection({ url = '' }: IncomingMessage): boolean {
  const { sid } = Object.fromEntries(new URL(url, 'http://localhost').searchParams);
  return !sid;
}

/** How many connections of each address are open. */
function countAddresses(io: LiveServer) {
  const byRequest = new WeakMap<IncomingMessage, string>();
  const open = new Map<string, number>();
  const add = (address: string, step: number) => {
    const count = (open.get(address) ?? 0) + step;
    if (count > 0) open.set(address, count);
    else open.delete(address);
  };
  io.engine.on('connection', (connection) => {
    const address = byRequest.get(connection.request);
    if (address === undefined) return;
    add(address, 1);
    connection.once('close', () => add(address, -1));
  });
  return {
    remember: (request: IncomingMessage, address: string) => void byRequest.set(request, address),
    count: (address: string) => open.get(address) ?? 0,
  };
}
