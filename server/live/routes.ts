import { type IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { addressGroup } from '../base/address-group.ts';
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
 * their numbers are checked, and whoever is refused gets the answer in the one shape of errors.
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
        const sid = sidOf(raw);
        if (sid) carriers.carry(raw, sid);
        else if (addresses.isFull(address)) {
          throw new RequestError('request.tooMany', { retryAfter: 60 });
        }
        addresses.remember(raw, address);
        // From now on it mostly waits, for as long as the channel is open.
        request.leavePlace();
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

/** What the clients of each address may send together. */
function allowancesOfAddresses() {
  const known = new Map<string, Allowance>();
  return {
    of(address: string): Allowance {
      const found = known.get(address) ?? allowance(SLICES);
      known.delete(address);
      known.set(address, found);
      const [oldest] = known.keys();
      if (known.size > MOST_ALLOWANCES && oldest !== undefined) known.delete(oldest);
      return found;
    },
  };
}

type Connection = LiveSocket['conn'];

/** The open connections of an address, the oldest first: with and without a token that is right. */
type OfAddress = { readonly known: Set<Connection>; readonly strangers: Set<Connection> };

/**
 * How many connections of each address are open. Those of people who have shown their session keep
 * their place. Of the others the oldest makes room, so that hundreds without a token do not shut out
 * an office behind the same address.
 */
function countAddresses(io: LiveServer, most: number) {
  const byRequest = new WeakMap<IncomingMessage, string>();
  const open = new Map<string, OfAddress>();
  const addressOf = ({ request }: Connection) => byRequest.get(request);
  io.engine.on('connection', (connection: Connection) => {
    const address = addressOf(connection);
    if (address === undefined) return;
    const own: OfAddress = open.get(address) ?? { known: new Set(), strangers: new Set() };
    open.set(address, own);
    own.strangers.add(connection);
    connection.once('close', () => {
      own.strangers.delete(connection);
      own.known.delete(connection);
      if (own.strangers.size + own.known.size === 0) open.delete(address);
    });
    const [oldest] = own.strangers;
    if (own.strangers.size + own.known.size > most) oldest?.close(true);
  });
  io.on('connection', ({ conn }) => {
    const own = open.get(addressOf(conn) ?? '');
    if (own?.strangers.delete(conn)) own.known.add(conn);
  });
  return {
    remember: (request: IncomingMessage, address: string) => void byRequest.set(request, address),
    isFull: (address: string): boolean => (open.get(address)?.known.size ?? 0) >= most,
  };
}
