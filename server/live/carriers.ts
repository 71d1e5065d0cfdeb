import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { LiveServer, LiveSocket } from './live-server.ts';

type Connection = LiveSocket['conn'];

/** A channel, and the network connections that have carried it so far. */
type Channel = { readonly carriers: Set<Socket>; isKnown: boolean };

/**
 * Keeps the network connections of everybody whose token was right: a handshake shows it only after
 * its request, so all of them would count as strangers' and be the first to be closed. A channel has
 * several of them while it polls, and another one when it changes to a WebSocket.
 */
export function keepCarriers(io: LiveServer, keep: (socket: Socket) => void) {
  const bySid = new Map<string, Channel>();
  const byConnection = new WeakMap<Connection, Channel>();
  io.engine.on('connection', (connection: Connection) => {
    const { sid } = connection.transport;
    const channel: Channel = { carriers: new Set([connection.request.socket]), isKnown: false };
    bySid.set(sid, channel);
    byConnection.set(connection, channel);
    connection.once('close', () => bySid.delete(sid));
  });
  io.on('connection', ({ conn }) => {
    const channel = byConnection.get(conn);
    if (!channel) return;
    channel.isKnown = true;
    for (const carrier of channel.carriers) keep(carrier);
    channel.carriers.clear();
  });
  return {
    /** A request of a channel has come. Its `sid` is a secret of the channel's client. */
    carry({ socket }: IncomingMessage, sid: string): void {
      const channel = bySid.get(sid);
      if (channel?.isKnown) keep(socket);
      else channel?.carriers.add(socket);
    },
  };
}
