import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { addressGroup } from '../base/address-group.ts';
import { trustedProxies } from '../base/trusted-proxies.ts';
import { endUnreadAnswers } from './unread-answers.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** From now on this connection is one of somebody who has shown a session. */
    keepConnection(socket: Socket): void;
  }
}

/** How many connections there may be, and how long an answer may wait to be read. */
export type ConnectionLimits = {
  /** Connections of all addresses together. */
  readonly most: number;
  readonly mostOfAddress: number;
  /** An answer of which nothing was read for so long is given up. */
  readonly unreadMs: number;
};

const UNREAD_MS = 20_000;
const MOST_OF_ADDRESS = 1_000;
const MOST = 10_000;

/** What the process opens besides: the database, files, pictures that are decoded. */
const KEPT_FOR_THE_REST = 512;

/** The connections that a process may have that can open so many handles (files and sockets). */
export const connectionsFor = (handles: number): number =>
  Math.min(MOST, Math.max(Math.floor(handles / 4), handles - KEPT_FOR_THE_REST));

/** How many handles this process may open, if the system says so. */
export function mostHandles(): number | undefined {
  // Otherwise it asks for the names of all connections.
  Object.assign(process.report, { excludeNetwork: true });
  const report = process.report.getReport() as unknown as {
    readonly userLimits?: { readonly open_files?: { readonly soft?: number | string } };
  };
  const most = Number(report.userLimits?.open_files?.soft);
  return Number.isFinite(most) ? most : undefined;
}

/** The connections of one address, the oldest first. */
type OfAddress = { readonly strangers: Set<Socket>; readonly known: Set<Socket> };

/**
 * Bounds connections. When there are too many of an address, its oldest one on which nobody has
 * shown a session makes room; so whoever opens hundreds shuts out nobody else at the same address.
 * An answer that nobody reads ends its connection.
 */
export const connections = plugin(
  async (app: FastifyInstance, { limits }: { limits?: Partial<ConnectionLimits> | undefined }) => {
    const { most = MOST, mostOfAddress = MOST_OF_ADDRESS, unreadMs = UNREAD_MS } = limits ?? {};
    const addresses = new Map<string, OfAddress>();
    /** A proxy brings the calls of many. */
    const isProxy = trustedProxies(app.config.trustProxy);
    let open = 0;

    const countOf = ({ strangers, known }: OfAddress) => strangers.size + known.size;
    const oldestOf = ({ strangers, known }: OfAddress) => [...strangers][0] ?? [...known][0];

    /** Of the address with the most connections, the one that is missed least. */
    function makeRoom(): void {
      const [busiest] = [...addresses.values()].sort((a, b) => countOf(b) - countOf(a));
      if (busiest) oldestOf(busiest)?.destroy();
    }

    app.server.on('connection', (socket: Socket) => {
      const address = addressGroup(socket.remoteAddress ?? '');
      const own = addresses.get(address) ?? { strangers: new Set(), known: new Set() };
      addresses.set(address, own);
      own.strangers.add(socket);
      open += 1;
      socket.once('close', () => {
        own.strangers.delete(socket);
        own.known.delete(socket);
        open -= 1;
        if (countOf(own) === 0) addresses.delete(address);
      });
      if (countOf(own) > mostOfAddress && !isProxy(socket.remoteAddress ?? '')) {
        oldestOf(own)?.destroy();
      } else if (open > most) makeRoom();
    });

    endUnreadAnswers(app.server, unreadMs);
    app.decorate('keepConnection', (socket) => {
      const own = addresses.get(addressGroup(socket.remoteAddress ?? ''));
      if (own?.strangers.delete(socket)) own.known.add(socket);
    });
    // By now it is known who calls.
    app.addHook('preParsing', async ({ raw, signedIn }) => {
      if (signedIn) app.keepConnection(raw.socket);
    });
  },
  { name: 'connections', dependencies: ['context'] },
);
