// A bare Socket.IO relay, which bench/chat.ts measures the product against: it keeps nothing and
// checks nothing, and hands each message to the same sockets as the product.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from 'socket.io';

const server = createServer();
const io = new Server(server, { serveClient: false });
io.on('connection', (socket) => {
  const { id, isStaff } = socket.handshake.auth as { id: string; isStaff: boolean };
  socket.join(isStaff ? 'staff' : id);
  socket.on('say', (to: string, message: object) => {
    io.to('staff').to(to).emit('newMessage', message);
  });
  socket.emit('onlineUsers', []);
});
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  process.send?.({ url: `http://127.0.0.1:${port}`, people: [] });
});
process.once('disconnect', () => process.exit());
