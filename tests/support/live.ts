import { io, type Socket } from 'socket.io-client';
import { onTestFinished } from 'vitest';
import type { ClientEvents, LiveAnswer, ServerEvents } from '../../domain/chat/live-events.ts';
import type { Client } from './client.ts';
import { addPerson, signIn, type TestServer } from './server.ts';

type Notified = {
  [Event in keyof ServerEvents]: [Event, ...Parameters<ServerEvents[Event]>];
}[keyof ServerEvents];
type Args<Event extends keyof ServerEvents> = Parameters<ServerEvents[Event]>;

/** A person's end of the live channel, and everything that it got. */
export type LiveClient = {
  readonly socket: Socket<ServerEvents, ClientEvents>;
  readonly received: readonly Notified[];
  /** What every event of this name has brought so far. */
  all<Event extends keyof ServerEvents>(event: Event): readonly Args<Event>[];
  /** Waits until an event of this name brings what is looked for. */
  next<Event extends keyof ServerEvents>(
    event: Event,
    matches?: (...args: Args<Event>) => boolean,
  ): Promise<Args<Event>>;
  /** Sends an event, and waits for the server's answer. */
  ask(event: string, ...args: readonly unknown[]): Promise<LiveAnswer>;
  /** Why the connection was closed. */
  readonly closed: Promise<string>;
};

export type Person = Client & { readonly id: string; readonly role: 'admin' | 'customer' };

type Options = { token?: unknown; transports?: ('websocket' | 'polling')[] };

/** A connection that has not identified itself. It is closed at the end of the test. */
export function openSocket(url: string, { token, transports = ['websocket'] }: Options) {
  const socket: Socket<ServerEvents, ClientEvents> = io(url, {
    transports,
    auth: { token },
    forceNew: true,
    reconnection: false,
  });
  onTestFinished(() => void socket.disconnect());
  return socket;
}

/** Watches a connection from its beginning. */
export function watched(socket: Socket<ServerEvents, ClientEvents>): LiveClient {
  const notified: Notified[] = [];
  const listeners = new Set<() => void>();
  socket.onAny((...event: Notified) => {
    notified.push(event);
    for (const listener of listeners) listener();
  });
  const closed = new Promise<string>((resolve) => void socket.once('disconnect', resolve));
  const all = <Event extends keyof ServerEvents>(name: Event) =>
    notified.filter(([event]) => event === name).map(([, ...args]) => args as Args<Event>);
  return {
    socket,
    received: notified,
    closed,
    all,
    next: (event, matches = () => true) =>
      new Promise((resolve) => {
        const look = () => {
          const found = all(event).find((args) => matches(...args));
          if (!found) return;
          listeners.delete(look);
          resolve(found);
        };
        listeners.add(look);
        look();
      }),
    ask: (event, ...args) =>
      new Promise((resolve) => {
        const anything = socket as { emit(event: string, ...args: readonly unknown[]): unknown };
        anything.emit(event, ...args, resolve);
      }),
  };
}

/** A person who is connected, has identified themselves and knows who else is there. */
export async function connectLive(
  url: string,
  { token, id, role }: Pick<Person, 'token' | 'id' | 'role'>,
  options: Omit<Options, 'token'> = {},
): Promise<LiveClient> {
  const live = watched(openSocket(url, { token, ...options }));
  const rejected = new Promise<never>((_resolve, reject) => {
    live.socket.once('connect_error', reject);
  });
  await Promise.race([live.next('UsersId'), rejected]);
  live.socket.emit('UsersId', id, role);
  // Who is there may have been sent because of somebody else, before this one has joined.
  await live.next('conv');
  await live.next('onlineUsers');
  return live;
}

/** The rejection of a connection. */
export const rejectionOf = (socket: Socket): Promise<Error & { data?: LiveAnswer }> =>
  new Promise((resolve, reject) => {
    socket.once('connect_error', resolve);
    socket.once('connect', () => reject(new Error('The connection was not rejected.')));
  });

/** A person with a session, who can connect. */
export async function livePerson(server: TestServer, role: Person['role']): Promise<Person> {
  const { id, phone } = await addPerson(server, role);
  return { ...(await signIn(server, phone)), id, role };
}
