// A bare server of node:http that takes everything and does nothing. What a burst against it does to
// the product is what the callers themselves take of the machine.
import { createServer } from 'node:http';

const server = createServer((request, response) => {
  request.resume();
  request.once('end', () => response.writeHead(404, { 'content-type': 'text/plain' }).end('no'));
});
server.on('upgrade', (_request, socket) => socket.destroy());
server.listen(0, '127.0.0.1', () => process.send?.(server.address()));
