// Two bare Socket.IO relays in one, which bench/chat.ts measures the product against. They check
// nothing, and hand each message to the same sockets as the product. One keeps nothing, the other
// inserts the message into the product's database and waits for the commit. A message to it is answered with
// the memory that it uses.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { Server } from 'socket.io';

const database = new pg.Pool(JSON.parse(process.argv[2] ?? '{}') as pg.PoolConfig);
await database.query('create table bench_message (id uuid primary key, message json not null)');
const keep = { name: 'keep', text: 'insert into bench_message values ($1, $2)' };

type Published = readonly [message: { readonly _id: string }, conversation: object];

const server = createServer();
const io = new Server(server, { serveClient: false });
io.on('connection', (socket) => {
  const { id, isStaff } = socket.handshake.auth as { id: string; isStaff: boolean };
  const relay = (to: string, stated: Published) =>
    io
      .to('staff')
      .to(to)
      .emit('newMessage', ...stated);
  socket.join(isStaff ? 'staff' : id);
  socket.on('relay', relay);
  socket.on('keeping relay', async (to: string, stated: Published) => {
    await database.query({ ...keep, values: [stated[0]._id, JSON.stringify(stated[0])] });
    relay(to, stated);
  });
  socket.emit('onlineUsers', []);
});
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  process.send?.({ url: `http://127.0.0.1:${port}` });
});
process.on('message', () => {
  globalThis.gc?.();
  process.send?.(process.memoryUsage().rss);
});
process.once('disconnect', () => process.exit());
