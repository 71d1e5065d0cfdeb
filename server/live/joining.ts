import { z } from 'zod';
import { chatSideOf, ROLES } from '../../domain/access.ts';
import { RequestError } from '../base/request-error.ts';
import { viewerOf } from '../chat/viewer.ts';
import { type LiveSocket, ROOMS, roomOfCustomer } from './live-server.ts';
import type { LookedUp } from './looked-up.ts';
import type { Presence } from './people-online.ts';
import type { SessionWatch } from './session-watch.ts';

/** Until then a client has to have identified itself. */
const TIMEOUT_MS = 10_000;

/** Disconnects a client that does not say who it is. */
export function awaitIdentity(socket: LiveSocket, timeoutMs = TIMEOUT_MS): void {
  const timer = setTimeout(() => {
    if (!socket.data.viewer) socket.disconnect(true);
  }, timeoutMs);
  timer.unref();
  socket.once('disconnect', () => clearTimeout(timer));
}

const CHOSEN = z.tuple([z.string(), z.enum(ROLES)]);

/**
 * The client has identified itself, which must agree with its token. From now on it is notified of
 * what happens, beginning with the conversations with something unseen and with who is connected.
 */
export function joining(read: LookedUp, presence: Presence, sessions: SessionWatch) {
  return async (given: readonly unknown[], socket: LiveSocket): Promise<void> => {
    const { person } = socket.data;
    const parsed = CHOSEN.safeParse(given);
    const [id, role] = parsed.data ?? [];
    if (id !== person.id || role !== person.role) {
      setImmediate(() => socket.disconnect(true));
      throw new RequestError(parsed.success ? 'access.denied' : 'request.malformed');
    }
    if (socket.data.viewer) return;
    const viewer = viewerOf(person);
    socket.data.viewer = viewer;
    // Before anything is read: what happens meanwhile is sent as well.
    await socket.join(
      viewer.side === 'staff' ? ROOMS.staff : [ROOMS.customer, roomOfCustomer(viewer.id)],
    );
    // A session that ended during the handshake was not in its room then.
    const session = await read.session(person.sessionHash);
    if (session?.person.role !== person.role) {
      socket.emit('sessionEnded');
      socket.disconnect(true);
      throw new RequestError('session.ended');
    }
    // Their composed role was changed during the handshake.
    if (chatSideOf(session.person) !== viewer.side) {
      socket.disconnect(true);
      throw new RequestError('access.denied');
    }
    sessions.expect(session.expiresAt);
    const unread = await read.unread(viewer);
    if (!socket.connected) return;
    presence.came(viewer.side, viewer.id);
    socket.once('disconnect', () => presence.went(viewer.side, viewer.id));
    socket.emit('conv', unread);
    socket.emit('onlineUsers', presence.online(viewer.side));
  };
}
