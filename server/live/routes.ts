import { type IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { type AddressGroup, addressGroups } from '../base/address-group.ts';
import { NOTHING_SHOWN } from '../base/nothing-shown.ts';
import { openByAddress } from '../base/open-by-address.ts';
import { RequestError } from '../base/request-error.ts';
import { type Allowance, allowance } from './allowance.ts';
import { keepCarriers } from './carriers.ts';
import type { LiveServer, LiveSocket } from './live-server.ts';
import { MeteredSocket } from './metered-socket.ts';

/** Where the channel is (contract, "Live channel"). */
export const LIVE_PATH = '/socket.io';

const NOTHING = Buffer.alloc(0);

type Upgrade = { readonly socket: Socket; readonly head: Buffer };

/**
 * Leads the requests of the channel through the hooks of every other request: their headers and
 * their numbers are checked, and whoever is rejected gets the answer in the one shape of errors.
 */
export function serveChannel(app: FastifyInstance, io: LiveServer, mostOfAddress: number): void {
  const upgrades = new WeakMap<IncomingMessage, Upgrade>();
  const addresses = countAddresses(io, mostOfAddress);
  const carriers = keepCarriers(io, app.keepConnection);
  const allowances = allowancesOfAddresses();

  app.server.on('upgrade', (request: IncomingMessage, socket: Socket, head: Buffer) => {
    // Node does not watch it any more: a client that breaks off would end the process.
    socket.on('error', () => socket.destroy());
    upgrades.set(request, { socket, head });
    const response = new ServerResponse(request);
    response.shouldKeepAlive = false;
    response.assignSocket(socket);
    // A client that was rejected cannot keep its connection by not closing it.
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
        const address = request.ip;
        const sid = sidOf(raw);
        if (sid) carriers.carry(raw, sid);
        else if (addresses.isFull(address)) {
          throw new RequestError('request.tooMany', { retryAfter: 60 });
        }
        addresses.remember(raw, address);
        // From now on it mostly waits, for as long as the channel is open.
        request.leavePlace();
        // The hook that sets it for every other answer does not run for this one.
        reply.raw.setHeader('content-security-policy', NOTHING_SHOWN);
        reply.hijack();
        const upgrade = upgrades.get(raw);
        if (upgrade) {
          const { socket, head } = upgrade;
          reply.raw.detachSocket(socket);
          if (head.length > 0) socket.unshift(head);
          const metered = new MeteredSocket(socket, allowances.of(address));
          io.engine.handleUpgrade(raw, metered, NOTHING);
        } else io.engine.handleRequest(raw, reply.raw);
      },
    });
  });
}

/**
 * The id of a request's connection; a request without one begins a connection. It is read as the
 * channel reads it: of two ids, the last.
 */
function sidOf({ url = '' }: IncomingMessage): string | undefined {
  const { sid } = Object.fromEntries(new URL(url, 'http://localhost').searchParams);
  return sid || undefined;
}

/** Slices of what the clients of an address send (metered-socket.ts), each of half a kilobyte. */
const SLICES = { burst: 1_000, perSecond: 150 };
const MOST_ALLOWANCES = 10_000;

/** What the clients of each address may send together, and more those of a wider network. */
function allowancesOfAddresses() {
  const known = new Map<string, Allowance>();
  function ofNetwork({ name, times }: AddressGroup): Allowance {
    const { burst, perSecond } = SLICES;
    const found =
      known.get(name) ?? allowance({ burst: burst * times, perSecond: perSecond * times });
    known.delete(name);
    known.set(name, found);
    const [oldest] = known.keys();
    if (known.size > MOST_ALLOWANCES && oldest !== undefined) known.delete(oldest);
    return found;
  }
  return {
    of(address: string): Allowance {
      const networks = addressGroups(address).map(ofNetwork);
      // The narrowest first: whoever has used up their own takes nothing from the others there.
      return { take: () => networks.every((network) => network.take()) };
    },
  };
}

type Connection = LiveSocket['conn'];

/**
 * How many connections of each address and its wider networks are open. Those of people who have shown
 * their session keep their place. Of the others the oldest is closed, so that hundreds without a token
 * do not shut out an office behind the same address.
 */
function countAddresses(io: LiveServer, most: number) {
  const byRequest = new WeakMap<IncomingMessage, string>();
  const open = openByAddress<Connection>(most);
  io.engine.on('connection', (connection: Connection) => {
    const address = byRequest.get(connection.request);
    if (address === undefined) return;
    open.add(connection, address);
    connection.once('close', () => open.remove(connection));
    open.tooMany(address)?.close(true);
  });
  io.on('connection', ({ conn }) => open.keep(conn));
  return {
    remember: (request: IncomingMessage, address: string) => void byRequest.set(request, address),
    isFull: (address: string): boolean => open.isFull(address),
  };
}
