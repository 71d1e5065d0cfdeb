import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { openByAddress } from '../base/open-by-address.ts';
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
const RESERVED_FOR_THE_REST = 512;

/** The connections that a process may have that can open so many handles (files and sockets). */
export const connectionsFor = (handles: number): number =>
  Math.min(MOST, Math.max(Math.floor(handles / 4), handles - RESERVED_FOR_THE_REST));

/** How many handles this process may open, if the system says so. */
export function mostHandles(): number | undefined {
  // Otherwise it looks up the names of all connections.
  Object.assign(process.report, { excludeNetwork: true });
  const report = process.report.getReport() as unknown as {
    readonly userLimits?: { readonly open_files?: { readonly soft?: number | string } };
  };
  const most = Number(report.userLimits?.open_files?.soft);
  return Number.isFinite(most) ? most : undefined;
}

/**
 * Bounds connections. When there are too many of an address or of a wider network of it, the oldest
 * one there on which nobody has shown a session is closed; so whoever opens hundreds shuts out nobody
 * else at the same address.
 * An answer that nobody reads ends its connection.
 */
export const connections = plugin(
  async (app: FastifyInstance, { limits }: { limits?: Partial<ConnectionLimits> | undefined }) => {
    const { most = MOST, mostOfAddress = MOST_OF_ADDRESS, unreadMs = UNREAD_MS } = limits ?? {};
    const open = openByAddress<Socket>(mostOfAddress);
    /** A proxy brings the calls of many. */
    const isProxy = trustedProxies(app.config.trustProxy);
    let count = 0;

    app.server.on('connection', (socket: Socket) => {
      const address = socket.remoteAddress ?? '';
      open.add(socket, address);
      count += 1;
      socket.once('close', () => {
        open.remove(socket);
        count -= 1;
      });
      const crowding = isProxy(address) ? undefined : open.tooMany(address);
      if (crowding) crowding.destroy();
      else if (count > most) open.ofBusiest()?.destroy();
    });

    endUnreadAnswers(app.server, unreadMs);
    app.decorate('keepConnection', (socket) => open.keep(socket));
    // By now it is known who calls.
    app.addHook('preParsing', async ({ raw, signedIn }) => {
      if (signedIn) app.keepConnection(raw.socket);
    });
  },
  { name: 'connections', dependencies: ['context'] },
);
