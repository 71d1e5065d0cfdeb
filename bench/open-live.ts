// A live connection as the web client opens one.
import { Agent } from 'node:http';
import { io, type Socket } from 'socket.io-client';
import type { Person } from './chat-people.ts';

/** The server limits what comes from one address, and customers do not share one. */
const places = Array.from(
  { length: 250 },
  (_, n) => new Agent({ keepAlive: true, localAddress: `127.0.${n + 1}.1` }),
);

/** Opens the live connection of somebody, from another address for each of many. */
export function openLive(url: string, person: Person, at: number): Promise<Socket> {
  const { token, id, isStaff } = person;
  const socket = io(url, {
    transports: ['websocket'],
    // The type knows what a browser takes; in Node it is handed on to the connection.
    agent: places[at % places.length] as unknown as boolean,
    auth: { token, id, isStaff },
    forceNew: true,
    reconnection: false,
  });
  socket.on('UsersId', () => socket.emit('UsersId', id, isStaff ? 'admin' : 'customer'));
  return new Promise((resolve, reject) => {
    socket.once('onlineUsers', () => resolve(socket));
    socket.once('connect_error', reject);
  });
}
