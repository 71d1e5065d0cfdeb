import type { Server, Socket } from 'node:net';

/** So often does it look within the time that an answer may wait. */
const LOOKS = 4;

/**
 * What the other side has taken of a connection. A write counts when all of it is taken: answers are
 * written in pieces (answers-in-pieces.ts), so that one that is read slowly shows it.
 */
const takenOf = (socket: Socket): number => socket.bytesWritten - socket.writableLength;

/**
 * Ends connections of whose answers nothing was read for so long. A socket's own timeout begins
 * again with every byte that arrives, so a client that sends an empty line now and then, or its next
 * calls, would keep an answer for ever. The looks are counted, and not the time: a process that was
 * blocked for a while has not looked, and has sent nothing either.
 */
export function endUnreadAnswers(server: Server, unreadMs: number): void {
  const stalled = new Map<Socket, { readonly taken: number; readonly looks: number }>();
  const sockets = new Set<Socket>();

  function look(socket: Socket): void {
    if (socket.writableLength === 0) {
      stalled.delete(socket);
      return;
    }
    const taken = takenOf(socket);
    const before = stalled.get(socket);
    const looks = before?.taken === taken ? before.looks + 1 : 0;
    stalled.set(socket, { taken, looks });
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
