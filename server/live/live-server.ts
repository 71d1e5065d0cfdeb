import type { Server, Socket } from 'socket.io';
import type { ClientEvents, ServerEvents } from '../../domain/chat/live-events.ts';
import type { Viewer } from '../chat/viewer.ts';
import type { SignedIn } from '../people/session-store.ts';
import type { EndedSessions, Notification } from '../resources/domain-events.ts';

/** Who is connected to one process. */
export type Present = { readonly staff: readonly string[]; readonly customers: readonly string[] };

/** What the processes on one database send each other. A session's hash is hexadecimal here. */
export type ProcessEvents = {
  tell: (notification: Notification) => void;
  sessionsEnded: (ended: EndedInProcesses) => void;
  present: (process: string, present: Present) => void;
  /** A process has started and does not know who is connected to the others. */
  whoIsPresent: () => void;
};

type EndedInProcesses =
  | { readonly hash: string }
  | { readonly userId: string; readonly reconnects?: true };

/** What is known of a connection. `viewer` is set once its client has identified itself. */
export type Connected = { readonly person: SignedIn; viewer?: Viewer };

export type LiveServer = Server<ClientEvents, ServerEvents, ProcessEvents, Connected>;
export type LiveSocket = Socket<ClientEvents, ServerEvents, ProcessEvents, Connected>;

/** Everybody of the staff, and every customer. */
export const ROOMS = { staff: 'staff', customer: 'customers' } as const;

export const roomOfUser = (id: string): string => `user:${id}`;
export const roomOfCustomer = (id: string): string => `customer:${id}`;
export const roomOfSession = (hash: string): string => `session:${hash}`;

/** Those who have ended, as one process sends them to the others. */
export const forProcesses = (ended: EndedSessions): EndedInProcesses =>
  'hash' in ended ? { hash: ended.hash.toString('hex') } : ended;

type Emitter = { emit(event: string, ...args: readonly unknown[]): unknown };

/** Notifies those who are connected to this process. */
export function notifyHere(io: LiveServer, { to, except, event, args }: Notification): void {
  const room = to === 'staff' ? ROOMS.staff : roomOfCustomer(to.customer);
  const everybody = io.local.to(room);
  const audience = except === undefined ? everybody : everybody.except(roomOfUser(except));
  // A live message pairs an event with its own arguments, which the compiler cannot follow through a union.
  (audience as Emitter).emit(event, ...args);
}

/** Closes the connections of sessions that have ended, in this process, and says why. */
export function endHere(io: LiveServer, ended: EndedInProcesses): void {
  const room = 'hash' in ended ? roomOfSession(ended.hash) : roomOfUser(ended.userId);
  if (!('reconnects' in ended)) io.local.to(room).emit('sessionEnded');
  io.local.in(room).disconnectSockets(true);
}
