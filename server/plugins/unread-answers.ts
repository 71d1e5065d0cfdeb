import type { Server, Socket } from 'node:net';

/** So often does it look within the time that an answer may wait. */
const LOOKS = 4;

/** What a connection still has to send: it changes whenever the other side takes some of it. */
function pendingOf(socket: Socket & { _handle?: { writeQueueSize?: number } | null }): string {
  const written = socket.bytesWritten - socket.writableLength;
  // A part of a large answer shows here only. Node's own timeout of a socket looks at it too.
  return `${written} ${socket._handle?.writeQueueSize}`;
}

/**
 * Ends connections of whose answers nothing was read for so long. A socket's own timeout begins
 * again with every byte that arrives, so a client that sends an empty line now and then, or its next
 * calls, would keep an answer for ever. The looks are counted, and not the time: a process that was
 * held up for a while has not looked, and has sent nothing either.
 */
export function endUnreadAnswers(server: Server, unreadMs: number): void {
  const stalled = new Map<Socket, { readonly pending: string; readonly looks: number }>();
  const sockets = new Set<Socket>();

  function look(socket: Socket): void {
    if (socket.writableLength === 0) {
      stalled.delete(socket);
      return;
    }
    const pending = pendingOf(socket);
    const before = stalled.get(socket);
    const looks = before?.pending === pending ? before.looks + 1 : 0;
    stalled.set(socket, { pending, looks });
    if (looks >= LOOKS) socket.destroy();
  }

  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => {
      sockets.delete(socket);
      stalled.delete(socket);
    });
  });
  const looking = setInterval(() => {
    for (const socket of sockets) look(socket);
  }, unreadMs / LOOKS);
  looking.unref();
  server.once('close', () => clearInterval(looking));
}
