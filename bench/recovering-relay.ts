// A bare Socket.IO relay that recovers the state of connections as the library does by itself: what was
// sent to a client while its connection was broken off is sent when it is back. The peer of
// bench/chat-drops.ts.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from 'socket.io';

/** For so long the library remembers a connection, in ms: its own default. */
const REMEMBERED_MS = 120_000;

const server = createServer();
const io = new Server(server, {
  serveClient: false,
  connectionStateRecovery: { maxDisconnectionDuration: REMEMBERED_MS },
});
io.on('connection', (socket) => {
  const { id } = socket.handshake.auth as { id: string };
  if (!socket.recovered) socket.join(id);
  socket.emit('joined');
});
process.on('message', ({ to, text }: { to: string; text: string }) => {
  io.to(to).emit('newMessage', text);
});
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  process.send?.({ url: `http://127.0.0.1:${port}` });
});
process.once('disconnect', () => process.exit());
