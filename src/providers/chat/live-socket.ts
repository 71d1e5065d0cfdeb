import type { ClientEvents, ServerEvents } from '../../../domain/chat/live-events.ts';

/** What happens to a connection, besides the server's events. */
export type ConnectionEvents = {
  connect: () => void;
  disconnect: (reason: string) => void;
  connect_error: (error: Error) => void;
};

type Heard = ServerEvents & ConnectionEvents;

/** The part of a Socket.IO socket that the chat uses. It does not connect again by itself. */
export type LiveSocket = {
  readonly on: <Name extends keyof Heard>(name: Name, listener: Heard[Name]) => unknown;
  readonly emit: <Name extends keyof ClientEvents>(
    name: Name,
    ...args: Parameters<ClientEvents[Name]>
  ) => unknown;
  readonly connect: () => unknown;
  readonly disconnect: () => unknown;
};

/** Makes a socket to the live channel of an origin, not connected yet. */
export type Connect = (options: {
  readonly origin: string;
  readonly getToken: () => string | null | undefined;
}) => Promise<LiveSocket>;

/** Loads Socket.IO when it is first needed. */
export const connectSocket: Connect = async ({ origin, getToken }) => {
  const { Manager } = await import('socket.io-client');
  const manager = new Manager(origin, { autoConnect: false, reconnection: false });
  const socket = manager.socket('/', {
    auth: (provide: (auth: object) => void) => provide({ token: getToken() ?? '' }),
  });
  return socket as unknown as LiveSocket;
};
